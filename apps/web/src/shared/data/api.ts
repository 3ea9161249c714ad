import { createApiClient } from '@wayside/api-client';
import { fetchOrTake } from './early.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { origin } from './origin.ts';
import { scenarioHeaders } from './scenario-headers.ts';
import { unlessOffline } from '../kept/unless-offline.ts';
import { beforeRefusal } from '../failure/server-words.ts';
import { sessionEnded } from '../session/session-end.ts';
import { authenticationToken } from '../session/session.ts';

export { origin } from './origin.ts';

/** A client for a token that is no longer stored, such as the calls that follow a sign-out. */
export const apiOf = (token: string) => createApiClient({ origin, token: () => token, headers: scenarioHeaders });

export const api = createApiClient({
  origin,
  token: authenticationToken,
  headers: scenarioHeaders,
  onUnauthorized: sessionEnded,
  onRefused: beforeRefusal,
  fetch: unlessOffline(fetchOrTake),
});

/** Milliseconds after which an upload is given up: ten million bytes over a slow line. */
const UPLOAD_PATIENCE = 300_000;

/** A client for one upload, which reports the part that was sent. */
export function apiWithProgress(onProgress: (part: number) => void = () => undefined) {
  return createApiClient({
    origin,
    token: authenticationToken,
    headers: scenarioHeaders,
    onUnauthorized: sessionEnded,
    onRefused: beforeRefusal,
    timeout: UPLOAD_PATIENCE,
    fetch: unlessOffline(fetchWithProgress(onProgress)),
  });
}
