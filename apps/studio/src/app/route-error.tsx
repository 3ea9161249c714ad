import { LoadErrorPanel } from '@wayside/ui';

/** Catches what a page throws: the shell around it stays. */
export function RouteError() {
  return (
    <LoadErrorPanel title="This page could not be displayed" retryLabel="Reload" onRetry={() => window.location.reload()}>
      Reloading opens it anew; the sessions are kept by the server.
    </LoadErrorPanel>
  );
}
