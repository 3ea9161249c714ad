import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Respond } from '../engine/respond.ts';
import { readBytes } from './body.ts';
import type { Place } from './hosts.ts';
import { breakOff, cutOff, send } from './send.ts';

/** The API host over HTTP. */
export function createApi(respond: Respond) {
  return async function api(request: IncomingMessage, response: ServerResponse, place: Place): Promise<void> {
    const delivery = await respond({
      method: request.method ?? 'GET',
      url: request.url ?? '/',
      headers: flatHeaders(request),
      session: place.session,
      bytes: (limit) => readBytes(request, limit),
    });
    if (delivery.kind === 'whole') send(response, delivery.reply);
    else if (delivery.kind === 'cut') cutOff(response, delivery);
    else if (delivery.isReset) response.socket?.resetAndDestroy();
    else breakOff(response);
  };
}

function flatHeaders(request: IncomingMessage): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const name in request.headers) {
    const value = request.headers[name];
    if (value !== undefined) flat[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return flat;
}
