import { describe, expect, it } from 'vitest';
import { filterOn, filtersIn, isSameFilters, modelOf } from '../filters.ts';
import type { GridFilter } from '../filters.ts';
import { pagesOf, pageWithin, withState } from './state.ts';

describe('state', () => {
  it('starts over at the first page when the rows change, and not when the columns do', () => {
    const state = { page: 3, pageSize: 10 };
    expect(withState(state, { sort: { column: 'a', direction: 'asc' } })).not.toHaveProperty('page');
    expect(withState(state, { filters: undefined })).not.toHaveProperty('page');
    expect(withState(state, { pageSize: 20 })).toEqual({ pageSize: 20 });
    expect(withState(state, { hidden: ['a'] })).toEqual({ page: 3, pageSize: 10, hidden: ['a'] });
  });

  it('keeps that somebody took the sort away', () => expect(withState({}, { sort: null })).toEqual({ sort: null }));
});

describe('pages', () => {
  it.each([
    [0, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [9, 4, 3],
  ])('%i rows by %i are %i pages', (rows, size, pages) => expect(pagesOf(rows, size)).toBe(pages));

  it.each([
    [undefined, 1],
    [0, 1],
    [-4, 1],
    [2, 2],
    [99, 5],
    [Number.NaN, 1],
    [2.7, 2],
  ])('page %s of 5 is page %i', (requested, page) => expect(pageWithin(requested, 5)).toBe(page));
});

describe('filters and the grid library', () => {
  const filters: readonly GridFilter[] = [
    { column: 'name', is: 'contains', value: 'a' },
    { column: 'cost', is: 'inRange', value: '1', upTo: '5' },
    { column: 'note', is: 'blank' },
  ];

  it('go there and back', () => {
    const model = modelOf(filters, (id) => id === 'cost');
    expect(model['cost']).toEqual({ filterType: 'number', type: 'inRange', filter: 1, filterTo: 5 });
    expect(filtersIn(model)).toEqual(filters);
  });

  it('do not keep what they cannot say', () =>
    expect(filtersIn({ a: { operator: 'AND', conditions: [] }, b: null, c: { type: 'other' } })).toEqual([]));

  it.each([
    ['90000', '10000', ['10000', '90000']],
    ['9', '10', ['9', '10']],
    ['2026-03-10', '2026-02-28', ['2026-02-28', '2026-03-10']],
    ['2026-02-28', '2026-03-10', ['2026-02-28', '2026-03-10']],
  ])('a range from %s to %s is applied from its lower end', (value, upTo, ends) => {
    const applied = filterOn({}, { column: 'cost', is: 'inRange', value, upTo });
    expect([applied.value, applied.upTo]).toEqual(ends);
  });

  it('are the same in any order', () => {
    expect(isSameFilters(filters, filters.toReversed())).toBe(true);
    expect(isSameFilters(filters, filters.slice(1))).toBe(false);
  });
});
