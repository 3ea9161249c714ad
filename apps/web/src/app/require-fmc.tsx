import { isFmcUser, place } from '@wayside/domain';
import { Navigate, Outlet } from 'react-router-dom';
import { PageSkeleton } from '../shared/page/page-skeleton.tsx';
import { useKnownUser } from '../shared/data/user.ts';

/** FMC users only; everyone else goes to the dashboard. */
export function RequireFmc() {
  const { data: user, error } = useKnownUser();
  if (user) return isFmcUser(user) ? <Outlet /> : <Navigate replace to={place.dashboard} />;
  return error ? <Outlet /> : <PageSkeleton />;
}
