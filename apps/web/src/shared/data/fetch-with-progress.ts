/**
 * A `fetch` for the client that reports how much of the body was sent, which the browser's own can't. Rejects as that
 * one does: with a TypeError without a connection, with the reason of the signal when aborted.
 * @param onProgress receives the part that was sent, from 0 to 1
 */
export const fetchWithProgress =
  (onProgress: (part: number) => void) =>
  async (request: Request): Promise<Response> => {
    const body = await request.blob();
    request.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(request.method, request.url);
      call.responseType = 'blob';
      for (const [name, value] of request.headers) call.setRequestHeader(name, value);
      const abort = (): void => call.abort();
      request.signal.addEventListener('abort', abort);
      call.addEventListener('loadend', () => request.signal.removeEventListener('abort', abort));
      call.addEventListener('abort', () => reject(request.signal.reason as Error));
      call.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
      call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
      call.upload.addEventListener('load', () => onProgress(1));
      call.addEventListener('load', () => resolve(responseOf(call)));
      call.send(body);
    });
  };

/** Statuses whose response may not have a body. */
const BODILESS = [204, 205, 304];

function responseOf(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().split('\r\n')) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return new Response(BODILESS.includes(call.status) ? null : (call.response as Blob), {
    status: call.status,
    headers,
  });
}
