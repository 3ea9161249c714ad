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

/** Paths that are fetched again, of those that are on screen. */
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

it('[BRD-12] a change of the language refetches what the three rows name, and nothing else', async () => {
  const three: Path[] = ['/fleets/me/vehicle_services', '/orders/index', '/orders/{id}/preview'];
  expect(await refetched([...three, '/braintree_payment_methods', '/orders/aggregate'], () => changed('language'))).toEqual(three);
});

it('an order that was decided refetches every list that counts it, wherever it was decided', async () => {
  const views: Path[] = ['/dashboard', '/orders/fleet_orders', '/orders/index', '/orders/{id}/preview', '/vehicles/{id}'];
  expect(await refetched([...views, '/services'], () => changed('orders'))).toEqual(views.toSorted());
});

it('what is not on screen is refetched when it is next shown', async () => {
  const key = keyOf('/orders/fleet_orders', {});
  queryClient.setQueryData(key, []);
  await changed('orders');
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});
