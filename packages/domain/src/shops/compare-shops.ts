import type { FreeTime } from './earliest-time.ts';

/** What is compared. Undefined while it is not known, null where there is none to compare. */
export interface ShopFacts {
  readonly id: number;
  /** Null without a place to measure from. */
  readonly distance: number | null | undefined;
  /** Of all chosen services; null where only the shop can tell all of it. */
  readonly price: number | null | undefined;
  /** Null if it has none in the days that were looked through, or takes no appointments. */
  readonly earliest: FreeTime | null | undefined;
}

export const SHOP_MARKS = ['nearest', 'cheapest', 'earliest'] as const;
export type ShopMark = (typeof SHOP_MARKS)[number];

/**
 * The shops with the least of something, several if they are equal. None before all are known, and none where all are
 * equal: a mark says that choosing makes a difference. @param least how many must have it for that
 */
function withLeast<Value extends number | string>(
  shops: readonly ShopFacts[],
  valueOf: (shop: ShopFacts) => Value | null | undefined,
  least: number,
): number[] {
  const values = shops.map(valueOf);
  const known = values.filter((value) => value !== null && value !== undefined);
  if (values.includes(undefined) || known.length < least) return [];
  const best = known.reduce((one, other) => (other < one ? other : one));
  const ids = shops.filter((_, index) => values[index] === best).map(({ id }) => id);
  return ids.length < shops.length ? ids : [];
}

/** Which shops are the nearest, the cheapest and the earliest (ATN-05). */
export function compareShops(shops: readonly ShopFacts[]): Readonly<Record<ShopMark, readonly number[]>> {
  return {
    // One price or distance among unknown ones proves nothing; one free time where the others have none does.
    nearest: withLeast(shops, ({ distance }) => distance, 2),
    cheapest: withLeast(shops, ({ price }) => price, 2),
    earliest: withLeast(shops, ({ earliest }) => earliest && `${earliest.date} ${earliest.time}`, 1),
  };
}
