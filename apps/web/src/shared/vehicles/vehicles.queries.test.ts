import { expect, it, vi } from 'vitest';
import { vehicleSearchQuery } from './vehicles.queries.ts';

vi.mock('../data/api.ts', () => ({ api: {} }));
vi.mock('../data/fleet-scope.ts', () => ({ fleetScope: () => 'fmc' }));

it('a search is cut to what the contract takes', () => {
  const [, params] = vehicleSearchQuery('x'.repeat(101)).queryKey;
  expect(params).toEqual({ query: { data_type: 'search', search: 'x'.repeat(100) } });
});
