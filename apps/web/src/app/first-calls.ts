import { PATTERNS, matchesPattern, orderIdOf } from '@wayside/domain';
import { dashboardQuery } from '../features/dashboard/dashboard.queries.ts';
import { beginEarly } from '../shared/data/early.ts';
import { queryClient } from '../shared/data/query-client.ts';
import { currentUserQuery, myFleetQuery } from '../shared/data/user.ts';
import { orderQuery } from '../shared/orders/orders.queries.ts';
import { favoriteShopsQuery } from '../shared/shops/shops.queries.ts';

/** What the daily pages show first; others call once they are loaded. */
function queriesOfPage(pathname: string) {
  if (matchesPattern(PATTERNS.dashboard, pathname)) return [dashboardQuery()];
  if (matchesPattern(PATTERNS.serviceRequest, pathname)) return [favoriteShopsQuery()];
  const order = matchesPattern(PATTERNS.order, pathname) ? orderIdOf(pathname.split('/')[2]) : undefined;
  return order === undefined ? [] : [orderQuery(order)];
}

/** Begins the calls that every signed-in page waits for, and the first ones of this page, while its code loads. */
export function beginFirstCalls(pathname: string): void {
  for (const query of [currentUserQuery, myFleetQuery(), ...queriesOfPage(pathname)])
    if (queryClient.getQueryData(query.queryKey) === undefined) beginEarly(query);
}
