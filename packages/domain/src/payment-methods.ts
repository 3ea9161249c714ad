import type { Day } from './dates.ts';

/** Whether a card has expired: it is valid through the end of its month (`04/2028`). Methods without a date never expire. */
export function isExpired(method: { readonly expiration_date: string | null }, today: Day): boolean {
  const [month, year] = method.expiration_date?.split('/') ?? [];
  return month !== undefined && year !== undefined && `${year}-${month}` < today.slice(0, 7);
}
