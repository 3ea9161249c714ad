import { NotSent } from '@wayside/api-client';
import { isOffline } from './connection.ts';

type Send = (request: Request) => Promise<Response>;

/** Without a network nothing that changes something is sent, so that nobody has to find out whether it arrived. */
export const unlessOffline =
  (send: Send): Send =>
  async (request) => {
    if (request.method !== 'GET' && isOffline()) throw new NotSent();
    return send(request);
  };
