import { QueryObserver } from '@tanstack/react-query';
import type { Path } from '@wayside/api-client';
import { afterEach, expect, it, vi } from 'vitest';
import type { Change } from './changed.ts';

vi.mock('./api.ts', () => ({ api: {} }));
vi.mock('../session/session.ts', () => ({ rememberedUser: () => undefined }));
vi.mock('../session/storage.ts', () => ({ readCookie: () => undefined }));

const { changed, followOtherTabs } = await import('./changed.ts');
const { queryClient } = await import('./query-client.ts');
const { keyOf } = await import('./read.ts');

afterEach(() => queryClient.clear());

/** Which of the paths on screen are refetched. */
async function refetched(shown: readonly Path[], change: () => Promise<void>): Promise<Path[]> {
  const loads: Path[] = [];
  const stops = shown.map((path) =>
    new QueryObserver(queryClient, {
      queryKey: keyOf(path, { path: { id: 7 } }),
      queryFn: () => loads.push(path),
      staleTime: Infinity,
    }).subscribe(() => undefined),
  );
  await vi.waitFor(() => expect([loads.length, queryClient.isFetching()]).toEqual([shown.length, 0]));
  loads.length = 0;
  await change();
  for (const stop of stops) stop();
  return loads.toSorted();
}

const LISTS: Path[] = [
  '/dashboard',
  '/fleets',
  '/fleets/me/vehicle_services',
  '/orders/aggregate',
  '/orders/fleet_orders',
  '/orders/index',
  '/vehicles',
  '/vehicles/{id}',
];
const WORDED: Path[] = [
  '/dashboard',
  '/fleets/me/vehicle_services',
  '/orders/fleet_orders',
  '/orders/index',
  '/orders/{id}/preview',
  '/services',
  '/services/search',
  '/shop_order_activity_items',
  '/vehicles/{id}',
];
/** Every path the app reads. */
const READ: Path[] = [
  ...new Set<Path>([
    ...LISTS,
    ...WORDED,
    '/braintree_payment_methods',
    '/fleet_users/me',
    '/fleets/me',
    '/fleets/load_all_fleets',
    '/shops',
    '/shops/favorites',
    '/vehicles/me/vehicle_reminders/snoozed_date',
  ]),
];

const PEOPLE: Path[] = ['/fleet_users', '/fleet_fmc_users', '/fleet_users/me', '/policies'];

it.each<[what: string, Change, Path[]]>([
  ['[BRD-12] a change of the language refetches what the three rows name', 'language', WORDED],
  [
    'a decision refetches every list that counts orders',
    'orders',
    [...LISTS, '/orders/{id}/preview', '/shop_order_activity_items'],
  ],
  ['a PO number or a promotion refetches the lists, and not the page that saved it', 'orderDetails', LISTS],
  [
    'a person who was changed refetches what depends on who may approve',
    'users',
    [...LISTS, ...PEOPLE, '/orders/{id}/preview'],
  ],
])('%s, and nothing else', async (_what, change, paths) => {
  expect(await refetched([...new Set([...READ, ...PEOPLE])], () => changed(change))).toEqual(paths.toSorted());
});

it('what is not on screen is refetched when it is next shown', async () => {
  const key = keyOf('/orders/fleet_orders', {});
  queryClient.setQueryData(key, []);
  await changed('orders');
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});

it('[VOR-13] other tabs hear what changed, and this one follows them', async () => {
  const stop = followOtherTabs();
  const other = new BroadcastChannel('changes');
  const heard = vi.fn<(changes: unknown) => void>();
  other.addEventListener('message', ({ data }) => heard(data));
  await changed('orders', 'users', 'language');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith(['orders', 'users']));

  const spy = vi.spyOn(queryClient, 'invalidateQueries');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  other.postMessage(['orderDetails', 'a change of the next release']);
  await vi.waitFor(() => expect(spy).toHaveBeenCalledOnce());
  const isStale = (path: Path) => spy.mock.calls[0]![0]!.predicate!({ queryKey: keyOf(path, {}) } as never);
  // The page that changed the details had them already; another one reads the order again.
  expect((['/orders/{id}/preview', '/dashboard', '/policies'] as const).map(isStale)).toEqual([true, true, false]);
  stop();
  other.close();
});
