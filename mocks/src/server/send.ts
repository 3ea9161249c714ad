import type { ServerResponse } from 'node:http';
import type { Answer } from '../engine/engine.ts';

const JSON_TYPE = 'application/json';

/** The bytes of a response's body: JSON unless its headers name another media type or it is to be sent as is. */
export function bytesOf({ body, headers }: Answer, mode?: 'verbatim'): Buffer | undefined {
  if (body === undefined) return undefined;
  const type = headers?.['content-type'] ?? JSON_TYPE;
  if (type.includes('json') && mode !== 'verbatim') return Buffer.from(JSON.stringify(body));
  return typeof body === 'string' && !isText(type) ? Buffer.from(body, 'latin1') : Buffer.from(body as string);
}

/** Writes a response. */
export function send(response: ServerResponse, answer: Answer, mode?: 'verbatim', bytes = bytesOf(answer, mode)): void {
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

function isText(type: string): boolean {
  return type.startsWith('text/') || type.includes('json');
}
