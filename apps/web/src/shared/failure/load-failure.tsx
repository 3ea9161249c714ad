import { isFmcUser } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { EmptyState, LoadErrorPanel } from '@wayside/ui';
import { isOffline } from '../kept/connection.ts';
import { rememberedUser } from '../session/session.ts';
import { isForbidden } from './failure.ts';
import { useFailureText } from './use-failure-text.ts';

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
  return isForbidden(props.problem) ? <Forbidden {...props} /> : <Failed {...props} />;
}

/** Trying again doesn't help: who can help is said in its place (CMP-07). */
function Forbidden({ isCompact, about }: LoadFailureProps) {
  const { t } = useTranslation();
  const help = t(isFmcUser(rememberedUser()) ? 'forbidden.fmcBody' : 'forbidden.body');
  if (isCompact) {
    return (
      <p>
        {about && <b>{about} </b>}
        {t('forbidden.title')}. {help}
      </p>
    );
  }
  return (
    <div role="alert">
      <EmptyState kind="no-permission" title={t('forbidden.title')}>
        {about && <b>{about} </b>}
        {help}
      </EmptyState>
    </div>
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
      {textOf(problem, 'load')}
    </LoadErrorPanel>
  );
}
