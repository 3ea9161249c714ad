import { MEASURES, formatNumber, measureOf, place } from '@wayside/domain';
import type { Measure } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import type { Column } from '@wayside/ui';
import { useMemo } from 'react';
import { readingOf } from '../../../shared/brand/brand.ts';
import type { Fleet } from '../fleets.queries.ts';
import { useSharedColumns } from '../use-shared-columns.tsx';
import { FleetLink } from './fleet-link.tsx';
import type { Enter } from './fleet-link.tsx';
import { MeasureCell } from './measure-cell.tsx';
import { unit, useMeasures } from './use-measures.ts';

const VEHICLES = { next: place.vehicles };
/** A name is searched for, not a number. */
const notSearched = () => '';
const WIDTHS: Record<Measure, number> = { awaiting: 152, pastDue: 132, spend: 160, costPerDistance: 176 };

/** The fleet, what it is compared by, and its size. Region and rep are searched, and shown on demand. */
export function usePortfolioColumns(hasPastDue: boolean, onEnter: Enter): Column<Fleet>[] {
  const { t, i18n } = useTranslation('portfolio');
  const faces = useMeasures();
  const { name, active, region, rep, vehicles } = useSharedColumns();
  return useMemo((): Column<Fleet>[] => {
    const measured = (measure: Measure): Column<Fleet> => ({
      id: measure,
      header: faces[measure].name,
      value: (fleet) => measureOf(fleet, measure, unit),
      format: (fleet) => faces[measure].format(measureOf(fleet, measure, unit)),
      searched: notSearched,
      cell: (fleet) => <MeasureCell fleet={fleet} measure={measure} face={faces[measure]} onEnter={onEnter} />,
      hasTwoLines: true,
      kind: faces[measure].isCount ? 'number' : 'money',
      hasFilter: true,
      width: WIDTHS[measure],
      minWidth: WIDTHS[measure] - 12,
      sort: measure === 'awaiting' ? 'desc' : undefined,
    });
    const vehicleCount = (fleet: Fleet) =>
      fleet.vehicles_total === 0 ? (
        '0'
      ) : (
        <FleetLink
          fleet={fleet}
          to={VEHICLES}
          label={t('vehicles', { count: fleet.vehicles_total, fleet: fleet.name })}
          onEnter={onEnter}
        >
          {formatNumber(fleet.vehicles_total, readingOf(i18n.language))}
        </FleetLink>
      );
    return [
      { ...name, id: 'name' },
      ...MEASURES.filter((measure) => measure !== 'pastDue' || hasPastDue).map(measured),
      { ...vehicles, id: 'vehicles', searched: notSearched, cell: vehicleCount },
      { ...active, id: 'active', searched: notSearched },
      { ...region, id: 'region', isHidden: true, hasFilter: true },
      { ...rep, id: 'rep', isHidden: true, hasFilter: true },
    ];
  }, [t, i18n.language, faces, name, active, region, rep, vehicles, hasPastDue, onEnter]);
}
