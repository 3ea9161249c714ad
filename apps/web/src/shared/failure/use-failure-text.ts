import { useTranslation } from '@wayside/i18n';
import { failureText, refusedFields, serverWords } from './failure.ts';
import { withFieldWords } from './field-words.ts';
import { withRetryText } from './retry-text.ts';

/**
 * Returns what went wrong, as a whole sentence. For a save, the server's text if it sent one; for loading, always ours,
 * in the language of the page.
 */
export function useFailureText(): (problem: unknown, doing: 'load' | 'save') => string {
  const { t } = useTranslation('common');
  return (problem, doing) => {
    const { key, retryAfter } = failureText(problem, doing);
    const words = doing === 'save' ? withFieldWords(t, serverWords(problem), refusedFields(problem)) : undefined;
    return withRetryText(t, words ?? t(key), retryAfter);
  };
}
