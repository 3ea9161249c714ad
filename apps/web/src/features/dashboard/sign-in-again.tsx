import { place, withQuery } from '@wayside/domain';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetEverything } from '../../shared/session/sign-out.ts';

/** Signs the user out, and back in with the key. */
export function SignInAgain({ signInKey }: { signInKey: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    forgetEverything();
    void navigate(withQuery(place.signIn, { key: signInKey }), { replace: true });
  }, [navigate, signInKey]);
  return null;
}
