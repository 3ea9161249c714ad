import { ApiError } from '@wayside/api-client';
import { failureText, isLost, serverWords } from '../data/failure.ts';
import { useFailureText } from '../data/use-failure-text.ts';
import { toasts } from '../page/toasts.ts';

/** Says in a toast that something failed which has no form to say it in: what, and why where somebody knows. */
export function useFailureToast(): (title: string, problem: unknown) => void {
  const textOf = useFailureText();
  return (title, problem) => {
    // Nobody knows whether it failed, so the title must not say so.
    if (problem instanceof ApiError && isLost(problem.failure)) {
      toasts.show({ title: textOf(problem, 'save'), tone: 'error' });
      return;
    }
    // The general text speaks of what was entered; here nothing was.
    const isGeneral = failureText(problem, 'save').key === 'error.saveFailed' && serverWords(problem) === undefined;
    toasts.show({ title, ...(!isGeneral && { description: textOf(problem, 'save') }), tone: 'error' });
  };
}
