import type { IncomingMessage } from 'node:http';

/** The part of the server that a request is for. */
export type Room = 'app' | 'api' | 'studio' | 'control';

const ADDRESS = /^(127(\.\d{1,3}){3}|\[::1\])$/;

/** Name of a host without its port, in lower case. */
const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

/**
 * Names that lead to this machine only. Any other name is somebody's domain that points here: a page of theirs would share our origin and could
 * read the sessions (DNS rebinding).
 */
const isOwn = (name: string): boolean => ADDRESS.test(name) || name === 'localhost' || name.endsWith('.localhost');

/**
 * The part that answers a request, by its whole host name; undefined for the name of another machine. `more` are further names of an API on its
 * own.
 */
export function roomOf(
  request: IncomingMessage,
  { controlPath, apiOnly, more = [] }: { controlPath: string; apiOnly: boolean; more?: readonly string[] },
): Room | undefined {
  const name = nameOf(request.headers.host ?? '');
  if (!isOwn(name) && !more.includes(name)) return undefined;
  const onAddress = ADDRESS.test(name);
  const isStudio = name === 'scenarios.localhost';
  const isControl = request.url === controlPath || request.url?.startsWith(`${controlPath}/`);
  if (isControl && (onAddress || isStudio || more.includes(name))) return 'control';
  if (onAddress || apiOnly || name === 'api.localhost') return 'api';
  return isStudio ? 'studio' : 'app';
}

/** Whether a page of another site sent the request. A page of ours has our origin; a command or a test sends none. */
export function isFromElsewhere({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  if (origin !== undefined) return !URL.canParse(origin) || new URL(origin).host !== host;
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
