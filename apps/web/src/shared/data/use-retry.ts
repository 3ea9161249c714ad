import { useState } from 'react';

interface Asked {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/**
 * The problem of a query that has no data, and a way to try again. A query forgets its problem while it is fetched again; on screen it stays
 * until the answer is there, so that the button under the finger does not go.
 */
export function useRetry({ error, isFetching, refetch }: Asked): { problem: Error | null; retry: () => void } {
  const [retried, setRetried] = useState<Error | null>(null);
  const problem = error ?? (isFetching ? retried : null);
  if (!isFetching && retried !== null && retried !== error) setRetried(null);
  const retry = () => {
    setRetried(error);
    void refetch();
  };
  return { problem, retry };
}
