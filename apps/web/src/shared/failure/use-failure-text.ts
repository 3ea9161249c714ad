import { useTranslation } from '@wayside/i18n';
import { failureText, serverWords } from './failure.ts';
import { withRetryText } from './retry-text.ts';

/**
 * Returns what went wrong, as a whole sentence. For a save, the server's text if it sent one; for loading, always ours,
 * in the language of the page.
 */
export function useFailureText(): (problem: unknown, doing: 'load' | 'save') => string {
  const { t } = useTranslation('common');
  return (problem, doing) => {
    const { key, retryAfter } = failureText(problem, doing);
    return withRetryText(t, (doing === 'save' ? serverWords(problem) : undefined) ?? t(key), retryAfter);
  };
}
