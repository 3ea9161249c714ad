import { historyBody } from '@wayside/domain/schemas';
import type { HistoryValues } from '@wayside/domain/schemas';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../shared/data/query-client.ts';
import { readPages } from '../../../../shared/data/read.ts';
import { historyCalls } from './history-calls.ts';

const server = vi.hoisted(() => ({ records: [] as unknown[] }));
vi.mock('../../../../shared/data/api.ts', () => ({
  origin: 'http://api.localhost',
  api: {
    GET: async () => ({ data: { manual_histories: server.records, total_pages: 1 }, response: new Response() }),
  },
}));

const draft: HistoryValues = {
  vehicleId: 7,
  day: '2026-03-16',
  odometer: null,
  shopKind: 'typed',
  shopId: null,
  shopName: 'Corner Garage',
  poNumber: '',
  comments: '',
  lines: [{ serviceId: 9, name: 'Oil change', position: null, price: 64.99 }],
};
const given = { vehicleId: 7, hasShops: false, today: '2026-03-16', units: 'miles' } as const;
const body = historyBody(draft, given.units);
/** A record of the server with the content that was sent. */
const record = (id: number) => ({
  id,
  ...body,
  appointment_datetime: '2026-03-16T17:00:00Z',
  shop: null,
  order_services: body.vehicle_services,
});
const find = (existingIds: readonly number[] | null) =>
  historyCalls.find({ base: null, draft, given, existingIds, purpose: 'outcome' });

beforeEach(() => {
  queryClient.clear();
  server.records = [record(31), record(32)];
});

it('after a lost response, the record that was not there before and says the same is the new one', async () => {
  await expect(find([31])).resolves.toMatchObject({ status: 'success', saved: { id: 32 } });
});

it('an older record that says the same is not taken for the new one', async () => {
  await expect(find([31, 32])).resolves.toEqual({ status: 'success', saved: null });
});

it('the records that were there before are those of every history that was shown', () => {
  expect(historyCalls.existingIds!()).toBeNull();
  for (const [vehicle_id, ids] of [
    [7, [31, 32]],
    [8, [40]],
  ] as const) {
    const { queryKey } = readPages('/manual_maintenance_histories', { query: { vehicle_id } }, () => false, 'pageMMH');
    const page = { manual_histories: ids.map(record), total_pages: 1 };
    queryClient.setQueryData(queryKey, { pages: [page as never], pageParams: [1] });
  }
  expect(historyCalls.existingIds!()).toEqual([31, 32, 40]);
});
