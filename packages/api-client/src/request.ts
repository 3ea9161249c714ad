import type { ReadCall } from './call.ts';
import { BASE_PATH } from './hosts.ts';

/** How calls are written, for the client and for the page's head, which calls without it. */

/** Fills in `/orders/{id}/preview`. */
export function writePath(template: string, params: object): string {
  return Object.entries(params).reduce(
    (path, [name, value]) => path.replace(`{${name}}`, encodeURIComponent(value)),
    template,
  );
}

/** Lists repeat their name, which has brackets already; what is undefined or null is left out. */
export function writeQuery(params: object): string {
  return Object.entries(params)
    .flatMap(([name, value]) => [value ?? []].flat().map((one) => `${name}=${encodeURIComponent(one)}`))
    .join('&');
}

export function addressOf(origin: string, { path, asked: { path: inPath = {}, query = {} } }: ReadCall): string {
  const written = writeQuery(query);
  return origin + BASE_PATH + writePath(path, inPath) + (written && `?${written}`);
}

/** Headers of every call. Without a token, none names the user. */
export function headersOf(token: string | undefined, more?: Record<string, string>): Record<string, string> {
  return {
    Accept: 'application/json',
    'application-name': 'wayside',
    ...(token && { Authorization: token }),
    ...more,
  };
}
