import { useTranslation } from '@wayside/i18n';
import { LoadErrorPanel } from '@wayside/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { renewParts } from '../shared/page/lazy-part.ts';

/** The path at which trying again in place was the last resort but one. */
let lastTried: string | undefined;

/**
 * Catches what a page throws, its code that did not come above all: the shell around it stays, and the same place is opened again. What
 * still fails on the second attempt, although there is a connection, gets a new document: its code may belong to an older version.
 */
export function RouteError() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const problem = useRouteError();
  const [retried, setRetried] = useState<unknown>();
  useEffect(renewParts, [problem]);

  function retry(): void {
    if (navigator.onLine) {
      if (lastTried === location.pathname) return window.location.reload();
      lastTried = location.pathname;
    }
    setRetried(problem);
    void navigate(location, { state: location.state as unknown, replace: true, preventScrollReset: true });
  }

  return (
    <LoadErrorPanel
      title={t('error.loadTitle')}
      retryLabel={t('actions.retry')}
      onRetry={retry}
      isRetrying={retried === problem}
      pendingLabel={t('state.loading')}
    >
      {t(navigator.onLine ? 'error.pageBody' : 'error.offline')}
    </LoadErrorPanel>
  );
}
