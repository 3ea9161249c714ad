import { useTranslation } from '@wayside/i18n';
import { LazyBoundary, LoadErrorPanel, lazyPart } from '@wayside/ui';
import { ApiError } from '@wayside/api-client';
import { isOffline } from '../kept/connection.ts';
import { useFailureText } from './use-failure-text.ts';

const Forbidden = lazyPart(() => import('./forbidden.tsx'), 'Forbidden');

export interface LoadFailureProps {
  problem: unknown;
  onRetry: () => void;
  isRetrying: boolean;
  /** Text and button only, as in `LoadErrorPanel`. */
  isCompact?: boolean;
  /** Names what failed to load, where the surroundings don't. */
  about?: string;
}

/** Panel shown instead of content that failed to load. */
export function LoadFailure(props: LoadFailureProps) {
  const { problem } = props;
  if (!(problem instanceof ApiError && problem.failure.kind === 'forbidden')) return <Failed {...props} />;
  return (
    <LazyBoundary>
      <Forbidden {...props} />
    </LazyBoundary>
  );
}

function Failed({ problem, onRetry, isRetrying, isCompact = false, about }: LoadFailureProps) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  return (
    <LoadErrorPanel
      title={t(isOffline() ? 'offline.title' : 'error.loadTitle')}
      retryLabel={t('actions.retry')}
      onRetry={onRetry}
      isRetrying={isRetrying}
      pendingLabel={t('state.loading')}
      isCompact={isCompact}
    >
      {about && <b>{about} </b>}
      {isOffline() ? t('offline.needed') : textOf(problem, 'load')}
    </LoadErrorPanel>
  );
}
