import type { BrowserContext } from '@playwright/test';
import type { MockSession } from '../mock-session.ts';

const ADDRESSES = /^https:\/\/([\w.-]+\.)?(braintreegateway|paypal|paypalobjects)\.com\//;

/**
 * Forwards the card provider's own addresses to the offline gateway of the test's session, so that its frames are of
 * another origin, as in production. Returns the hosts that were asked.
 */
export async function playProvider(
  context: BrowserContext,
  mock: MockSession,
  origin: string,
): Promise<ReadonlySet<string>> {
  const hosts = new Set<string>();
  const cookie = Object.entries(mock.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  await context.route(ADDRESSES, async (route) => {
    const request = route.request();
    const { hostname, pathname, search } = new URL(request.url());
    hosts.add(hostname);
    // PayPal only counts what happens.
    if (hostname === 'www.paypal.com')
      return route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } });
    const url = `${origin}/braintree-gateway${pathname}${search}`;
    return route.fulfill({ response: await route.fetch({ url, headers: { ...request.headers(), cookie } }) });
  });
  return hosts;
}
