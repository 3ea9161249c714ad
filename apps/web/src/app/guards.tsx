import { place, signInRedirect } from '@wayside/domain';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isSignedIn } from '../shared/session/session.ts';

/** For signed-in users; others are redirected to sign-in, which brings them back here. */
export function RequireSignIn() {
  const location = useLocation();
  if (isSignedIn()) return <Outlet />;
  const { pathname, search, state } = signInRedirect(location);
  return <Navigate replace to={{ pathname, search }} state={state} />;
}

/** `/`: the dashboard or sign-in. */
export function Start() {
  return <Navigate replace to={isSignedIn() ? place.dashboard : place.signIn} />;
}
