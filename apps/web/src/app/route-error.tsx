import { useTranslation } from '@wayside/i18n';
import { LoadErrorPanel, renewParts } from '@wayside/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { isReplaced } from '../shared/page/release.ts';

/** Path of the last retry in place; a second failure there reloads the document. */
let lastTried: string | undefined;

/**
 * Shows an error that a page throws, mostly code that failed to load. The shell stays, and retrying reopens the same
 * place. If another release is served by now, or the second attempt fails while online, the document is reloaded.
 */
export function RouteError() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const problem = useRouteError();
  const [retried, setRetried] = useState<unknown>();
  useEffect(renewParts, [problem]);

  async function retry(): Promise<void> {
    setRetried(problem);
    if (navigator.onLine) {
      if (lastTried === location.pathname || (await isReplaced())) return window.location.reload();
      lastTried = location.pathname;
    }
    void navigate(location, { state: location.state as unknown, replace: true, preventScrollReset: true });
  }

  return (
    <LoadErrorPanel
      title={t('error.loadTitle')}
      retryLabel={t('actions.retry')}
      onRetry={() => void retry()}
      isRetrying={retried === problem}
      pendingLabel={t('state.loading')}
    >
      {t(navigator.onLine ? 'error.pageBody' : 'error.offline')}
    </LoadErrorPanel>
  );
}
