import type { IncomingMessage, ServerResponse } from 'node:http';
import { gatewayReply } from '../gateway/gateway.ts';
import type { GatewaySession } from '../gateway/gateway.ts';
import { readBody } from './body.ts';
import { gatewayFiles } from './gateway-files.ts';

/** Answers as the card provider's gateway; one that is silent never does. */
export async function answerAsGateway(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  session: GatewaySession | undefined,
): Promise<void> {
  const { method = 'GET' } = request;
  const body = async () => (await readBody(request)).value;
  const reply = await gatewayReply({ method, path, body }, session, gatewayFiles);
  if (reply) response.writeHead(reply.status, reply.headers).end(reply.text);
}
