// @vitest-environment jsdom
import { quickLinkKind } from '@wayside/machines';
import type { SavedQuickLink } from '@wayside/machines';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '../data/query-client.ts';
import { listedCalls } from './record-calls.ts';

const fuel: SavedQuickLink = { id: 3, name: 'Fuel', link: 'https://fuel.example/', description: null };
let links: SavedQuickLink[];
const calls = listedCalls(
  quickLinkKind,
  { queryKey: ['links'], queryFn: async () => ({ links }) },
  (data) => data.links,
);
function find(base: SavedQuickLink | null, existingIds: readonly number[] | null) {
  return calls.find({ base, draft: quickLinkKind.draftOf(fuel, null), existingIds, given: null });
}

beforeEach(() => {
  queryClient.clear();
  links = [fuel];
});

it('a saved record is found by its id, as it is now', async () => {
  links = [{ ...fuel, name: 'Gas' }];
  await expect(find(fuel, null)).resolves.toEqual({ status: 'success', saved: links[0] });
});

it('a record that is gone is not found', async () => {
  links = [];
  await expect(find(fuel, null)).resolves.toEqual({ status: 'success', saved: null });
});

it.each([
  ["wasn't there before and says what was sent", [], fuel, fuel],
  ['was there before', [3], fuel, null],
  ['says something else', [], { ...fuel, name: 'Gas' }, null],
  ['cannot be told from older ones', null, fuel, null],
] as const)('a new one that %s', async (_what, existingIds, listed, saved) => {
  links = [listed];
  await expect(find(null, existingIds)).resolves.toEqual({ status: 'success', saved });
});

it('knows the ids once the list was loaded', async () => {
  expect(calls.existingIds()).toBeNull();
  await find(fuel, null);
  expect(calls.existingIds()).toEqual([3]);
});
