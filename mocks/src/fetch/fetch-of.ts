import type { PlainRequest } from '../engine/request.ts';
import type { Respond } from '../engine/respond.ts';
import type { Delivery } from '../faults/delivery.ts';

/** Where an address without a host is. */
const ORIGIN = 'http://api.localhost';
/** Statuses to which a `Response` may have no body. */
const BODILESS = new Set([204, 205, 304]);

/**
 * A `fetch` without a network. Redirections are not followed, and nothing is compressed.
 *
 * @param tokenFor the token of calls that bring none
 */
export function fetchOf(respond: Respond, tokenFor: () => string | undefined): typeof fetch {
  return async function fetch(input, init) {
    const request = new Request(input instanceof Request ? input : new URL(input, ORIGIN), init);
    const { signal } = request;
    signal.throwIfAborted();
    const answered = respond(await plainOf(request, new URL(request.url), tokenFor));
    return responseOf(await Promise.race([answered, leftBy(signal)]), request.method);
  };
}

/** The request at an address, with the headers that the network would add. */
export async function plainOf(
  request: Request,
  { host, pathname, search, searchParams }: URL,
  tokenFor: () => string | undefined = () => undefined,
): Promise<PlainRequest> {
  const { method } = request;
  const headers: Record<string, string> = { host, ...Object.fromEntries(request.headers) };
  const token = 'authorization' in headers || searchParams.has('auth_token') ? undefined : tokenFor();
  if (token !== undefined) headers['authorization'] = token;
  // Not every browser says whether there is a body.
  const bytes = new Uint8Array(method === 'GET' || method === 'HEAD' ? new ArrayBuffer() : await request.arrayBuffer());
  if (bytes.length > 0 || method === 'POST' || method === 'PUT') headers['content-length'] = String(bytes.length);
  return {
    method,
    url: pathname + search,
    headers,
    bytes: async (limit) => (bytes.length > limit ? undefined : bytes),
  };
}

/** Rejects when the caller gives up, as the network does. */
function leftBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}

/** @throws TypeError when the connection breaks */
export function responseOf(delivery: Delivery, method: string): Response {
  if (delivery.kind === 'broken') throw new TypeError('fetch failed');
  const { status, headers, bytes } = delivery.reply;
  const isBodiless = !bytes || method === 'HEAD' || BODILESS.has(status);
  const body = delivery.kind === 'cut' ? breakingAfter(delivery.half) : bytes;
  return new Response(isBodiless ? null : body, { status, headers });
}

/** Some bytes, and then the end of the connection. */
function breakingAfter(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let isSent = false;
  return new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(new TypeError('terminated'));
      else controller.enqueue(bytes);
      isSent = true;
    },
  });
}
