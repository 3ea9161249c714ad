import { isFmcUser, place } from '@wayside/domain';
import { Navigate, Outlet } from 'react-router-dom';
import { PageSkeleton } from '../shared/page/page-skeleton.tsx';
import { useCurrentUser } from '../shared/data/user.ts';

/** FMC users only; everyone else belongs on the dashboard. */
export function RequireFmc() {
  const { data: user, isPlaceholderData, isError } = useCurrentUser();
  if (user && !isPlaceholderData) return isFmcUser(user) ? <Outlet /> : <Navigate replace to={place.dashboard} />;
  return isError ? <Outlet /> : <PageSkeleton />;
}
