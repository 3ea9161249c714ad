import { hashKey } from '@tanstack/react-query';

/** Milliseconds for which the result may stand in for a new call. */
const FRESH = 30_000;

interface EarlyCall {
  result: Promise<unknown>;
  begunAt: number;
}

interface EarlyQuery {
  queryKey: readonly unknown[];
  queryFn?: unknown;
}

const begun = new Map<string, EarlyCall>();

/** Begins the call of a query before the page that asks it is loaded. The query takes the result, a failure too, as if it had called by itself. */
export function beginEarly({ queryKey, queryFn }: EarlyQuery): void {
  const call = queryFn as (context: { queryKey: readonly unknown[]; signal: AbortSignal }) => Promise<unknown>;
  const result = call({ queryKey, signal: new AbortController().signal });
  // Without a taker, a failure doesn't matter.
  result.catch(() => undefined);
  begun.set(hashKey(queryKey), { result, begunAt: Date.now() });
}

/** The result of the early call of a query, once: the next time, it calls by itself. */
export function takeEarly(queryKey: readonly unknown[]): Promise<unknown> | undefined {
  const hash = hashKey(queryKey);
  const call = begun.get(hash);
  begun.delete(hash);
  return call && Date.now() - call.begunAt < FRESH ? call.result : undefined;
}

/** For sign-out. */
export const dropEarly = (): void => begun.clear();
