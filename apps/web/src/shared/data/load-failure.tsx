import { LoadErrorPanel } from '@wayside/ui';
import { useTranslation } from '@wayside/i18n';
import { useFailureText } from './use-failure-text.ts';

/** The panel in place of what could not be loaded. */
export function LoadFailure({ problem, onRetry, isRetrying }: { problem: unknown; onRetry: () => void; isRetrying: boolean }) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  return (
    <LoadErrorPanel
      title={t('error.loadTitle')}
      retryLabel={t('actions.retry')}
      onRetry={onRetry}
      isRetrying={isRetrying}
      pendingLabel={t('state.loading')}
    >
      {textOf(problem, 'load')}
    </LoadErrorPanel>
  );
}
