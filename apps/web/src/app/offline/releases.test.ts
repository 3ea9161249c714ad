// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '../../shared/page/toasts.ts';
import { i18n } from '../../shared/texts/i18n.ts';
import { addGuard, createGuard } from '../../shared/page/leave-guards.ts';
import { watchReleases } from './releases.ts';

const reload = vi.fn<() => void>();
let opened: (pathname: string) => void;
/** What the host serves by now. */
let served: string;
let back: () => void;
const offers = () => toasts.queue.visibleToasts.map(({ content }) => content.title);
const offered = () => vi.waitFor(() => expect(offers()).toContain(i18n.t('shell:release.ready')));

beforeEach(() => {
  served = '9.9.9';
  reload.mockClear();
  vi.stubGlobal('fetch', async () => Response.json({ release: served }));
  vi.stubGlobal('location', { pathname: '/dashboard', reload });
  // The watch of an earlier test goes on.
  vi.spyOn(window, 'addEventListener').mockImplementation((_type, listener) => void (back = listener as () => void));
  opened = watchReleases();
});
afterEach(() => {
  toasts.queue.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('[OPS-05] is taken with the next page, not before', async () => {
  back();
  await offered();
  opened('/dashboard');
  expect(reload).not.toHaveBeenCalled();
  opened('/vehicles');
  expect(reload).toHaveBeenCalledOnce();
});

it('[OPS-05] is offered once, with a way to take it now', async () => {
  back();
  await offered();
  back();
  await Promise.resolve();
  expect(offers()).toHaveLength(1);
  toasts.queue.visibleToasts[0]!.content.action!.onAction();
  expect(reload).toHaveBeenCalledOnce();
});

it('[OPS-05] the release that is served already is not offered', async () => {
  served = 'test';
  back();
  await Promise.resolve();
  opened('/vehicles');
  expect([offers(), reload.mock.calls]).toEqual([[], []]);
});

it.each<[what: string, begin: () => () => void]>([
  ['something that was just said', () => toasts.show({ title: 'Saved' })],
  [
    'what is typed on a page that stays',
    () => {
      const guard = createGuard();
      guard.update({ isDirty: true });
      return addGuard(guard);
    },
  ],
])('[OPS-05] %s is not lost to it: the page after that takes it', async (_what, begin) => {
  back();
  await offered();
  const end = begin();
  opened('/vehicles');
  expect(reload).not.toHaveBeenCalled();
  end();
  opened('/shops');
  expect(reload).toHaveBeenCalledOnce();
});
