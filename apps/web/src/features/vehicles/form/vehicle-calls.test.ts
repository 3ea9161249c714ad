import { emptyVehicleValues } from '@wayside/domain/schemas';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../shared/data/query-client.ts';
import { van } from '../vehicle.fixture.ts';
import { findVehicle } from './vehicle-calls.ts';

const server = vi.hoisted(() => ({ fleet: [] as unknown[] }));
vi.mock('../../../shared/data/api.ts', () => ({
  origin: 'http://api.localhost',
  api: {
    GET: async (path: string) => ({ data: path === '/vehicles/{id}' ? van : server.fleet, response: new Response() }),
  },
}));

const sent = { ...emptyVehicleValues('miles'), vin: van.vin!, is_active: true, isLookup: true };
const search = (existingIds: readonly number[] | null) => findVehicle({ draft: sent, existingIds });

beforeEach(() => {
  queryClient.clear();
  server.fleet = [van];
});

it('[VEH-23] after a lost response, the vehicle with the VIN that was sent is the new one', async () => {
  await expect(search([])).resolves.toEqual({ status: 'success', saved: van });
});

it('a vehicle that was there before is not taken for the new one', async () => {
  await expect(search([van.id])).resolves.toEqual({ status: 'success', saved: null });
});

it('without knowing what was there before, nobody can tell', async () => {
  await expect(search(null)).resolves.toMatchObject({ status: 'failure', notice: { label: 'mayHaveWorked' } });
});
