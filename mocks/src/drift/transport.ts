import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';

export interface SentRequest {
  method: string;
  url: URL;
  headers: Record<string, string>;
  /** Raw request body. */
  body?: Buffer;
}

export interface ReceivedAnswer {
  status: number;
  /** Header names and values as received, one entry per header line: two cookies stay separate. */
  headers: [name: string, value: string][];
  /** Raw response body, still compressed if the server compressed it. */
  body: Buffer;
}

const PATIENCE_MS = 20_000;

/**
 * Sends and returns raw bytes. Nothing is decoded, decompressed, joined or redirected, so the check sees exactly what
 * the server sent.
 *
 * @throws when there is no response
 */
export function exchange({ method, url, headers, body }: SentRequest): Promise<ReceivedAnswer> {
  const send = url.protocol === 'https:' ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    const length = body ? { 'content-length': String(body.length) } : {};
    const outgoing = send(url, { method, headers: { ...headers, ...length }, timeout: PATIENCE_MS }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: linesOf(incoming.rawHeaders),
          body: Buffer.concat(chunks),
        }),
      );
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no response within ${PATIENCE_MS / 1000} s`)));
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

function linesOf(raw: readonly string[]): [string, string][] {
  return Array.from({ length: raw.length / 2 }, (_, index) => [raw[index * 2]!, raw[index * 2 + 1]!]);
}
