import { PATTERNS, matchesPattern, orderIdOf } from '@wayside/domain';
import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { dashboardQuery } from '../features/dashboard/dashboard.queries.ts';
import { isDailyPage } from '../head/daily-pages.ts';
import { areEarlyThere } from '../shared/data/early.ts';
import { queryClient } from '../shared/data/query-client.ts';
import { currentUserQuery, myFleetQuery } from '../shared/data/user.ts';
import { orderQuery } from '../shared/orders/orders.queries.ts';
import { favoriteShopsQuery } from '../shared/shops/shops.queries.ts';

/** Milliseconds that the shell waits for the code of its first page. */
const PATIENCE = 500;

/** The page's own query among those that the head has called for (`head/first-calls.ts`). */
export function firstQueryAt(path: string) {
  const isAt = (pattern: Parameters<typeof matchesPattern>[0]): boolean => matchesPattern(pattern, path);
  if (isAt(PATTERNS.dashboard)) return dashboardQuery();
  if (isAt(PATTERNS.serviceRequest)) return favoriteShopsQuery();
  const id = isAt(PATTERNS.order) ? orderIdOf(path.split('/')[2]) : undefined;
  return id === undefined ? undefined : orderQuery(id);
}

/** Takes the responses that have arrived while the app was loading. Waits for none, and leaves failures to the page. */
async function takeResponses(path: string): Promise<void> {
  if (!areEarlyThere()) return;
  // First the user, who decides which fleet the other queries are about.
  await queryClient.prefetchQuery(currentUserQuery);
  const query = firstQueryAt(path);
  await Promise.all([queryClient.prefetchQuery(myFleetQuery()), query && queryClient.prefetchQuery(query as never)]);
}

/** Loads the code of a daily page, whose files the head has asked for with the shell's. A failure is the page's to show. */
async function loadPage(path: string, routes: RouteObject[]): Promise<void> {
  if (!isDailyPage(path)) return;
  const parts = (matchRoutes(routes, path) ?? []).map(({ route }) => route.Component as { preload?: () => Promise<void> } | undefined);
  await Promise.allSettled(parts.map((part) => part?.preload?.()));
}

/** Prepares the first signed-in page, so that it appears whole and is rendered once, instead of shell, skeletons and content one by one. */
export async function prepareFirstPage(path: string, routes: RouteObject[]): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.all([takeResponses(path), loadPage(path, routes)]), late]);
}
