import { formatMoney, formatNumber, place, regionRules, vehiclesByCostPlace } from '@wayside/domain';
import type { Measure } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { useMemo } from 'react';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { today } from '../../../shared/today.ts';
import type { Wish } from '../../../shared/fleets/use-administer.ts';

export const { distanceUnit: unit } = regionRules(brand.region);

/** A page of the fleet, with the history state it is opened with. */
export type Target = Pick<Wish, 'next' | 'state'>;

/** How each measure is named and written, and where its rows are inside the fleet. */
export interface MeasureFace {
  name: string;
  format: (value: number) => string;
  /** Counts differ by a number, amounts by a share. */
  isCount: boolean;
  to: Target;
}

export function useMeasures(): Readonly<Record<Measure, MeasureFace>> {
  const { t, i18n } = useTranslation(['portfolio', 'common']);
  return useMemo(() => {
    const reading = readingOf(i18n.language);
    const count = (value: number): string => formatNumber(value, reading);
    const money = (value: number): string => formatMoney(value, reading);
    const day = today();
    const year = day.slice(0, 4);
    return {
      awaiting: { name: t('measures.awaiting'), format: count, isCount: true, to: { next: place.services(), state: { from: 'approval' } } },
      pastDue: {
        name: t('measures.pastDue'),
        format: count,
        isCount: true,
        to: { next: place.services({ tab: 'upcoming', due: 'pastDue' }) },
      },
      spend: {
        name: t('measures.spend', { year }),
        format: money,
        isCount: false,
        to: { next: place.services({ tab: 'past', from: `${year}-01-01`, to: day }) },
      },
      costPerDistance: {
        name: t(unit === 'km' ? 'common:units.costPerKilometer' : 'common:units.costPerMile'),
        format: money,
        isCount: false,
        to: { next: vehiclesByCostPlace },
      },
    };
  }, [t, i18n.language]);
}
