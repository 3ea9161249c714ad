import { resultOf } from '@wayside/api-client';
import { useEffect, useRef, useState } from 'react';
import { apiOf } from '../../shared/data/api.ts';
import { brand } from '../../shared/brand/brand.ts';
import { authenticationToken, rememberedAffiliation } from '../../shared/session/session.ts';
import { forgetEverything } from '../../shared/session/sign-out.ts';

/** Longest wait for the provider to end its session, in milliseconds. */
const PATIENCE = 3_000;

export type SignOutState = 'leaving' | 'left' | 'failed';

/** Clears all user data right away, then ends the provider's session if there is one. `failed`: the browser storage couldn't be cleared. */
export function useSignOut(): SignOutState {
  const [state, setState] = useState<SignOutState>('leaving');
  const hasStarted = useRef(false);

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const token = authenticationToken();
    const affiliation = rememberedAffiliation();
    const isCleared = forgetEverything();
    const ending = token === undefined ? Promise.resolve() : endProviderSession(token, affiliation);
    const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
    void Promise.race([ending, patience]).then(() => setState(isCleared ? 'left' : 'failed'));
  }, []);

  return state;
}

/** Only for the brand whose provider keeps a session and for users who signed in through it. A failure doesn't affect our own sign-out. */
async function endProviderSession(token: string, address: string | null): Promise<void> {
  const api = apiOf(token);
  if (!brand.switches.providerSession) {
    const affiliation = address ?? (await affiliationOf(api));
    if (affiliation?.trim().toLowerCase() !== 'shell') return;
  }
  await resultOf(api.DELETE('/shell_sessions', { keepalive: true }));
}

/** Fallback when the shell never loaded and so never stored the affiliation. */
async function affiliationOf(api: ReturnType<typeof apiOf>): Promise<string | undefined> {
  const affiliation = await resultOf(api.GET('/affiliations/me'));
  return affiliation.status === 'success' ? affiliation.data.name : undefined;
}
