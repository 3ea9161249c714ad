import { compareWithMedian, formatPercent, measureOf } from '@wayside/domain';
import type { Measure } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { NotSet, TwoLines, VisuallyHidden } from '@wayside/ui';
import { readingOf } from '../../../shared/brand/brand.ts';
import type { Fleet } from '../fleets.queries.ts';
import { FleetLink } from './fleet-link.tsx';
import type { Enter } from './fleet-link.tsx';
import { useMedians } from './medians.ts';
import { unit } from './use-measures.ts';
import type { MeasureFace } from './use-measures.ts';

interface MeasureCellProps {
  fleet: Fleet;
  measure: Measure;
  face: MeasureFace;
  onEnter: Enter;
}

/** A fleet's number, which leads to its rows inside the fleet, and how it compares with the median. */
export function MeasureCell({ fleet, measure, face, onEnter }: MeasureCellProps) {
  const { t } = useTranslation('portfolio');
  const value = measureOf(fleet, measure, unit);
  if (value === null) return <NotSet />;
  const text = face.format(value);
  return (
    <TwoLines note={<Comparison value={value} measure={measure} face={face} />}>
      {value === 0 ? (
        text
      ) : (
        <FleetLink
          fleet={fleet}
          to={face.to}
          label={t('open', { value: text, measure: face.name, fleet: fleet.name })}
          onEnter={onEnter}
        >
          {text}
        </FleetLink>
      )}
    </TwoLines>
  );
}

const SIGNS = { above: '+', below: '−' } as const;

function Comparison({ value, measure, face }: { value: number; measure: Measure; face: MeasureFace }) {
  const { t, i18n } = useTranslation('portfolio');
  const comparison = compareWithMedian(value, useMedians()[measure]);
  if (!comparison) return null;
  const { side, difference, percent } = comparison;
  if (side === 'same') return t('median.same');
  const by =
    face.isCount || percent === null ? face.format(difference) : formatPercent(percent, readingOf(i18n.language));
  return (
    <>
      <span aria-hidden="true">{t('median.short', { by: `${SIGNS[side]}${by}` })}</span>
      <VisuallyHidden>{t(`median.${side}`, { by })}</VisuallyHidden>
    </>
  );
}
