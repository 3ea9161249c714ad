import { isFmcUser, signInRedirect } from '@wayside/domain';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { PageSkeleton } from './page-skeleton.tsx';
import { useCurrentUser } from './queries.ts';
import { isSignedIn } from './session.ts';

/** Signed in, or on to sign-in with the place and the key of the address. */
export function RequireSignIn() {
  const location = useLocation();
  if (isSignedIn()) return <Outlet />;
  const { pathname, search, state } = signInRedirect(location);
  return <Navigate replace to={{ pathname, search }} state={state} />;
}

/** FMC users only; everyone else belongs on the dashboard. */
export function RequireFmc() {
  const { data: user, isPlaceholderData, isError } = useCurrentUser();
  if (user && !isPlaceholderData) return isFmcUser(user) ? <Outlet /> : <Navigate replace to="/dashboard" />;
  return isError ? <Outlet /> : <PageSkeleton />;
}

/** `/`: the start of whoever comes. */
export function Start() {
  return <Navigate replace to={isSignedIn() ? '/dashboard' : '/sign_in'} />;
}
