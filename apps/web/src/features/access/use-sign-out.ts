import { resultOf } from '@wayside/api-client';
import { useEffect, useRef, useState } from 'react';
import { apiOf } from '../../shared/data/api.ts';
import { brand } from '../../shared/brand/brand.ts';
import { authenticationToken } from '../../shared/session/session.ts';
import { forgetEverything } from '../../shared/session/sign-out.ts';

/** Milliseconds for ending the session at the provider: nobody waits longer for it than this. */
const PATIENCE = 3_000;

export type SignOutState = 'leaving' | 'left' | 'failed';

/** Forgets everything of the user at once, then ends the provider's session where there is one. `failed`: the browser kept its storage. */
export function useSignOut(): SignOutState {
  const [state, setState] = useState<SignOutState>('leaving');
  const hasStarted = useRef(false);

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const token = authenticationToken();
    const isCleared = forgetEverything();
    const ending = token === undefined ? Promise.resolve() : endProviderSession(token);
    const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
    void Promise.race([ending, patience]).then(() => setState(isCleared ? 'left' : 'failed'));
  }, []);

  return state;
}

/** For the brand whose provider keeps a session, and for users who came through it. Its failure is the provider's alone. */
async function endProviderSession(token: string): Promise<void> {
  const api = apiOf(token);
  if (!brand.switches.providerSession) {
    const affiliation = await resultOf(api.GET('/affiliations/me'));
    if (affiliation.status === 'failure' || affiliation.data.name.trim().toLowerCase() !== 'shell') return;
  }
  await resultOf(api.DELETE('/shell_sessions', { keepalive: true }));
}
