import { place, signInRedirect } from '@wayside/domain';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isSignedIn } from '../shared/session/session.ts';

/** Signed in, or on to sign-in with the place and the key of the address. */
export function RequireSignIn() {
  const location = useLocation();
  if (isSignedIn()) return <Outlet />;
  const { pathname, search, state } = signInRedirect(location);
  return <Navigate replace to={{ pathname, search }} state={state} />;
}

/** `/`: the start of whoever comes. */
export function Start() {
  return <Navigate replace to={isSignedIn() ? place.dashboard : place.signIn} />;
}
