import type { ServerResponse } from 'node:http';
import type { Answer } from '../engine/engine.ts';

/** Writes a response: JSON unless its headers name another media type or the body is to be sent as is. */
export function send(response: ServerResponse, answer: Answer, mode?: 'verbatim'): void {
  if (response.destroyed) return;
  const { body } = answer;
  const headers: Record<string, string> = { 'cache-control': 'no-store', ...answer.headers };
  if (body === undefined) {
    delete headers['content-type'];
    response.writeHead(answer.status, headers).end();
    return;
  }
  const type = (headers['content-type'] ??= 'application/json');
  const json = type.includes('json') && mode !== 'verbatim';
  const bytes = json
    ? Buffer.from(JSON.stringify(body))
    : typeof body === 'string' && !isText(type)
      ? Buffer.from(body, 'latin1')
      : Buffer.from(body as string);
  headers['content-length'] = String(bytes.length);
  response.writeHead(answer.status, headers).end(bytes);
}

function isText(type: string): boolean {
  return type.startsWith('text/') || type.includes('json');
}
