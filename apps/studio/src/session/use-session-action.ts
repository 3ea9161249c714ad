import { useMutation, useQueryClient } from '@tanstack/react-query';
import { textOf } from '../app/control-api.ts';
import { sessionQuery } from '../app/queries.ts';
import { toasts } from '../app/toasts.ts';

interface SessionAction<Given, Result> {
  act: (given: Given) => Promise<Result>;
  /** What to say when it is done. */
  done: string | ((result: Result, given: Given) => string);
  failed: string;
  after?: (given: Given) => unknown;
}

/** One action on a session: shows the outcome and refetches the session. */
export function useSessionAction<Given = void, Result = unknown>(id: string, { act, done, failed, after }: SessionAction<Given, Result>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: async (result, given) => {
      toasts.show({ title: typeof done === 'string' ? done : done(result, given), tone: 'success' });
      await after?.(given);
    },
    onError: (problem) => toasts.show({ title: failed, description: textOf(problem), tone: 'error' }),
    onSettled: () => cache.invalidateQueries({ queryKey: sessionQuery(id).queryKey, exact: true }),
  });
}
