import { useState } from 'react';

/** What there is to know of a query that can be tried again. */
export interface Retryable {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/**
 * The problem of a query without data, and how to retry it. A query clears its error while it refetches; this keeps it
 * until the response arrives, so that the retry button doesn't vanish.
 */
export function useRetry({ error, isFetching, refetch }: Retryable): { problem: Error | null; retry: () => void } {
  const [retried, setRetried] = useState<Error | null>(null);
  const problem = error ?? (isFetching ? retried : null);
  if (!isFetching && retried !== null && retried !== error) setRetried(null);
  const retry = () => {
    setRetried(error);
    void refetch();
  };
  return { problem, retry };
}
