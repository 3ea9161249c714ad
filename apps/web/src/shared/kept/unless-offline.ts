import { NotSent } from '@wayside/api-client';
import { isOffline } from './connection.ts';

type Send = (request: Request) => Promise<Response>;

/** Sends no changes while the browser is offline, so that their outcome is never in doubt. */
export const unlessOffline =
  (send: Send): Send =>
  async (request) => {
    if (request.method !== 'GET' && isOffline()) throw new NotSent();
    return send(request);
  };
