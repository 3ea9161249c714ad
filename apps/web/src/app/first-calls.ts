import { PATTERNS, matchesPattern, orderIdOf } from '@wayside/domain';
import { dashboardQuery } from '../features/dashboard/dashboard.queries.ts';
import { readServices } from '../features/services/services-address.ts';
import { beginEarly } from '../shared/data/early.ts';
import type { EarlyQuery } from '../shared/data/early.ts';
import { currentUserQuery, myFleetQuery } from '../shared/data/user.ts';
import { orderQuery, ordersQuery } from '../shared/orders/orders.queries.ts';
import { favoriteShopsQuery } from '../shared/shops/shops.queries.ts';
import { today } from '../shared/today.ts';

type PathAndQuery = Pick<Location, 'pathname' | 'search'>;

/** What the daily pages show first; others call once they are loaded. */
function queriesOfPage({ pathname, search }: PathAndQuery): readonly EarlyQuery[] {
  if (matchesPattern(PATTERNS.dashboard, pathname)) return [dashboardQuery()];
  if (matchesPattern(PATTERNS.serviceRequest, pathname)) return [favoriteShopsQuery()];
  if (matchesPattern(PATTERNS.services, pathname)) {
    const { tab, range } = readServices(new URLSearchParams(search), today());
    return tab === 'upcoming' ? [] : [ordersQuery(tab, range)];
  }
  const order = matchesPattern(PATTERNS.order, pathname) ? orderIdOf(pathname.split('/')[2]) : undefined;
  return order === undefined ? [] : [orderQuery(order)];
}

/** Begins the calls that every signed-in page waits for, and the first ones of this page, while its code loads. */
export function beginFirstCalls(page: PathAndQuery): void {
  for (const query of [currentUserQuery, myFleetQuery(), ...queriesOfPage(page)]) beginEarly(query);
}
