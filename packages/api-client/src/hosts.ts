/** Path prefix of every call except the flag and place services. */
export const BASE_PATH = '/api/v4';

/**
 * The API host of a page: its first label replaced by `api`, port kept. Bare `localhost` becomes `api.localhost`.
 *
 * @param location `host` as in `location.host`, including the port
 * @param override a full origin that takes precedence (build variable, for tests)
 */
export function apiOrigin(location: { protocol: string; host: string }, override?: string): string {
  if (override) return override.replace(/\/$/, '');
  const [name = '', port] = location.host.split(':');
  const labels = name.split('.');
  const apiName = labels.length === 1 ? `api.${name}` : ['api', ...labels.slice(1)].join('.');
  return `${location.protocol}//${apiName}${port ? `:${port}` : ''}`;
}

/** WebSocket URL of the live channel on the API host, with user and token in the query. */
export function liveChannelUrl(origin: string, userId: number, token: string): string {
  const url = new URL('/cable', origin.replace(/^http/, 'ws'));
  url.searchParams.set('user_id', String(userId));
  url.searchParams.set('token', token);
  return url.href;
}

/** A URL the browser opens directly (CSV files), so its query contains the token. */
export function downloadUrl(
  origin: string,
  path: string,
  token: string,
  language: 'en' | 'fr',
  query: Record<string, string> = {},
): string {
  const url = new URL(BASE_PATH + path, origin);
  for (const [name, value] of Object.entries({ ...query, auth_token: token, lancode: language.toUpperCase() }))
    url.searchParams.set(name, value);
  return url.href;
}
