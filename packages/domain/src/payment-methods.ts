import type { Day } from './dates.ts';

/** Whether a card is over: it is good to the end of its month (`04/2028`). What has no date never is. */
export function isExpired(method: { readonly expiration_date: string | null }, today: Day): boolean {
  const [month, year] = method.expiration_date?.split('/') ?? [];
  return month !== undefined && year !== undefined && `${year}-${month}` < today.slice(0, 7);
}
