import { useTranslation } from '@wayside/i18n';
import { failureText, serverWords } from './failure.ts';
import { withRetryText } from './retry-text.ts';

/**
 * Says what went wrong, as a whole sentence. A save says the server's words if it gave any; what could not be loaded is always said in ours,
 * in the language of the page.
 */
export function useFailureText(): (problem: unknown, doing: 'load' | 'save') => string {
  const { t } = useTranslation('common');
  return (problem, doing) => {
    const { key, retryAfter } = failureText(problem, doing);
    return withRetryText(t, (doing === 'save' ? serverWords(problem) : undefined) ?? t(key), retryAfter);
  };
}
