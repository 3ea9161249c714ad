import { PATTERNS, activityRange, isFmcUser, matchesPattern, orderIdOf } from '@wayside/domain';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { preloadTable } from '@wayside/ui';
import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { dashboardQuery } from '../features/dashboard/dashboard.queries.ts';
import { isDailyPage } from '../head/daily-pages.ts';
import { showsUsualOrders } from '../head/first-calls.ts';
import { areEarlyThere, holdCallsUntilPaint } from '../shared/data/early.ts';
import { queryClient } from '../shared/data/query-client.ts';
import { currentUserQuery, myFleetQuery } from '../shared/data/user.ts';
import { fleetOrdersQuery, orderQuery, ordersQuery } from '../shared/orders/orders.queries.ts';
import { rememberedUser } from '../shared/session/session.ts';
import { favoriteShopsQuery } from '../shared/shops/shops.queries.ts';
import { today } from '../shared/today.ts';
import { requestVehiclesQuery } from '../shared/vehicles/vehicles.queries.ts';

/** Milliseconds that the shell waits for the code of its first page. */
const PATIENCE = 500;

/** The page's own queries among those that the head has called for (`head/first-calls.ts`). */
export function firstQueriesAt(path: string): readonly FetchQueryOptions[] {
  const isAt = (pattern: Parameters<typeof matchesPattern>[0]): boolean => matchesPattern(pattern, path);
  if (isAt(PATTERNS.dashboard)) return [dashboardQuery()] as FetchQueryOptions[];
  const vehicles = isFmcUser(rememberedUser()) ? [] : [requestVehiclesQuery(null)];
  if (isAt(PATTERNS.serviceRequest)) return [favoriteShopsQuery(), ...vehicles] as FetchQueryOptions[];
  if (isAt(PATTERNS.services)) return (showsUsualOrders() ? [ordersQuery('active', activityRange(today()))] : []) as FetchQueryOptions[];
  const id = isAt(PATTERNS.order) ? orderIdOf(path.split('/')[2]) : undefined;
  return id === undefined ? [] : ([orderQuery(id), fleetOrdersQuery()] as FetchQueryOptions[]);
}

/** Takes the responses that have arrived while the app was loading. Waits for none, and leaves failures to the page. */
async function takeResponses(path: string): Promise<void> {
  if (!areEarlyThere()) return;
  // First the user, who decides which fleet the other queries are about.
  await queryClient.prefetchQuery(currentUserQuery);
  const queries = firstQueriesAt(path);
  await Promise.all([queryClient.prefetchQuery(myFleetQuery()), ...queries.map((query) => queryClient.prefetchQuery(query))]);
  if (queries.length > 0) holdCallsUntilPaint();
}

/** Loads the code of a daily page, and of tables in a wide window: the head has asked for the files. A failure is the page's to show. */
async function loadPage(path: string, routes: RouteObject[]): Promise<void> {
  const matches = isDailyPage(path) ? (matchRoutes(routes, path) ?? []) : [];
  const parts = matches.map(({ route }) => (route.Component as { preload?: () => Promise<void> } | undefined)?.preload?.());
  await Promise.allSettled([...parts, preloadTable()]);
}

/** Prepares the first signed-in page, so that it appears whole and is rendered once, instead of shell, skeletons and content one by one. */
export async function prepareFirstPage(path: string, routes: RouteObject[]): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.all([takeResponses(path), loadPage(path, routes)]), late]);
}
