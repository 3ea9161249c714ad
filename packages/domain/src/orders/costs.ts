import { formatDate } from '../locale/dates.ts';
import { addMonths } from '../locale/days.ts';
import type { DayRange } from '../locale/days.ts';
import type { CostDimension } from './cost-dimensions.ts';
import { isSavedService, pastOrderStatuses } from './orders.ts';
import type { OrderStatus } from './orders.ts';

/** The orders of which costs are made, as the server sums them by month: done, also without an appointment before. */
export const COST_STATUSES = [...pastOrderStatuses, 'walk_in'] as const satisfies readonly OrderStatus[];

export interface CostLine {
  readonly id: number;
  readonly name: string;
  readonly status?: string | null;
  readonly total: number | null;
}

/** What costs need to know of an order. */
export interface CostOrder {
  readonly id: number;
  readonly appointment_datetime: string | null;
  /** After promotions. */
  readonly total: number | null;
  /** Against the retail price. */
  readonly saving: number | null;
  readonly vehicle: { readonly id: number; readonly department_number: string | null };
  readonly shop: { readonly id: number } | null;
  readonly custom_shop_name?: string | null;
  readonly order_services: readonly CostLine[];
}

/**
 * An order, or by service one of its lines. What lines and total differ by is a row of its own: `promotion` if the
 * total is less (VOR-06), `other` if it is more.
 */
export type CostKind = 'order' | 'line' | 'promotion' | 'other';

/** What one bar consists of. Amounts in whole cents. */
export interface CostRow<Order extends CostOrder = CostOrder> {
  /** Tells it from every other row. */
  readonly id: string;
  readonly kind: CostKind;
  readonly order: Order;
  readonly line: Order['order_services'][number] | null;
  readonly cost: number;
  /** Null where the server gives none. */
  readonly saving: number | null;
  /** False until the shop has set a price; the cost is zero then. */
  readonly isPriced: boolean;
}

export interface CostGroup<Order extends CostOrder = CostOrder> {
  /** In addresses, and the same in every language but for services, which have no id: `2026-03`, `id.31`, `none`. */
  readonly key: string;
  readonly cost: number;
  /** Null if none of its rows has one. */
  readonly saving: number | null;
  readonly rows: readonly CostRow<Order>[];
}

/** Amounts come with decimals, whose sums drift. What cannot be read costs nothing. */
function inCents(amount: number | null): number {
  const cents = Math.round(Number(amount) * 100);
  return Number.isFinite(cents) ? cents : 0;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Shares an amount in proportion to weights, so that the parts add up to it; without any weight, the last has it. */
function shared(amount: number, weights: readonly number[]): number[] {
  const whole = sum(weights);
  let [before, given] = [0, 0];
  return weights.map((weight, at) => {
    before += weight;
    const upTo = at === weights.length - 1 ? amount : whole === 0 ? 0 : Math.round((amount * before) / whole);
    const part = upTo - given;
    given = upTo;
    return part;
  });
}

function rowOfOrder<Order extends CostOrder>(order: Order): CostRow<Order> {
  return {
    id: `${order.id}`,
    kind: 'order',
    order,
    line: null,
    cost: inCents(order.total),
    saving: order.saving === null ? null : inCents(order.saving),
    isPriced: order.total !== null,
  };
}

/** The lines that were not declined, and what they and the total differ by: together what the order costs and saves. */
function rowsOfLines<Order extends CostOrder>(order: Order): CostRow<Order>[] {
  const whole = rowOfOrder(order);
  const lines = order.order_services.filter(({ status }) => !isSavedService(status));
  // As long as the order has no total, none of its lines costs anything.
  const costs = lines.map(({ total }) => (whole.isPriced ? inCents(total) : 0));
  const difference = whole.cost - sum(costs);
  // A promotion saves what it takes off; the rest is what the shop's prices save.
  const ofPromotion = Math.min(Math.max(-difference, 0), whole.saving ?? 0);
  const savings = whole.saving === null ? null : shared(whole.saving - ofPromotion, costs);
  const rows = lines.map((line, at): CostRow<Order> => ({
    ...whole,
    id: `${order.id}.${at}`,
    kind: 'line',
    line,
    cost: costs[at]!,
    saving: savings && savings[at]!,
    isPriced: whole.isPriced && line.total !== null,
  }));
  if (difference === 0 && rows.length > 0) return rows;
  const kind = difference < 0 ? 'promotion' : 'other';
  const saving = rows.length === 0 ? whole.saving : whole.saving && ofPromotion;
  return [...rows, { ...whole, id: `${order.id}.${kind}`, kind, cost: difference, saving }];
}

const NONE = 'none';

const named = (text: string | null | undefined): string => (text?.trim() ? `name.${text.trim()}` : NONE);

const KEYS: Record<CostDimension, (row: CostRow) => string> = {
  // The day as everyone sees it.
  month: ({ order }) => formatDate(order.appointment_datetime, 'CA')?.slice(0, 7) ?? NONE,
  service: ({ kind, line }) => (line ? named(line.name) : kind),
  shop: ({ order: { shop, custom_shop_name } }) => (shop ? `id.${shop.id}` : named(custom_shop_name)),
  vehicle: ({ order }) => `id.${order.vehicle.id}`,
  department: ({ order }) => named(order.vehicle.department_number),
};

export interface CostSum {
  readonly cost: number;
  readonly saving: number | null;
}

/** In cents. Without a saving of any row it is not known. */
export function costOf(rows: readonly Pick<CostRow, 'cost' | 'saving'>[]): CostSum {
  const savings = rows.flatMap(({ saving }) => saving ?? []);
  return { cost: sum(rows.map(({ cost }) => cost)), saving: savings.length > 0 ? sum(savings) : null };
}

/** The months of a range of days: `2026-03`. */
function monthsOf({ start, end }: DayRange): string[] {
  const months: string[] = [];
  for (let day = `${start.slice(0, 7)}-01`; day !== '' && day <= end; day = addMonths(day, 1))
    months.push(day.slice(0, 7));
  return months;
}

/**
 * What orders cost and save, the highest cost first; by month every month of the range, in order. For every dimension,
 * the groups add up to the orders, to the cent.
 */
export function costsBy<Order extends CostOrder>(
  dimension: CostDimension,
  orders: readonly Order[],
  range: DayRange,
): CostGroup<Order>[] {
  const rows = orders.flatMap((order) => (dimension === 'service' ? rowsOfLines(order) : [rowOfOrder(order)]));
  const groups = new Map<string, CostRow<Order>[]>();
  if (dimension === 'month') for (const month of monthsOf(range)) groups.set(month, []);
  for (const row of rows) {
    const key = KEYS[dimension](row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  const result = [...groups].map(([key, own]) => ({ key, rows: own, ...costOf(own) }));
  return result.toSorted((a, b) =>
    dimension === 'month' ? a.key.localeCompare(b.key) : b.cost - a.cost || a.key.localeCompare(b.key),
  );
}
