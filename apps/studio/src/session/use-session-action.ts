import { useMutation, useQueryClient } from '@tanstack/react-query';
import { textOf } from '../app/control-api.ts';
import { sessionQuery } from '../app/queries.ts';
import { toasts } from '../app/toasts.ts';

interface SessionAction<Given, Result> {
  act: (given: Given) => Promise<Result>;
  /** Confirmation to show on success. */
  done: string | ((result: Result, given: Given) => string);
  /** Title of the failure's toast. Omitted by a form that shows the failure itself. */
  failed?: string;
  after?: (result: Result) => unknown;
}

/** Runs an action on a session, shows the outcome and refetches the session. */
export function useSessionAction<Given = void, Result = unknown>(
  id: string,
  { act, done, failed, after }: SessionAction<Given, Result>,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: async (result, given) => {
      toasts.show({ title: typeof done === 'string' ? done : done(result, given), tone: 'success' });
      await after?.(result);
    },
    onError: (problem) =>
      failed !== undefined && toasts.show({ title: failed, description: textOf(problem), tone: 'error' }),
    onSettled: () => cache.invalidateQueries({ queryKey: sessionQuery(id).queryKey, exact: true }),
  });
}
