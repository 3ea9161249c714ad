import type { Fit } from '@wayside/domain';
import { expect, it } from 'vitest';
import type { Source } from './find.ts';
import { groupsOf } from './find.ts';

function source(id: Source['id'], fits: readonly Fit[], more: Partial<Source> = {}): Source {
  return {
    id,
    title: id,
    matches: fits.map((fit, index) => ({ item: { id: `${id}-${index}`, label: id }, fit })),
    isSearching: false,
    failed: [],
    ...more,
  };
}

it('the kind with the best match comes first; equally good ones keep their order, empty ones are left out', () => {
  const groups = groupsOf([
    source('fleets', ['part']),
    source('vehicles', ['start', 'part']),
    source('orders', []),
    source('people', ['start']),
    source('pages', ['exact']),
  ]);
  expect(groups.map(({ id }) => id)).toEqual(['pages', 'vehicles', 'people', 'fleets']);
});

it('a long group is cut, counted, and leads to the list of all', () => {
  const all = '/vehicles?q=van';
  const [group] = groupsOf([source('vehicles', ['start', 'start', 'part'], { all })], 2);
  expect([group!.items.map(({ id }) => id), group!.total, group!.all]).toEqual([['vehicles-0', 'vehicles-1'], 3, all]);
});

it('the server’s count covers what it did not send; a short group needs no list', () => {
  const [long] = groupsOf([source('fleets', ['start', 'start'], { all: '/fmc_dashboard', total: 61 })], 2);
  expect([long!.total, long!.all]).toEqual([61, '/fmc_dashboard']);
  const [short] = groupsOf([source('fleets', ['start', 'start'], { all: '/fmc_dashboard' })], 2);
  expect(short!.all).toBeUndefined();
});
