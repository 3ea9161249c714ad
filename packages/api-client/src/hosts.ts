/** Path prefix of every call except the flag and place services. */
export const BASE_PATH = '/api/v4';

/**
 * Names with a first label to replace, below a domain that is somebody's own: not `wayside.com`, whose API would be at
 * `api.com`, not `wayside.co.uk`, and no addresses.
 */
const LABELED =
  /^[a-z\d-]+\.(?!(ac|com?|edu|gov|net|org)\.[a-z]{2}$)([a-z\d-]+\.)*(localhost|[a-z\d-]+\.[a-z][a-z\d-]+)$/i;

/**
 * The API host of a page: its first label replaced by `api`, port kept. Bare `localhost` becomes `api.localhost`.
 *
 * @param location `host` as in `location.host`, including the port
 * @param override a full origin that takes precedence (the host's settings, tests)
 * @throws for a host that has no first label: a stranger would get what people type
 */
export function apiOrigin({ protocol, host }: { protocol: string; host: string }, override?: string): string {
  if (override) return override.replace(/\/$/, '');
  const [name = ''] = host.split(':');
  if (name !== 'localhost' && !LABELED.test(name)) throw new Error(`${host} has no API: set its origin`);
  return `${protocol}//api.${name === 'localhost' ? host : host.slice(name.indexOf('.') + 1)}`;
}
