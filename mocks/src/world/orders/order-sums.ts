import type { Schemas } from '@wayside/api-client';
import { isPastStatus } from '@wayside/domain';
import { cents } from '../seed/cents.ts';
import { isWithin, shopDay } from '../seed/moments.ts';
import type { StoredOrder } from './order-source.ts';
import type { Surroundings } from '../surroundings.ts';

const LONGEST_RANGE_MONTHS = 120;

/** Completed maintenance, including the walk-ins that no default list shows. */
export const isDone = (status: string): boolean => isPastStatus(status) || status === 'walk_in';

interface Sums {
  awaiting: number;
  done: number;
  cost: number;
  costThisYear: number;
}

const sumsByList = new WeakMap<readonly StoredOrder[], Sums>();

/**
 * Totals of a list of orders after promotions, cached per list: lists of untouched fleets never change, and a finished
 * order can have a promotion only if the session touched it.
 */
export function sumsOf(orders: readonly StoredOrder[], promotions: Surroundings['promotions'], year: string): Sums {
  const summed = sumsByList.get(orders);
  if (summed) return summed;
  const sums: Sums = { awaiting: 0, done: 0, cost: 0, costThisYear: 0 };
  for (const order of orders) {
    const { status, appointment_datetime } = order;
    if (status === 'awaiting_approval') sums.awaiting++;
    if (!isDone(status)) continue;
    const total = promotions.amountOf(order) ?? 0;
    sums.done++;
    sums.cost += total;
    if (appointment_datetime !== null && shopDay(appointment_datetime).startsWith(year)) sums.costThisYear += total;
  }
  sumsByList.set(orders, sums);
  return sums;
}

/** Cost of finished orders per month, oldest first, including months without any; undefined for an invalid range. */
export function monthlyCosts(
  orders: readonly StoredOrder[],
  promotions: Surroundings['promotions'],
  { start, end }: { start: string; end: string },
): Schemas['MonthlyServiceCost'][] | undefined {
  const months = monthsBetween(start, end);
  if (months.length === 0) return undefined;
  const totals = new Map(months.map((month) => [month, 0]));
  for (const order of orders) {
    const { status, appointment_datetime } = order;
    if (!isDone(status) || appointment_datetime === null) continue;
    const day = shopDay(appointment_datetime);
    const month = day.slice(0, 7);
    if (isWithin(day, start, end)) totals.set(month, totals.get(month)! + (promotions.amountOf(order) ?? 0));
  }
  return [...totals].map(([month, total]) => ({ month, total: cents(total) }));
}

function monthsBetween(start: string, end: string): string[] {
  const count = monthNumber(end) - monthNumber(start) + 1;
  if (start > end || count > LONGEST_RANGE_MONTHS) return [];
  return Array.from({ length: count }, (_, index) => {
    const month = monthNumber(start) + index;
    return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
