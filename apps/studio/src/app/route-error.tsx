import { LoadErrorPanel } from '@wayside/ui';

/** Shows what a page throws, inside the shell. */
export function RouteError() {
  return (
    <LoadErrorPanel
      title="This page could not be displayed"
      retryLabel="Reload"
      onRetry={() => window.location.reload()}
    >
      Reload to open it again; the server keeps the sessions.
    </LoadErrorPanel>
  );
}
