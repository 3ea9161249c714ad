import { Outlet } from 'react-router-dom';
import { LoadFailure } from '../../shared/data/load-failure.tsx';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { useCurrentUser } from '../../shared/data/user.ts';
import type { User } from '../../shared/session/session.ts';
import { RequestContext } from './request-context.ts';
import { useServiceRequest } from './use-service-request.ts';

/** Around the two screens of a request, so that it lives on from one to the other. Who pays and for which fleet has to be known first. */
export function ServiceRequestFlow() {
  const { data: user, isPlaceholderData, error, refetch, isFetching } = useCurrentUser();
  if (user && !isPlaceholderData) return <Flow key={user.fleet_id ?? 'none'} user={user} />;
  return error ? <LoadFailure problem={error} onRetry={() => void refetch()} isRetrying={isFetching} /> : <PageSkeleton />;
}

function Flow({ user }: { user: User }) {
  const request = useServiceRequest(user);
  return (
    <RequestContext value={request}>
      <Outlet />
    </RequestContext>
  );
}
