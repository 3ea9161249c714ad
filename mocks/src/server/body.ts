import type { IncomingMessage } from 'node:http';
import { bodyOf } from '../engine/body.ts';
import type { ReadBody } from '../engine/body.ts';
import { BODY_LIMIT } from '../engine/request.ts';

export async function readBody(request: IncomingMessage, limit = BODY_LIMIT): Promise<ReadBody> {
  return bodyOf(await readBytes(request, limit), request.headers['content-type'], limit);
}

/**
 * All bytes of the body; undefined when there are more than `limit`. The rest is not read, so the connection must be
 * closed.
 */
export async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop must not close the connection: the answer is still to come.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
