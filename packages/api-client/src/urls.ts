import { BASE_PATH } from './hosts.ts';

/** WebSocket URL of the live channel on the API host, with user and token in the query. */
export function liveChannelUrl(origin: string, userId: number, token: string): string {
  const url = new URL(`${origin.replace(/^http/, 'ws')}/cable`);
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
  const url = new URL(origin + BASE_PATH + path);
  for (const [name, value] of Object.entries({ ...query, auth_token: token, lancode: language.toUpperCase() }))
    url.searchParams.set(name, value);
  return url.href;
}
