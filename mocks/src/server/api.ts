import type { IncomingMessage, ServerResponse } from 'node:http';
import { createResponder } from '../engine/respond.ts';
import type { BrokenResponse } from '../engine/respond.ts';
import type { Engine } from '../engine/engine.ts';
import type { Sessions } from '../session/sessions.ts';
import { readBytes } from './body.ts';
import { readContract } from './contract-file.ts';
import type { Place } from './hosts.ts';
import { breakOff, cutOff, send } from './send.ts';

/** The API host over HTTP. */
export function createApi(engine: Engine, sessions: Sessions, report?: (broken: BrokenResponse) => void) {
  const complain = (text: string) => void process.stderr.write(`mock: ${text}\n`);
  const respond = createResponder({
    engine,
    sessionOf: (asked) => sessions.asked(asked),
    contract: readContract,
    report,
    complain,
  });
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
