import { preloadTable } from '@wayside/ui';
import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { callsOfPage } from '../head/daily-pages.ts';
import { areEarlyThere, holdCallsUntilPaint } from '../shared/data/early.ts';
import { queryClient } from '../shared/data/query-client.ts';
import { readCall } from '../shared/data/read.ts';
import { currentUserQuery, myFleetQuery } from '../shared/data/user.ts';

/** Milliseconds that the shell waits for the code of its first page. */
const PATIENCE = 500;

/** Takes the responses that have arrived while the app was loading. Waits for none, and leaves failures to the page. */
async function takeResponses(path: string): Promise<void> {
  if (!areEarlyThere()) return;
  // First the user, who decides which fleet the other queries are about.
  await queryClient.prefetchQuery(currentUserQuery);
  const calls = callsOfPage(path) ?? [];
  await Promise.all([
    queryClient.prefetchQuery(myFleetQuery()),
    ...calls.map((call) => queryClient.prefetchQuery(readCall(call))),
  ]);
  if (calls.length > 0) holdCallsUntilPaint();
}

/**
 * Loads the code of a daily page, and of tables in a wide window: the head has asked for the files. A failure is the
 * page's to show.
 */
async function loadPage(path: string, routes: RouteObject[]): Promise<void> {
  const matches = (callsOfPage(path) && matchRoutes(routes, path)) ?? [];
  const parts = matches.map(({ route }) =>
    (route.Component as { preload?: () => Promise<void> } | undefined)?.preload?.(),
  );
  await Promise.allSettled([...parts, preloadTable()]);
}

/**
 * Prepares the first signed-in page, so that it appears whole and is rendered once, instead of shell, skeletons and
 * content one by one.
 */
export async function prepareFirstPage(path: string, routes: RouteObject[]): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.all([takeResponses(path), loadPage(path, routes)]), late]);
}
