import type { OperationId } from '@wayside/api-client';
import type { Role } from '@wayside/domain';
import { requestsOf } from '@wayside/scenarios/requests';
import type { ExampleRequest } from '@wayside/scenarios/requests';
import { readContract } from '../server/contract-file.ts';
import { startServer } from '../server/server.ts';
import { exchange } from './transport.ts';

/** A call recorded against our own server: the request, and the status of the response. */
export interface RecordedExchange {
  operation: OperationId;
  method: string;
  /** Path and query, including the contract's base path. */
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
  /** Status our own server answered with. */
  status: number;
}

/**
 * Calls every operation of the contract once against a private scenario server, in contract order and each in a fresh
 * world, and records the raw requests and statuses. Deterministic: the same contract gives the same recording.
 *
 * @param ids ids in the paths, by the parameter's name in the contract; by default those of its examples
 */
export async function record({
  role = 'Owner',
  ids,
}: { role?: Role; ids?: Readonly<Record<string, string>> } = {}): Promise<RecordedExchange[]> {
  const server = await startServer({ port: 0, apiOnly: true });
  try {
    const recorded: RecordedExchange[] = [];
    for (const request of requestsOf(readContract(), ids)) {
      const session = server.sessions.create({ role });
      const { id } = session.player;
      const sent = await sendable(request);
      const url = new URL(sent.path, `http://127.0.0.1:${server.port}`);
      const { status } = await exchange({
        ...sent,
        url,
        headers: { ...sent.headers, authorization: session.issueToken(id) },
      });
      server.sessions.delete(session.id);
      recorded.push({ ...sent, status });
    }
    return recorded;
  } finally {
    await server.close();
  }
}

/** A request of the contract's examples as bytes. */
export async function sendable({
  operation,
  method,
  path,
  body,
}: ExampleRequest): Promise<Omit<RecordedExchange, 'status'>> {
  const headers = { accept: '*/*', 'accept-encoding': 'identity', 'application-name': 'wayside' };
  const call = { operation, method, path, headers };
  if (body === undefined) return call;
  if (!(body instanceof FormData)) {
    return {
      ...call,
      headers: { ...headers, 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify(body)),
    };
  }
  const form = new Response(body);
  const bytes = Buffer.from(await form.arrayBuffer());
  return { ...call, headers: { ...headers, 'content-type': form.headers.get('content-type')! }, body: bytes };
}
