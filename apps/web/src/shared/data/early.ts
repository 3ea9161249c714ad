import { hashKey } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/** Milliseconds for which the result may stand in for a new call. */
const FRESH = 30_000;

interface EarlyCall {
  result: Promise<unknown>;
  begunAt: number;
}

export interface EarlyQuery {
  queryKey: readonly unknown[];
  queryFn?: unknown;
  staleTime?: unknown;
}

const begun = new Map<string, EarlyCall>();

/**
 * Begins the call of a query before the page that asks it is loaded. If the response is there first, it waits in the cache; otherwise, and if
 * the call failed, the query takes it as if it had called by itself.
 */
export function beginEarly({ queryKey, queryFn, staleTime }: EarlyQuery): void {
  if (queryClient.getQueryData(queryKey) !== undefined) return;
  const send = queryFn as (context: { queryKey: readonly unknown[]; signal: AbortSignal }) => Promise<unknown>;
  const hash = hashKey(queryKey);
  const call = { result: send({ queryKey, signal: new AbortController().signal }), begunAt: Date.now() };
  begun.set(hash, call);
  call.result.then(
    (data) => {
      // What is never fresh is not taken from the cache.
      if (begun.get(hash) !== call || staleTime === 0) return;
      begun.delete(hash);
      queryClient.setQueryData(queryKey, data);
    },
    // Without a taker, a failure doesn't matter.
    () => undefined,
  );
}

/** The early call of a query, once: the next time, it calls by itself. */
export function takeEarly(queryKey: readonly unknown[]): Promise<unknown> | undefined {
  const hash = hashKey(queryKey);
  const call = begun.get(hash);
  begun.delete(hash);
  return call && Date.now() - call.begunAt < FRESH ? call.result : undefined;
}

/** For sign-out. */
export const dropEarly = (): void => begun.clear();
