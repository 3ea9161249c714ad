import type { Day } from '../locale/days.ts';

/** What a total needs to know of a payment. Amounts in the currency of the brand's region. */
export interface Charge {
  readonly fleet_name: string;
  readonly day: Day;
  readonly amount: number;
}

export interface ChargeTotal {
  readonly count: number;
  /** Rounded to cents. */
  readonly amount: number;
}

export interface MonthTotal extends ChargeTotal {
  readonly fleet: string;
  /** `2026-03` */
  readonly month: string;
}

interface Payment {
  readonly fleet_name: string;
  readonly shop_order_date: Day;
  readonly amount: number;
}

/** What a payment for an order adds to a total. */
export const chargeOf = ({ fleet_name, shop_order_date, amount }: Payment): Charge => ({
  fleet_name,
  day: shop_order_date,
  amount,
});

const inCents = (amount: number): number => Math.round(amount * 100);

/** Sums cents, since sums of decimal fractions drift. */
export function totalOfCharges(charges: readonly Charge[]): ChargeTotal {
  return {
    count: charges.length,
    amount: charges.reduce((sum, { amount }) => sum + inCents(amount), 0) / 100,
  };
}

/** Totals by fleet and month: newest month first, fleets by name within a month. They add up to `totalOfCharges`. */
export function totalsByMonth(charges: readonly Charge[], language: string): MonthTotal[] {
  const groups = Map.groupBy(charges, ({ day, fleet_name }) => `${day.slice(0, 7)} ${fleet_name}`);
  return [...groups.values()]
    .map((group) => ({ fleet: group[0]!.fleet_name, month: group[0]!.day.slice(0, 7), ...totalOfCharges(group) }))
    .toSorted((a, b) => b.month.localeCompare(a.month) || a.fleet.localeCompare(b.fleet, language));
}
