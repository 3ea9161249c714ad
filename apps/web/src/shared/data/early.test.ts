// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchOrTake, holdCallsUntilPaint } from './early.ts';
import type { EarlyCall } from './early.ts';

const url = 'http://api.test/api/v4/dashboard';
const server = vi.fn<typeof fetch>();
function call(change: RequestInit = {}, address = url) {
  return new Request(address, { ...change, headers: { Authorization: 'mine', ...change.headers } });
}
function begin(response: Promise<Response>, change: Partial<EarlyCall> = {}): void {
  const call = {
    method: 'GET',
    url,
    body: '',
    headers: { Authorization: 'mine' },
    begunAt: Date.now(),
    response,
    isThere: true,
    ...change,
  };
  window.waysideEarly = [...(window.waysideEarly ?? []), call];
}
const textOf = async (request: Request): Promise<string> => (await fetchOrTake(request)).text();

beforeEach(() => {
  vi.stubGlobal('fetch', server);
  server.mockImplementation(async () => new Response('new'));
});
afterEach(() => {
  delete window.waysideEarly;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a page takes the response that the head asked for, once', async () => {
  begin(Promise.resolve(new Response('early')));
  expect(await textOf(call())).toBe('early');
  expect(await textOf(call())).toBe('new');
  expect(server).toHaveBeenCalledOnce();
});

it('a failure is taken too, so that it is shown and not repeated; trying again calls', async () => {
  begin(Promise.reject(new TypeError('offline')));
  await expect(fetchOrTake(call())).rejects.toThrow('offline');
  expect(server).not.toHaveBeenCalled();
  expect(await textOf(call())).toBe('new');
});

it.each([
  ['another address', call({}, `${url}?page=2`)],
  ['another user', call({ headers: { Authorization: 'theirs' } })],
  ['another body', call({ method: 'POST', body: '{"a":2}' })],
])('%s gets a response of its own', async (_, request) => {
  begin(Promise.resolve(new Response('early')));
  begin(Promise.resolve(new Response('early')), { method: 'POST', body: '{"a":1}' });
  expect(await textOf(request)).toBe('new');
});

it('a body that is the same is the same call', async () => {
  begin(Promise.resolve(new Response('early')), { method: 'POST', body: '{"a":1}' });
  expect(await textOf(call({ method: 'POST', body: '{"a":1}' }))).toBe('early');
});

it('half a minute later, and after a change, the page calls by itself', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  begin(Promise.resolve(new Response('early')));
  vi.setSystemTime(Date.now() + 31_000);
  expect(await textOf(call())).toBe('new');
  begin(Promise.resolve(new Response('early')));
  await fetchOrTake(call({ method: 'PUT', body: '{}' }));
  expect(await textOf(call())).toBe('new');
});

it('stops waiting when the page does', async () => {
  begin(new Promise(() => undefined));
  const page = new AbortController();
  const response = fetchOrTake(call({ signal: page.signal }));
  page.abort(new Error('left'));
  await expect(response).rejects.toThrow('left');
});

it('other calls wait until the app has painted a page that has what it shows first, but not for long', async () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="root"></div>';
  holdCallsUntilPaint();
  const first = textOf(call());
  await vi.advanceTimersByTimeAsync(100);
  expect(server).not.toHaveBeenCalled();
  document.getElementById('root')!.append('Dashboard');
  await vi.advanceTimersByTimeAsync(40);
  expect(await first).toBe('new');
  document.getElementById('root')!.replaceChildren();
  holdCallsUntilPaint();
  const unseen = textOf(call());
  await vi.advanceTimersByTimeAsync(299);
  expect(server).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(await unseen).toBe('new');
});
