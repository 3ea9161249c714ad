import type { PlainRequest } from '../engine/request.ts';

/** What of a request says where it goes, and where it comes from. */
type Heading = Pick<PlainRequest, 'url' | 'headers'>;

/** The part of the server that a request is for. */
export type Room = 'app' | 'api' | 'studio' | 'control';

/**
 * What the host name of a request says: the part that answers, and on a session's own host the session and perhaps the
 * role of the person.
 */
export interface Place {
  room: Room;
  session?: string;
  person?: string;
}

const ADDRESS = /^(127(\.\d{1,3}){3}|\[::1\])$/;
const LABEL = /^[a-z\d-]+$/;

/** Name of a host without its port, in lower case. */
const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

/** Host and port below which brands and sessions have their names. */
export function parentOf({ headers }: Pick<Heading, 'headers'>): string {
  const port = /:\d+$/.exec(headers['host'] ?? '')?.[0] ?? '';
  return `localhost${port}`;
}

/**
 * What answers a request, by its whole host name; undefined for any name that is not ours. Ours lead to this machine
 * only. Any other name is somebody's domain that points here: a page of theirs would share our origin and could read
 * the sessions (DNS rebinding). `more` are further names of an API on its own.
 */
export function placeOf(
  request: Heading,
  { controlPath, apiOnly, more = [] }: { controlPath: string; apiOnly: boolean; more?: readonly string[] },
): Place | undefined {
  const name = nameOf(request.headers['host'] ?? '');
  const isControl = request.url === controlPath || request.url.startsWith(`${controlPath}/`);
  if (ADDRESS.test(name) || more.includes(name)) return { room: isControl ? 'control' : 'api' };
  const place = placeNamed(name);
  if (place?.room === 'studio' && isControl) return { room: 'control' };
  return place && apiOnly ? { ...place, room: 'api' } : place;
}

/** The studio's origin, beside the host of a request. */
export const studioOf = (request: Pick<Heading, 'headers'>): string => `http://scenarios.${parentOf(request)}`;

/** What a local name says, without its port: brand, person and session, the last two only on a session's own host. */
export function placeNamed(name: string): Place | undefined {
  const labels = name.split('.');
  if (labels.pop() !== 'localhost' || labels.length > 3 || !labels.every((label) => LABEL.test(label)))
    return undefined;
  const first = labels.shift();
  const session = labels.pop();
  const person = labels.pop();
  if (first === 'scenarios' && session === undefined) return { room: 'studio' };
  return { room: first === 'api' ? 'api' : 'app', session, person };
}

/** Whether a page of another site sent the request. A page of ours has our origin; a command or a test sends none. */
export function isFromElsewhere({ headers }: Heading): boolean {
  const { origin, host } = headers;
  // We serve plain HTTP: a page with another scheme is not ours.
  if (origin !== undefined) return origin !== `http://${host?.toLowerCase()}`;
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
