import { LoadErrorPanel } from '@wayside/ui';
import { useTranslation } from '@wayside/i18n';
import { useFailureText } from './use-failure-text.ts';

interface LoadFailureProps {
  problem: unknown;
  onRetry: () => void;
  isRetrying: boolean;
  /** Only the text and the button: see `LoadErrorPanel`. */
  isCompact?: boolean;
  /** Names what is missing, where nothing around it does. */
  about?: string;
}

/** The panel in place of what could not be loaded. */
export function LoadFailure({ problem, onRetry, isRetrying, isCompact = false, about }: LoadFailureProps) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  return (
    <LoadErrorPanel
      title={t('error.loadTitle')}
      retryLabel={t('actions.retry')}
      onRetry={onRetry}
      isRetrying={isRetrying}
      pendingLabel={t('state.loading')}
      isCompact={isCompact}
    >
      {about && <b>{about} </b>}
      {textOf(problem, 'load')}
    </LoadErrorPanel>
  );
}
