import { isFrozen } from '../shared/frozen.ts';
import { bytesOfBinary, utf8Of } from '../shared/bytes.ts';
import type { Answer } from './engine.ts';

const JSON_TYPE = 'application/json';

/** A response as every edge sends it. */
export interface PlainReply {
  status: number;
  headers: Record<string, string>;
  /** No body, where there are none. */
  bytes: Uint8Array<ArrayBuffer> | undefined;
}

/** The bytes of a response's body: JSON unless its headers name another media type. */
export function bytesOf({ body, headers, text }: Answer): PlainReply['bytes'] {
  if (body === undefined) return undefined;
  const type = headers?.['content-type'] ?? JSON_TYPE;
  if (type.includes('json')) return jsonOf(body, text);
  return type.startsWith('text/') ? utf8Of(body as string) : bytesOfBinary(body as string);
}

const written = new WeakMap<object, Uint8Array<ArrayBuffer>>();

function jsonOf(body: unknown, text?: string): Uint8Array<ArrayBuffer> {
  const cached = isFrozen(body) ? written.get(body) : undefined;
  if (cached) return cached;
  const bytes = utf8Of(text ?? JSON.stringify(body));
  if (isFrozen(body)) written.set(body, bytes);
  return bytes;
}

/** A response with its headers; `bytes` is its body where that is not simply the answer's. */
export function replyOf(answer: Answer, bytes = bytesOf(answer)): PlainReply {
  const headers: Record<string, string> = { 'cache-control': 'no-store', ...answer.headers };
  if (bytes) headers['content-type'] ??= JSON_TYPE;
  else delete headers['content-type'];
  return { status: answer.status, headers, bytes };
}
