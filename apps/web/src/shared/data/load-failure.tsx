import { LoadErrorPanel } from '@wayside/ui';
import { useTranslation } from '@wayside/i18n';
import { loadFailureText } from './failure-text.ts';

/** The panel in place of what could not be loaded. */
export function LoadFailure({ problem, onRetry, isRetrying }: { problem: unknown; onRetry: () => void; isRetrying: boolean }) {
  const { t } = useTranslation();
  return (
    <LoadErrorPanel
      title={t('error.loadTitle')}
      retryLabel={t('actions.retry')}
      onRetry={onRetry}
      isRetrying={isRetrying}
      pendingLabel={t('state.loading')}
    >
      {t(loadFailureText(problem))}
    </LoadErrorPanel>
  );
}
