import { APPLICATION_NAME, BASE_PATH } from '@wayside/api-client';
import type { PathWith, RequestBody } from '@wayside/api-client';
import { PATTERNS, activeOrderStatuses, activityRange, isFmcUser, matchesPattern, orderIdOf } from '@wayside/domain';
import type { EarlyCall } from '../shared/data/early.ts';
import { origin } from '../shared/data/origin.ts';
import { scenarioHeaders } from '../shared/data/scenario-headers.ts';
import { rememberedUser } from '../shared/session/session.ts';
import { today } from '../shared/today.ts';

type FirstCall = Pick<EarlyCall, 'method' | 'body'> & { path: string };

const get = (path: PathWith<'get'> | `${PathWith<'get'>}?${string}`): FirstCall => ({ method: 'GET', path, body: '' });

/** The stored order, priced as for an approval. */
const preview = (id: number): FirstCall => ({
  method: 'POST',
  path: `/orders/${id}/preview`,
  body: JSON.stringify({ price_as_approvals_logic: true } satisfies RequestBody<'previewOrder'>),
});

/** Active orders of the usual days, unless the address or the page before says which orders. */
export const showsUsualOrders = (): boolean =>
  !/[?&](tab|from|to)=/.test(window.location.search) && (window.history.state as { usr?: unknown } | null)?.usr == null;

function usualOrders(): FirstCall {
  const { start, end } = activityRange(today());
  const body: RequestBody<'searchOrders'> = {
    state_id: [...activeOrderStatuses],
    start_date: start,
    end_date: end,
    captureActive: true,
    withMaintenanceHistory: false,
  };
  return { method: 'POST', path: '/orders/index', body: JSON.stringify(body) };
}

/** What the daily pages show first, if the address alone says what to ask. Others call once they are loaded. */
function callsOfPage(pathname: string): readonly FirstCall[] {
  const isAt = (pattern: Parameters<typeof matchesPattern>[0]): boolean => matchesPattern(pattern, pathname);
  if (isAt(PATTERNS.dashboard)) return [get('/dashboard')];
  // For users of a management company, the vehicles depend on the fleet that the server names.
  const vehicles = isFmcUser(rememberedUser()) ? [] : [get('/vehicles?request=active_order&data_type=search')];
  if (isAt(PATTERNS.serviceRequest)) return [get('/shops/favorites'), ...vehicles];
  if (isAt(PATTERNS.services)) return showsUsualOrders() ? [usualOrders()] : [];
  const id = isAt(PATTERNS.order) ? orderIdOf(pathname.split('/')[2]) : undefined;
  return id === undefined ? [] : [preview(id), get('/orders/fleet_orders')];
}

/**
 * Begins the calls that every signed-in page waits for, and the first ones of this page, while the app loads. The app's own calls take the
 * responses (`fetchOrTake`).
 */
export function beginFirstCalls(pathname: string, token: string): void {
  const calls = [get('/fleet_users/me'), get('/fleets/me?include[]=fleet_payment_types'), ...callsOfPage(pathname)];
  window.waysideEarly = calls.map(({ method, path, body }) => {
    const url = origin + BASE_PATH + path;
    const headers = { Accept: 'application/json', 'application-name': APPLICATION_NAME, Authorization: token, ...scenarioHeaders() };
    const response = fetch(url, {
      method,
      headers: body ? { ...headers, 'Content-Type': 'application/json' } : headers,
      ...(body && { body }),
    });
    const call = { method, url: new URL(url).href, body, headers, begunAt: Date.now(), response, isThere: false };
    void noteArrival(call);
    return call;
  });
}

/** Reads a response to its end, so that one that nobody takes doesn't occupy the line. Without a taker, a failure doesn't matter. */
async function noteArrival(call: EarlyCall): Promise<void> {
  try {
    const received = await call.response;
    await received.clone().json();
    call.isThere = received.ok;
  } catch {
    call.isThere = false;
  }
}
