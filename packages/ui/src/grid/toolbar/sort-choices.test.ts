import { expect, it } from 'vitest';
import { sortedAs } from '../../columns/column.ts';
import type { Column } from '../../columns/column.ts';
import { currentSort } from '../rows.ts';
import { sortChoices } from './sort-choices.ts';
import type { GridState } from '../state/state.ts';

const value = (): string => '';
const COLUMNS: Column<unknown>[] = [
  { id: 'name', header: 'Name', value },
  { id: 'day', header: 'Day', value, kind: 'date', sort: 'desc' },
  { id: 'cost', header: 'Cost', value, kind: 'money' },
  { id: 'vin', header: 'VIN', value, isHidden: true },
  { id: 'note', header: 'Note', value, isSortable: false },
  { id: 'actions', header: 'Actions', value, kind: 'actions' },
];
const idsOf = (state: GridState) => sortChoices(COLUMNS, state).map(({ sort }) => `${sort.column} ${sort.direction}`);

it('offers both directions of each column that shows and sorts', () => {
  expect(idsOf({})).toEqual(['name asc', 'name desc', 'day asc', 'day desc', 'cost asc', 'cost desc']);
  expect(idsOf({ hidden: ['cost'] })).toEqual(['name asc', 'name desc', 'day asc', 'day desc', 'vin asc', 'vin desc']);
});

it('offers a hidden column as long as the rows are sorted by it', () => {
  expect(idsOf({ sort: { column: 'vin', direction: 'asc' } })).toContain('vin asc');
  expect(idsOf({ hidden: ['day'] })).toContain('day desc');
  expect(idsOf({ hidden: ['day'], sort: null })).not.toContain('day desc');
});

it('knows how the rows are sorted now', () => {
  expect(currentSort(COLUMNS, {})).toEqual({ column: 'day', direction: 'desc' });
  expect(currentSort(COLUMNS, { sort: null })).toBeNull();
});

it('tells sizes, times and texts apart', () => {
  expect(COLUMNS.map(sortedAs)).toEqual(['text', 'date', 'number', 'text', 'text', 'text']);
  expect(sortedAs({ kind: 'number' })).toBe('number');
});
