import type { GridState } from '@wayside/ui/grid';
import { describe, expect, it } from 'vitest';
import { isStep, readGridAddress, writeGridAddress } from './grid-address.ts';

function written(search: string, state: GridState, prefix?: string) {
  return writeGridAddress(new URLSearchParams('tab=done&q=old&f=a.is.b'), { search, state }, prefix).toString();
}

const full: GridState = {
  sort: { column: 'cost', direction: 'desc' },
  filters: [
    { column: 'name', is: 'contains', value: 'St. Jean & co' },
    { column: 'cost', is: 'inRange', value: '5', upTo: '10.5' },
    { column: 'note', is: 'blank' },
  ],
  page: 3,
  pageSize: 7,
  hidden: ['vin', 'plate_no'],
  order: ['cost', 'name'],
};

describe('address of a grid', () => {
  it('has short names, and only what differs', () =>
    expect(written('truck 9', { sort: { column: 'cost', direction: 'desc' }, page: 2 })).toBe(
      'tab=done&q=truck+9&sort=-cost&page=2',
    ));

  it('goes there and back', () => {
    const query = new URLSearchParams(written('é', full));
    expect(readGridAddress(query)).toEqual({ search: 'é', state: full });
  });

  it('keeps that there is no sort, and that every column shows', () => {
    const state: GridState = { sort: null, hidden: [] };
    expect(readGridAddress(new URLSearchParams(written('', state))).state).toEqual(state);
  });

  it('several grids do not meet', () => {
    const query = new URLSearchParams(written('x', full, 'done'));
    expect(query.get('q')).toBe('old');
    expect(readGridAddress(query, 'done')).toEqual({ search: 'x', state: full });
    expect(readGridAddress(query, 'other')).toEqual({ search: '', state: {} });
  });

  it.each([
    'page=0',
    'page=-1',
    'page=x',
    'size=1e9',
    'f=',
    'f=cost',
    'f=cost.like.3',
    'f=cost.gt',
    'f=cost.in.5',
    'sort=',
  ])('%s says nothing', (query) => expect(readGridAddress(new URLSearchParams(query)).state).toEqual({}));
});

describe('going back', () => {
  const filters = [{ column: 'name', is: 'contains', value: 'a' }] as const;
  it.each<[string, GridState, GridState, boolean]>([
    ['a sort', {}, { sort: null }, true],
    ['a page', {}, { page: 2 }, true],
    ['a size of pages', { page: 2 }, { pageSize: 7 }, false],
    ['a filter', {}, { filters }, true],
    ['a filter taken away', { filters, page: 2 }, {}, true],
    ['the typing of a filter', { filters }, { filters: [{ ...filters[0], value: 'ab' }] }, false],
    ['the choice of columns', { filters }, { filters, hidden: ['vin'] }, false],
  ])('over %s', (_title, before, after, step) => expect(isStep(before, after)).toBe(step));
});
