import { apiOrigin, createApiClient } from '@wayside/api-client';
import { authenticationToken } from './session.ts';
import { readCookie } from './storage.ts';

export const origin = apiOrigin(window.location, __API_ORIGIN__);

/** Headers that name the scenario session; empty outside demo builds. */
export function scenarioHeaders(): Record<string, string> {
  const session = __DEMO__ ? readCookie('scenario_session') : undefined;
  return session ? { 'x-scenario-session': session } : {};
}

type Listener = (token: string) => void;
let sessionEnded: Listener = () => undefined;

/** Told once when the server refuses the token of the signed-in user. */
export function onSessionEnded(listener: Listener): void {
  sessionEnded = listener;
}

/** Calls in the name of a token that is not stored any more: what is left to do after signing out. */
export const apiOf = (token: string) => createApiClient({ origin, token: () => token, headers: scenarioHeaders });

export const api = createApiClient({
  origin,
  token: authenticationToken,
  headers: scenarioHeaders,
  onUnauthorized: (token) => sessionEnded(token),
});
