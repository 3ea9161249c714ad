import { describe, expect, it } from 'vitest';
import type { Column } from '../columns/column.ts';
import { DAYS_OPTION } from './filters.ts';
import type { GridFilter } from './filters.ts';
import { matchingRows } from './rows.ts';
import { chosenIn } from './toolbar/choices.ts';
import type { GridState } from './state/state.ts';

interface Truck {
  readonly name: string;
  readonly cost: string | null;
}

const columns: readonly Column<Truck>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name, hasFilter: true },
  { id: 'cost', header: 'Cost', value: ({ cost }) => cost, kind: 'money', hasFilter: true, sort: 'desc' },
  { id: 'secret', header: 'Unit', value: () => 'CAD' },
];

const trucks: readonly Truck[] = [
  { name: 'Élan 2', cost: '$90.00' },
  { name: 'Truck 10', cost: '$1,200.00' },
  { name: 'Truck 9', cost: null },
];

function names(state: GridState, search = '') {
  return matchingRows(trucks, columns, { state, search, language: 'fr-CA' }).map(({ name }) => name);
}
const filtered = (filter: GridFilter) => names({ sort: null, filters: [filter] });

describe('order', () => {
  it('[CST2-10] is the columns’ own until somebody sorts; costs count by amount', () =>
    expect(names({})).toEqual(['Truck 10', 'Élan 2', 'Truck 9']));

  it('follows the person', () =>
    expect(names({ sort: { column: 'name', direction: 'asc' } })).toEqual(['Élan 2', 'Truck 9', 'Truck 10']));

  it('is that of the rows when somebody took the sort away', () =>
    expect(names({ sort: null })).toEqual(['Élan 2', 'Truck 10', 'Truck 9']));

  it('a column that is not there sorts nothing', () =>
    expect(names({ sort: { column: 'gone', direction: 'asc' } })).toEqual(['Élan 2', 'Truck 10', 'Truck 9']));
});

describe('filters', () => {
  it.each<[GridFilter, string[]]>([
    [{ column: 'name', is: 'contains', value: 'TRUCK' }, ['Truck 10', 'Truck 9']],
    [{ column: 'name', is: 'startsWith', value: 'elan' }, ['Élan 2']],
    [{ column: 'name', is: 'notContains', value: '1' }, ['Élan 2', 'Truck 9']],
    [{ column: 'name', is: 'equals', value: 'truck 9' }, ['Truck 9']],
    [{ column: 'cost', is: 'greaterThan', value: '90' }, ['Truck 10']],
    [{ column: 'cost', is: 'inRange', value: '90', upTo: '1200' }, ['Élan 2', 'Truck 10']],
    [{ column: 'cost', is: 'inRange', value: '1200', upTo: '90' }, ['Élan 2', 'Truck 10']],
    [{ column: 'cost', is: 'lessThan', value: '100' }, ['Élan 2']],
    [{ column: 'cost', is: 'notEqual', value: '90' }, ['Truck 10', 'Truck 9']],
    [{ column: 'cost', is: 'blank' }, ['Truck 9']],
    [{ column: 'cost', is: 'notBlank' }, ['Élan 2', 'Truck 10']],
    [{ column: 'secret', is: 'contains', value: 'usd' }, ['Élan 2', 'Truck 10', 'Truck 9']],
    [{ column: 'gone', is: 'contains', value: 'x' }, ['Élan 2', 'Truck 10', 'Truck 9']],
  ])('%j', (filter, left) => expect(filtered(filter)).toEqual(left));

  it.each<[string, string, string[]]>([
    ['2026-03-15', '2026-03-16', ['day', 'moment', 'month']],
    ['2026-03-17', '2026-04-30', ['month']],
    ['2026-02-01', '2026-02-28', []],
    ['2027-01-01', '2026-01-01', ['day', 'moment', 'month']],
  ])('[CNT-05] dates from %s to %s: days, moments and months, in the table of a desk, too', (value, upTo, left) => {
    const dates = { day: '2026-03-15', moment: '2026-03-16T23:30:00', month: '2026-03', none: null };
    const rows = Object.entries(dates);
    const date: Column<(typeof rows)[0]> = { id: 'date', header: 'Date', kind: 'date', value: ([, day]) => day };
    const state: GridState = { filters: [{ column: 'date', is: 'inRange', value, upTo }] };
    expect(matchingRows(rows, [date], { state, search: '' }).map(([name]) => name)).toEqual(left);
    expect(rows.filter(([, day]) => DAYS_OPTION.predicate([value, upTo], day)).map(([name]) => name)).toEqual(left);
  });

  it.each([
    'awaitingApproval',
    'Awaiting approval',
    'awaiting_approval',
    'En attente d’approbation',
    'EN ATTENTE D’APPROBATION',
  ])('[CNT-05] a choice has one name in every language; an older address with its word still finds it: %s', (value) => {
    const choices = { approved: 'Approuvé', awaitingApproval: 'En attente d’approbation' };
    const status: Column<keyof typeof choices> = {
      id: 'status',
      header: 'Statut',
      value: (choice) => choices[choice],
      hasFilter: true,
      hasChoices: true,
      choiceOf: (choice) => choice,
      choices,
    };
    const state: GridState = { filters: [{ column: 'status', is: 'equals', value }] };
    const rows = ['approved', 'awaitingApproval'] as const;
    expect(matchingRows(rows, [status], { state, search: '' })).toEqual(['awaitingApproval']);
    expect(chosenIn(state.filters!, status)).toBe('awaitingApproval');
  });

  it('all have to be passed, with the search', () => {
    const filters: readonly GridFilter[] = [{ column: 'name', is: 'contains', value: 'truck' }];
    expect(names({ filters }, '10')).toEqual(['Truck 10']);
  });
});

it('a search looks at what a column says is searched, in place of its value', () => {
  const ends = columns.map((column) =>
    column.id === 'name' ? { ...column, searched: ({ name }: Truck) => name.slice(-2) } : column,
  );
  const matches = (search: string) => matchingRows(trucks, ends, { state: { sort: null }, search });
  expect(matches('10')).toEqual([trucks[1]]);
  expect(matches('truck')).toEqual([]);
});

it('a search looks into every column, shown or not', () =>
  expect(names({ hidden: ['secret'] }, 'cad 9')).toEqual(['Élan 2', 'Truck 9']));
