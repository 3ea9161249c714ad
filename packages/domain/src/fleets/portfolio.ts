import type { DistanceUnit } from '../locale/region.ts';
import { medianOf } from '../median.ts';
import { costPerDistance } from '../vehicles/vehicle-figures.ts';

/** What the fleets of a portfolio are compared by. */
export const MEASURES = ['awaiting', 'pastDue', 'spend', 'costPerDistance'] as const;
export type Measure = (typeof MEASURES)[number];

/** A number, or null where the server has none. Zero is a number. */
type Figure = number | null;

export type Medians = Readonly<Record<Measure, Figure>>;

interface MeasuredFleet {
  readonly awaiting_approval_count: Figure;
  readonly past_due_service_count?: number;
  readonly ytd_maintenance_cost: Figure;
  readonly cost_per_mile: Figure;
}

/** A fleet's number; the cost per distance in the given unit. */
export function measureOf(fleet: MeasuredFleet, measure: Measure, unit: DistanceUnit): Figure {
  if (measure === 'awaiting') return fleet.awaiting_approval_count;
  if (measure === 'pastDue') return fleet.past_due_service_count ?? null;
  return measure === 'spend' ? fleet.ytd_maintenance_cost : costPerDistance(fleet, unit);
}

/** Medians of the fleets, each of those that have the number. */
export function mediansOf(fleets: readonly MeasuredFleet[], unit: DistanceUnit): Medians {
  const of = (measure: Measure): Figure => medianOf(fleets.map((fleet) => measureOf(fleet, measure, unit)));
  return {
    awaiting: of('awaiting'),
    pastDue: of('pastDue'),
    spend: of('spend'),
    costPerDistance: of('costPerDistance'),
  };
}

export interface Comparison {
  readonly side: 'above' | 'below' | 'same';
  /** Distance from the median. */
  readonly difference: number;
  /**
   * The same as a share of the median in whole percent; null for a median of zero, and where the amount says more: ten
   * times the median or more.
   */
  readonly percent: Figure;
}

const MOST_PERCENT = 999;

/** How a number compares with the median; null if either is missing. Less than half a percent away is the same. */
export function compareWithMedian(value: Figure, median: Figure): Comparison | null {
  if (value === null || median === null) return null;
  const difference = Math.abs(value - median);
  const percent = median === 0 ? null : Math.round((difference / median) * 100);
  const isSame = difference === 0 || percent === 0;
  return {
    side: isSame ? 'same' : value > median ? 'above' : 'below',
    difference: isSame ? 0 : difference,
    percent: percent !== null && percent > MOST_PERCENT ? null : percent,
  };
}
