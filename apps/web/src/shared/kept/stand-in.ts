import { notifyManager } from '@tanstack/react-query';
import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@wayside/api-client';
import { isOffline, isWithoutNetwork, setCut } from './connection.ts';
import { recall } from './keeper.ts';

/** Queries whose next success is kept data, not an answer from the server. */
const standingIn = new WeakSet<Query>();

/**
 * What stands in for the answer to a query without a network: what the page shows already, or the device has kept, with
 * the time it is from. Undefined if nothing does.
 */
export async function standIn(client: QueryClient, query: Query, problem: unknown): Promise<unknown> {
  if (!isOffline() && !(problem instanceof ApiError && problem.failure.kind === 'offline')) return undefined;
  const { data, dataUpdatedAt } = query.state;
  if (data === undefined) {
    const kept = await recall(query);
    if (kept === undefined) return undefined;
    standingIn.add(query);
    if (!isWithoutNetwork()) beCut(client);
    return kept;
  }
  // With a network that doesn't answer, the page says that what it shows may be old, with a way to try again.
  if (!isOffline()) return undefined;
  notifyManager.schedule(() => query.setState({ dataUpdatedAt, isInvalidated: true }));
  return data;
}

/** The browser believes it is online, but nothing answers. The next answer ends that and reloads what is on screen. */
function beCut(client: QueryClient): void {
  setCut(true);
  const stop = client.getQueryCache().subscribe((event) => {
    const isAnswer = event.type === 'updated' && event.action.type === 'success' && !event.action.manual;
    if (!isAnswer || standingIn.delete(event.query)) return;
    stop();
    setCut(false);
    void client.refetchQueries({ type: 'active', stale: true });
  });
}
