import { ApiError } from '@wayside/api-client';
import { isLost, isWithoutWords } from '../failure/failure.ts';
import { useFailureText } from '../failure/use-failure-text.ts';
import { toasts } from '../page/toasts.ts';

/** Shows a failure in a toast, for actions without a form: what failed, and why if known. */
export function useFailureToast(): (title: string, problem: unknown) => void {
  const textOf = useFailureText();
  return (title, problem) => {
    // It may have worked, so the title must not say that it failed.
    if (problem instanceof ApiError && isLost(problem.failure)) {
      toasts.show({ title: textOf(problem, 'save'), tone: 'error' });
      return;
    }
    // The general text mentions the user's input, and here there was none.
    toasts.show({
      title,
      description: isWithoutWords(problem) ? undefined : textOf(problem, 'save'),
      tone: 'error',
    });
  };
}
