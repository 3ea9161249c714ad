import { QueryObserver } from '@tanstack/react-query';
import type { Path } from '@wayside/api-client';
import { afterEach, expect, it, vi } from 'vitest';

vi.mock('./api.ts', () => ({ api: {} }));
vi.mock('../session/session.ts', () => ({ rememberedUser: () => undefined }));
vi.mock('../session/storage.ts', () => ({ readCookie: () => undefined }));

const { changed } = await import('./changed.ts');
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

it('[BRD-12] a change of the language refetches what the three rows name, and nothing else', async () => {
  expect(await refetched(READ, () => changed('language'))).toEqual(WORDED.toSorted());
});

it('an order that was decided refetches every list that counts it, wherever it was decided, and nothing else', async () => {
  const views: Path[] = [...LISTS, '/orders/{id}/preview', '/shop_order_activity_items'];
  expect(await refetched(READ, () => changed('orders'))).toEqual(views.toSorted());
});

it('a PO number or a promotion refetches the lists, and not the page that saved it', async () => {
  expect(await refetched(READ, () => changed('orderDetails'))).toEqual(LISTS.toSorted());
});

it('a person who was changed refetches whatever depends on who may approve, and nothing else', async () => {
  const people: Path[] = ['/fleet_users', '/fleet_fmc_users', '/fleet_users/me', '/policies'];
  const views: Path[] = [...LISTS, ...people, '/orders/{id}/preview'];
  expect(await refetched([...new Set([...READ, ...people])], () => changed('users'))).toEqual(views.toSorted());
});

it('what is not on screen is refetched when it is next shown', async () => {
  const key = keyOf('/orders/fleet_orders', {});
  queryClient.setQueryData(key, []);
  await changed('orders');
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});
