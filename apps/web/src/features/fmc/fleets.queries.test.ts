import { expect, it, vi } from 'vitest';
import { fleetsQuery } from './fleets.queries.ts';

vi.mock('../../shared/data/api.ts', () => ({ api: {} }));
vi.mock('../../shared/data/fleet-scope.ts', () => ({ fleetScope: () => 'fmc' }));

it('a search is cut to what the contract takes', () => {
  const [, params] = fleetsQuery('x'.repeat(121), {}).queryKey;
  expect(params).toMatchObject({ query: { query: 'x'.repeat(120) } });
});
