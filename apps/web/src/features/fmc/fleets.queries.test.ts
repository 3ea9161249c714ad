import { expect, it, vi } from 'vitest';
import { awaitingIn, fleetsQuery } from './fleets.queries.ts';

vi.mock('../../shared/data/api.ts', () => ({ api: {} }));
vi.mock('../../shared/data/fleet-scope.ts', () => ({ fleetScope: () => 'fmc' }));

it('a search is cut to what the contract takes', () => {
  const [, params] = fleetsQuery('x'.repeat(121), {}).queryKey;
  expect(params).toMatchObject({ query: { query: 'x'.repeat(120) } });
});

it.each([
  ['all are loaded', [5, 3], 2, { orders: 8, fleets: 2 }],
  ['those that follow have none', [5, null], 9, { orders: 5, fleets: 1 }],
  ['those that follow may have some', [5, 3], 9, undefined],
])('orders awaiting approval are counted when %s', (_, counts, total_count, expected) => {
  const fleets = counts.map((awaiting_approval_count, id) => ({ id, awaiting_approval_count }));
  expect(awaitingIn([{ fleets, total_count }] as never)).toEqual(expected);
});
