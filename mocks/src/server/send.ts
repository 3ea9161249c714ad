import type { ServerResponse } from 'node:http';
import type { Answer } from '../engine/engine.ts';

const JSON_TYPE = 'application/json';

/** The bytes of a response's body: JSON unless its headers name another media type. */
export function bytesOf({ body, headers }: Answer): Buffer | undefined {
  if (body === undefined) return undefined;
  const type = headers?.['content-type'] ?? JSON_TYPE;
  if (type.includes('json')) return Buffer.from(JSON.stringify(body));
  return typeof body === 'string' && !type.startsWith('text/') ? Buffer.from(body, 'latin1') : Buffer.from(body as string);
}

/** Writes a response; `bytes` is its body where that is not simply the answer's. */
export function send(response: ServerResponse, answer: Answer, bytes = bytesOf(answer)): void {
  if (response.destroyed) return;
  const headers: Record<string, string> = { 'cache-control': 'no-store', ...answer.headers };
  if (!bytes) {
    delete headers['content-type'];
    response.writeHead(answer.status, headers).end();
    return;
  }
  headers['content-type'] ??= JSON_TYPE;
  headers['content-length'] = String(bytes.length);
  response.writeHead(answer.status, headers).end(bytes);
}
