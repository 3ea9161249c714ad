import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { Loaded } from '../../shared/data/loaded.tsx';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { useKnownUser } from '../../shared/data/user.ts';
import type { User } from '../../shared/session/session.ts';
import { RequestContext } from './request-context.ts';
import { useServiceRequest } from './use-service-request.ts';

/** Around the two screens of a request, so that it lives on from one to the other. Who pays and for which fleet has to be known first. */
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
    // A refusal leads back to the first page, whose notice is at the top: the browser must not scroll to where it was left (ERR2-28).
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);
  return (
    <RequestContext value={request}>
      <Outlet />
    </RequestContext>
  );
}
