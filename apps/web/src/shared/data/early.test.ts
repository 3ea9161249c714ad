import { afterEach, expect, it, vi } from 'vitest';
import { beginEarly, dropEarly, takeEarly } from './early.ts';
import { queryClient } from './query-client.ts';

const queryKey = ['/dashboard', {}, 7];
const settled = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => {
  dropEarly();
  queryClient.clear();
  vi.useRealTimers();
});

it('a response that is there before the page waits in the cache', async () => {
  beginEarly({ queryKey, queryFn: async () => 'orders' });
  await settled();
  expect(queryClient.getQueryData(queryKey)).toBe('orders');
  expect(takeEarly(queryKey)).toBeUndefined();
});

it('a page that asks before the response takes the call, once', async () => {
  beginEarly({ queryKey, queryFn: async () => 'orders' });
  expect(await takeEarly(queryKey)).toBe('orders');
  expect(takeEarly(queryKey)).toBeUndefined();
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
});

it('a failure waits for the page, which shows it; trying again calls again', async () => {
  beginEarly({ queryKey, queryFn: () => Promise.reject(new Error('500')) });
  await settled();
  await expect(takeEarly(queryKey)).rejects.toThrow('500');
  expect(takeEarly(queryKey)).toBeUndefined();
});

it('what is never fresh is not cached, but handed over once', async () => {
  beginEarly({ queryKey, queryFn: async () => 'order', staleTime: 0 });
  await settled();
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  expect(await takeEarly(queryKey)).toBe('order');
});

it('what is known already is not asked for', () => {
  queryClient.setQueryData(queryKey, 'orders');
  const queryFn = vi.fn<() => Promise<string>>();
  beginEarly({ queryKey, queryFn });
  expect(queryFn).not.toHaveBeenCalled();
});

it('half a minute later, and after signing out, the page calls by itself', () => {
  vi.useFakeTimers();
  const queryFn = () => new Promise(() => undefined);
  beginEarly({ queryKey, queryFn });
  vi.advanceTimersByTime(31_000);
  expect(takeEarly(queryKey)).toBeUndefined();
  beginEarly({ queryKey, queryFn });
  dropEarly();
  expect(takeEarly(queryKey)).toBeUndefined();
});

it('a response to the previous user does not reach the cache', async () => {
  beginEarly({ queryKey, queryFn: async () => 'orders' });
  dropEarly();
  await settled();
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
});
