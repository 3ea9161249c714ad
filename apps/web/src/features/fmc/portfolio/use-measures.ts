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
  /** A missing number as missing. */
  format: (value: number | null) => string;
  isCount: boolean;
  to: Target;
}

export function useMeasures(): Readonly<Record<Measure, MeasureFace>> {
  const { t, i18n } = useTranslation('portfolio');
  return useMemo(() => {
    const reading = readingOf(i18n.language);
    const day = today();
    const year = day.slice(0, 4);
    // Counts differ by a number, amounts by a share.
    const count = { format: (value: number | null) => formatNumber(value, reading), isCount: true };
    const money = { format: (value: number | null) => formatMoney(value, reading), isCount: false };
    const ofYear = { tab: 'past', from: `${year}-01-01`, to: day } as const;
    return {
      awaiting: { ...count, name: t('measures.awaiting'), to: { next: place.services(), state: { from: 'approval' } } },
      pastDue: {
        ...count,
        name: t('measures.pastDue'),
        to: { next: place.services({ tab: 'upcoming', due: 'pastDue' }) },
      },
      spend: { ...money, name: t('measures.spend', { year }), to: { next: place.services(ofYear) } },
      costPerDistance: { ...money, name: t(`measures.costPerDistance.${unit}`), to: { next: vehiclesByCostPlace } },
    };
  }, [t, i18n.language]);
}
