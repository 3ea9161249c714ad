import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PlainRequest } from '../engine/request.ts';

/** A request, as HTTP has it and as all edges know it. */
export interface Asked {
  request: PlainRequest;
  incoming: IncomingMessage;
  response: ServerResponse;
}

/** A request over HTTP, as all edges know it. Its body is read when somebody asks for it. */
export function plainRequestOf(request: IncomingMessage): PlainRequest {
  return {
    method: request.method ?? 'GET',
    url: request.url ?? '/',
    headers: flatHeaders(request),
    bytes: (limit) => readBytes(request, limit),
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

/**
 * All bytes of the body; undefined when there are more than `limit`. The rest is not read, so the connection must be
 * closed.
 */
async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer> | undefined> {
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
