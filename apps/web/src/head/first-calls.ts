import { APPLICATION_NAME, BASE_PATH } from '@wayside/api-client';
import type { AskedAt, PathWith } from '@wayside/api-client';
import { PATTERNS, matchesPattern } from '@wayside/domain';
import { orderListBody } from '../shared/orders/order-list-body.ts';
import type { EarlyCall } from '../shared/data/early.ts';
import { origin } from '../shared/data/origin.ts';
import { scenarioHeaders } from '../shared/data/scenario-headers.ts';

type FirstCall = Pick<EarlyCall, 'method' | 'body'> & { path: string };

const get = (path: PathWith<'get'> | `${PathWith<'get'>}?${string}`): FirstCall => ({ method: 'GET', path, body: '' });

const post = <P extends PathWith<'post'>>(
  path: P,
  { path: inPath = {}, body }: AskedAt<P, 'post'> & { path?: object; body?: unknown },
): FirstCall => ({
  method: 'POST',
  path: path.replace(/\{(\w+)\}/g, (_, name: string) => String((inPath as Record<string, unknown>)[name])),
  body: JSON.stringify(body),
});

/** What the daily pages show first; others call once they are loaded. */
function callsOfPage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): readonly FirstCall[] {
  const isAt = (pattern: Parameters<typeof matchesPattern>[0]): boolean => matchesPattern(pattern, pathname);
  if (isAt(PATTERNS.dashboard)) return [get('/dashboard')];
  if (isAt(PATTERNS.serviceRequest)) return [get('/shops/favorites')];
  // With a tab or dates in the address, the list is another one.
  if (isAt(PATTERNS.services) && search === '') return [post('/orders/index', { body: orderListBody('active', null) })];
  const id = Number(pathname.split('/')[2]);
  if (isAt(PATTERNS.order) && Number.isSafeInteger(id))
    return [post('/orders/{id}/preview', { path: { id }, body: { price_as_approvals_logic: true } })];
  return [];
}

/**
 * Begins the calls that every signed-in page waits for, and the first one of this page, while the app loads. The app's own calls take the
 * responses (`fetchOrTake`).
 */
export function beginFirstCalls(page: Pick<Location, 'pathname' | 'search'>, token: string): void {
  const calls = [get('/fleet_users/me'), get('/fleets/me?include[]=fleet_payment_types'), ...callsOfPage(page)];
  window.waysideEarly = calls.map(({ method, path, body }) => {
    const url = origin + BASE_PATH + path;
    const headers = { Accept: 'application/json', 'application-name': APPLICATION_NAME, Authorization: token, ...scenarioHeaders() };
    const response = fetch(url, {
      method,
      headers: body ? { ...headers, 'Content-Type': 'application/json' } : headers,
      ...(body && { body }),
    });
    // If nobody asks, a failure doesn't matter.
    response.catch(() => undefined);
    return { method, url: new URL(url).href, body, headers, begunAt: Date.now(), response };
  });
}
