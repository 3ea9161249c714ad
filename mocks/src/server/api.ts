import type { ServerResponse } from 'node:http';
import type { PlainRequest } from '../engine/request.ts';
import type { Respond } from '../engine/respond.ts';
import { breakOff, cutOff, send } from './send.ts';

/** The API host over HTTP. */
export function createApi(respond: Respond) {
  return async function api(request: PlainRequest, response: ServerResponse): Promise<void> {
    const delivery = await respond(request);
    if (delivery.kind === 'whole') send(response, delivery.reply);
    else if (delivery.kind === 'cut') cutOff(response, delivery);
    else if (delivery.isReset) response.socket?.resetAndDestroy();
    else breakOff(response);
  };
}
