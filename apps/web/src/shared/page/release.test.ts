import { afterEach, expect, it, vi } from 'vitest';
import { isReplaced } from './release.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['the same release', () => Response.json({ release: 'test' }), false],
  ['another release', () => Response.json({ release: '1.4.0' }), true],
  ['a page in its place', () => new Response('<!doctype html>'), false],
  ['nothing', () => Promise.reject(new TypeError('offline')), false],
])('with %s served, a page knows whether it is of an old one', async (_title, answer, isOld) => {
  const fetched = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal('fetch', fetched);
  expect(await isReplaced()).toBe(isOld);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store' });
});
