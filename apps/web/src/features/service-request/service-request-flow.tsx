import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { Loaded } from '../../shared/data/loaded.tsx';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { useKnownUser } from '../../shared/data/user.ts';
import type { User } from '../../shared/session/session.ts';
import { RequestContext } from './request-context.ts';
import { StoredMethods } from './stored-methods.ts';
import { useServiceRequest } from './use-service-request.ts';

/**
 * Wraps both steps so that the request survives moving between them. Loads the user first, because the fleet and the
 * payer depend on it.
 */
export function ServiceRequestFlow() {
  return (
    <Loaded query={useKnownUser()} skeleton={<PageSkeleton />}>
      {(user) => <Flow key={user.fleet_id ?? 'none'} user={user} />}
    </Loaded>
  );
}

function Flow({ user }: { user: User }) {
  const request = useServiceRequest(user);
  useEffect(() => {
    // After a refusal we return to the first step, with the notice at the top: don't let the browser restore the old
    // scroll position (ERR2-28).
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);
  return (
    <RequestContext value={request}>
      <StoredMethods user={user} send={request.send} />
      <Outlet />
    </RequestContext>
  );
}
