// @vitest-environment jsdom
import { createApiClient, resultOf } from '@wayside/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Report } from './report.ts';
import { sendTo } from './send.ts';
import { watchPage } from './watch.ts';

const sent: Report[] = [];
vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] });
// Once, as in a page: listeners stay.
watchPage((report) => sent.push(report));

beforeEach(() => {
  sent.length = 0;
  window.history.replaceState(null, '', '/vehicles/500006/edit?vin=1FTBR1C84MKA12345');
  Object.assign(document.documentElement, { lang: 'fr' }).dataset['brand'] = 'canada';
});
afterEach(() => vi.restoreAllMocks());

const PAGE = { release: 'test', route: '/vehicles/:id/edit', brand: 'canada', language: 'fr' };

/** An error that quotes what nobody may report, thrown in our code. */
function thrown(): TypeError {
  const error = new TypeError('Ann Lee typed 4111 at /assets/not-a-place.js:1:1 with token T1');
  error.stack = `${error.name}: ${error.message}
    at save (https://canada.example.com/assets/vehicles-1a2b.js:1:2345)
    at https://canada.example.com/orders/5000010/approvals?key=T1
    at https://canada.example.com/assets/react-3c4d.js:9:87`;
  return error;
}
const told = {
  ...PAGE,
  kind: 'error',
  name: 'TypeError',
  places: ['assets/vehicles-1a2b.js:1:2345', 'assets/react-3c4d.js:9:87'],
};

describe('[OPS-07] reports of a page', () => {
  it('tell of an error that a boundary caught, once, with its place and without its words', () => {
    const problem = thrown();
    globalThis.waysideReports!.caught(problem);
    globalThis.waysideReports!.caught(problem);
    expect(sent).toEqual([told]);
  });

  it('tell of what nobody caught', () => {
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: thrown() }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'Ann Lee typed 4111' }));
    expect(sent).toEqual([told, { ...PAGE, kind: 'error', name: 'unknown', places: [] }]);
  });

  it('tell of code that did not load, also where a boundary catches that later', () => {
    const payload = new TypeError(
      'Failed to fetch dynamically imported module: https://x.example/assets/shops-5e6f.js',
    );
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    globalThis.waysideReports!.caught(payload);
    const sheet = Object.assign(document.createElement('link'), { href: 'https://x.example/assets/shops-7a8b.css' });
    document.head.append(sheet);
    sheet.dispatchEvent(new Event('error'));
    expect(sent).toEqual(
      ['assets/shops-5e6f.js', 'assets/shops-7a8b.css'].map((file) => ({ ...PAGE, kind: 'code', file })),
    );
  });

  it('tell of a response that breaks the contract, without what it is about', async () => {
    const response = Response.json({ favorite: 'colour' });
    Object.defineProperty(response, 'url', { value: 'https://api.example/api/v4/vehicles/500006?auth_token=T1' });
    const api = createApiClient({ origin: 'https://api.example', token: () => 'T1', fetch: async () => response });
    await resultOf(api.GET('/vehicles/{id}', { params: { path: { id: 500_006 } } }));
    expect(sent).toEqual([{ ...PAGE, kind: 'contract', path: '/vehicles/{id}', status: 200 }]);
  });

  it('go to the address without cookies or the page’s own, and not without end', () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    const send = sendTo('https://reports.example/wayside');
    for (let time = 0; time < 100; time++) send({ ...PAGE, kind: 'vitals', values: { firstByte: 120 } });
    expect(fetched).toHaveBeenCalledTimes(30);
    const [address, options] = fetched.mock.calls[0]!;
    expect(address).toBe('https://reports.example/wayside');
    expect(options).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true });
    expect(JSON.parse(String(options?.body))).toEqual({ ...PAGE, kind: 'vitals', values: { firstByte: 120 } });
  });
});
