import { addDays, addMonths } from '../locale/days.ts';
import type { Day, DayRange } from '../locale/days.ts';
import { totalOfCharges } from './transactions.ts';
import type { Charge } from './transactions.ts';

/** How many full months a trend covers. */
const MONTHS = 12;

/** What was spent in one month, such as `2026-03`. */
export interface MonthSpend {
  readonly month: string;
  readonly total: number;
}

/** The last full month beside the one before it. */
export interface SpendChange {
  readonly last: number;
  readonly before: number;
  readonly difference: number;
  /** The difference as a share of the month before, in whole percent; null if nothing was spent then. */
  readonly percent: number | null;
}

export interface FleetSpend extends SpendChange {
  readonly fleet: string;
  readonly total: number;
}

export interface SpendTrend {
  /** Oldest first; every month, also those without a payment. */
  readonly months: readonly MonthSpend[];
  readonly total: number;
  readonly change: SpendChange;
  /** Those with payments, the one that spent most first. */
  readonly fleets: readonly FleetSpend[];
}

/** The last twelve full months before a day: the running month would look like a fall. */
export function trendRange(today: Day): DayRange {
  const first = `${today.slice(0, 7)}-01`;
  return { start: addMonths(first, -MONTHS), end: addDays(first, -1) };
}

function changeOf(charges: readonly Charge[], [before = '', last = '']: readonly string[]): SpendChange {
  const of = (month: string): number => totalOfCharges(charges.filter(({ day }) => day.startsWith(month))).amount;
  const [amount, earlier] = [of(last), of(before)];
  const difference = Math.round((amount - earlier) * 100) / 100;
  return {
    last: amount,
    before: earlier,
    difference,
    percent: earlier === 0 ? null : Math.round((difference / earlier) * 100),
  };
}

/** The trend of payments; those outside `trendRange` do not count. Fleets of one name are one: payments know no more. */
export function spendTrend(payments: readonly Charge[], today: Day): SpendTrend {
  const { start, end } = trendRange(today);
  const charges = payments.filter(({ day }) => day >= start && day <= end);
  const months = Array.from({ length: MONTHS }, (_, at) => addMonths(start, at).slice(0, 7));
  const lastTwo = months.slice(-2);
  const byMonth = Map.groupBy(charges, ({ day }) => day.slice(0, 7));
  const byFleet = Map.groupBy(charges, ({ fleet_name }) => fleet_name);
  return {
    months: months.map((month) => ({ month, total: totalOfCharges(byMonth.get(month) ?? []).amount })),
    total: totalOfCharges(charges).amount,
    change: changeOf(charges, lastTwo),
    fleets: [...byFleet]
      .map(([fleet, own]) => ({ fleet, total: totalOfCharges(own).amount, ...changeOf(own, lastTwo) }))
      .toSorted((a, b) => b.total - a.total || a.fleet.localeCompare(b.fleet)),
  };
}
