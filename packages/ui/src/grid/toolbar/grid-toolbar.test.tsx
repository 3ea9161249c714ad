import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beNarrow, show } from '../../show.fixture.ts';
import type { Column } from '../../columns/column.ts';
import { GridToolbar } from './grid-toolbar.tsx';
import type { GridToolbarProps } from './grid-toolbar.tsx';
import type { GridState } from '../state/state.ts';
import { toolbarTexts } from '../texts.fixture.ts';

interface Order {
  readonly shop: string;
  readonly cost: number;
}

const columns: readonly Column<Order>[] = [
  { id: 'shop', header: 'Shop', value: ({ shop }) => shop, hasFilter: true },
  { id: 'cost', header: 'Cost', value: ({ cost }) => cost, kind: 'money', hasFilter: true, sort: 'desc' },
  { id: 'note', header: 'Note', value: () => '' },
  { id: 'actions', header: 'Actions', value: () => null, kind: 'actions' },
];

const onStateChange = vi.fn<(state: GridState) => void>();
const onClearAll = vi.fn<() => void>();
function toolbar(change: Partial<GridToolbarProps<Order>> = {}) {
  return (
    <GridToolbar<Order>
      texts={toolbarTexts}
      columns={columns}
      state={{}}
      onStateChange={onStateChange}
      onClearAll={onClearAll}
      {...change}
    />
  );
}
const describedBy = (one: HTMLElement) =>
  document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
const names = (role: string) =>
  screen
    .queryAllByRole(role)
    .map((one) => `${one.getAttribute('aria-label') ?? one.textContent} ${describedBy(one)}`.trim());

beforeEach(() => {
  vi.clearAllMocks();
  beNarrow(false);
});

describe('what it offers', () => {
  const handled = {
    onSearch: () => undefined,
    onDensity: () => undefined,
    onReset: () => undefined,
    onExport: () => undefined,
  };

  it('is only what somebody handles', () => {
    const { again } = show(toolbar());
    expect([names('button'), names('searchbox'), names('link'), names('list')]).toEqual([['Display'], [], [], []]);
    again(toolbar({ ...handled, csvHref: '/orders.csv' }));
    expect([names('button'), names('searchbox'), names('link')]).toEqual([
      ['Display', 'Download CSV'],
      ['Search orders'],
      ['Download CSV'],
    ]);
  });

  it('in a narrow window has the sort in its menu, and nothing about widths and heights of rows', async () => {
    beNarrow(true);
    const { user } = show(toolbar({ ...handled, children: <button type="button">Status</button> }));
    expect(names('button')).toEqual(['Status', 'Display', 'Download CSV']);
    await user.click(screen.getByRole('button', { name: 'Display' }));
    expect(screen.getByRole('button', { name: 'Cost, number desc Sort by' })).toBeTruthy();
  });

  const filtered = { filters: [{ column: 'shop', is: 'contains', value: 'oak' }] } as const;
  it.each<[string, Partial<GridToolbarProps<Order>>, boolean]>([
    ['nothing is set', {}, false],
    ['something is searched', { search: 'oak' }, true],
    ['only blanks are searched', { search: ' ' }, false],
    ['the order was chosen', { state: { sort: { column: 'shop', direction: 'asc' } } }, true],
    ['a chip offers the same', { state: filtered, search: 'oak' }, false],
    ['the list has it beside its chips', { state: filtered, isResetBesideChips: true }, true],
    ['nothing is set, beside chips', { isResetBesideChips: true }, false],
  ])('Reset, if %s', (_, change, isOffered) => {
    show(toolbar({ onReset: () => undefined, ...change }));
    expect(names('button').includes('Reset')).toBe(isOffered);
  });
});

it('each press is passed on', async () => {
  const onSearch = vi.fn<(text: string) => void>();
  const [onReset, onExport] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { user } = show(
    toolbar({ onReset, onExport, onSearch, state: { sort: { column: 'shop', direction: 'asc' } } }),
  );
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await user.type(screen.getByRole('searchbox'), 'v');
  expect([onReset.mock.calls.length, onExport.mock.calls.length, onSearch.mock.calls]).toEqual([1, 1, [['v']]]);
});

it('the search shows what was typed, its hint, its key and its way to clear', () => {
  const onSearch = () => undefined;
  const { again } = show(toolbar({ onSearch }));
  const search = screen.getByRole<HTMLInputElement>('searchbox');
  expect([search.value, search.placeholder, search.getAttribute('aria-keyshortcuts')]).toEqual(['', '', '/']);
  again(toolbar({ onSearch, search: 'van', texts: { ...toolbarTexts, searchPlaceholder: 'Shop or cost' } }));
  expect([search.value, search.placeholder]).toEqual(['van', 'Shop or cost']);
  expect(screen.getByRole('button', { name: 'Clear search' })).toBeTruthy();
});

it('where there is little room, the search says what it is instead of all it looks through', () => {
  beNarrow(true);
  show(toolbar({ onSearch: () => undefined, texts: { ...toolbarTexts, searchPlaceholder: 'Shop or cost' } }));
  expect(screen.getByRole<HTMLInputElement>('searchbox').placeholder).toBe(toolbarTexts.search);
});

it.each<[number | undefined, number | undefined, string]>([
  [undefined, 10, ''],
  [3, undefined, ''],
  [0, 0, ''],
  [0, 10, '0 of 10'],
  [1, 1, '1 of 1'],
  [37, 412, '37 of 412'],
])('%s rows of %s are counted as "%s"', (shown, total, text) => {
  show(toolbar({ shown, total }));
  expect(screen.getByRole('status').textContent).toBe(text);
});

describe('active filters', () => {
  const filters = [
    { column: 'shop', is: 'contains', value: 'oak' },
    { column: 'cost', is: 'inRange', value: '5', upTo: '9' },
  ] as const;
  const chips = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

  it('are chips in words, after those of the page, each with its way off', async () => {
    const onRemove = vi.fn<() => void>();
    const state = { filters, page: 3, hidden: ['note'] };
    const { user } = show(
      toolbar({ state, tests: { contains: 'has' }, chips: [{ id: 'due', label: 'Due', onRemove }] }),
    );
    expect(within(screen.getByRole('list', { name: 'Active filters' })).getAllByRole('listitem')).toHaveLength(3);
    expect(chips()).toEqual(['Due', 'Shop has oak ', 'Cost inRange money 5 money 9']);
    await user.click(screen.getByRole('button', { name: 'Remove Due' }));
    await user.click(screen.getByRole('button', { name: 'Remove Shop has oak' }));
    expect([onRemove.mock.calls.length, onStateChange.mock.calls]).toEqual([
      1,
      [[{ filters: [filters[1]], hidden: ['note'] }]],
    ]);
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(onClearAll).toHaveBeenCalledTimes(1);
  });

  it('without the last one there are none', async () => {
    const { user } = show(toolbar({ state: { filters: [filters[0]] } }));
    await user.click(screen.getByRole('button', { name: 'Remove Shop contains oak' }));
    expect(onStateChange.mock.calls).toEqual([[{}]]);
  });

  it('without a value have none in their words', () => {
    show(toolbar({ state: { filters: [{ column: 'shop', is: 'blank' }] } }));
    expect(chips()).toEqual(['Shop blank  ']);
  });

  it.each([
    ['a column that is not there', 'gone', 'contains'],
    ['a column without filters', 'note', 'contains'],
    ['a test that is not there', 'shop', 'sounds like'],
  ])('from the address, those of %s are left out', (_, column, is) => {
    show(toolbar({ state: { filters: [{ column, is: is as 'contains', value: 'x' }] } }));
    expect([chips(), names('button')]).toEqual([[], ['Display']]);
  });
});

it('the file of the server is a link of its own window, which carries no address along', () => {
  show(toolbar({ csvHref: '/orders.csv?token=1' }));
  const link = screen.getByRole('link', { name: 'Download CSV' });
  expect(['href', 'target', 'rel', 'referrerpolicy'].map((name) => link.getAttribute(name))).toEqual([
    '/orders.csv?token=1',
    '_blank',
    'noopener noreferrer',
    'no-referrer',
  ]);
});

describe('in a narrow window, the sort', () => {
  it.each<[string, GridState, string, GridState]>([
    ['another one is kept', { page: 2 }, 'Shop, text asc', { sort: { column: 'shop', direction: 'asc' } }],
    ['none is kept, because it is not the standard', {}, 'Not sorted', { sort: null }],
    [
      'the standard is not kept',
      { sort: { column: 'shop', direction: 'asc' }, hidden: ['note'] },
      'Cost, number desc',
      { hidden: ['note'] },
    ],
  ])('%s', async (_, state, choice, change) => {
    beNarrow(true);
    const { user } = show(toolbar({ state }));
    await user.click(screen.getByRole('button', { name: 'Display' }));
    await user.click(screen.getByRole('button', { name: /Sort by$/ }));
    await user.click(screen.getByRole('option', { name: choice }));
    expect(onStateChange.mock.calls).toEqual([[change]]);
  });

  it.each<[GridState, string]>([
    [{}, 'Cost, number desc'],
    [{ sort: null }, 'Not sorted'],
    [{ sort: { column: 'note', direction: 'asc' } }, 'Note, text asc'],
  ])('of %j is "%s" among both directions of each column', async (state, current) => {
    beNarrow(true);
    const { user } = show(toolbar({ state }));
    await user.click(screen.getByRole('button', { name: 'Display' }));
    await user.click(screen.getByRole('button', { name: `${current} Sort by` }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Not sorted',
      'Shop, text asc',
      'Shop, text desc',
      'Cost, number asc',
      'Cost, number desc',
      'Note, text asc',
      'Note, text desc',
    ]);
    expect(screen.getByRole('option', { selected: true }).textContent).toBe(current);
  });
});

describe('columns with few values are filters', () => {
  interface Listed {
    readonly state: string;
    readonly department: string;
  }
  const listed: readonly Column<Listed>[] = [
    {
      id: 'state',
      header: 'State',
      value: ({ state }) => state,
      kind: 'status',
      hasFilter: true,
      hasChoices: true,
      choiceOf: ({ state }) => `${state.toLowerCase()}Now`,
      choices: { activeNow: 'Active', waitingNow: 'Waiting' },
    },
    { id: 'dept', header: 'Dept.', value: ({ department }) => department, hasFilter: true, hasChoices: true },
  ];
  const rows: readonly Listed[] = [
    { state: 'Waiting', department: '210' },
    { state: 'Active', department: '42' },
    { state: 'Waiting', department: '' },
    { state: 'Inactive', department: '42' },
  ];
  function list(
    state: GridState = {},
    of: readonly Listed[] | undefined = rows,
    search = '',
    allRows?: readonly Listed[],
  ) {
    return (
      <GridToolbar
        texts={toolbarTexts}
        columns={listed}
        rows={of}
        allRows={allRows}
        search={search}
        {...{ state, onStateChange, onClearAll }}
      />
    );
  }
  const only = (column: string, value: string): GridState => ({ filters: [{ column, is: 'equals', value }] });

  it('values that the column makes one choice are one, in its words', () => {
    const column: Column<Listed> = { ...listed[0]!, choiceOf: () => 'activeNow' };
    const doing = rows.map((row) => ({ ...row, state: `Doing ${row.department}` }));
    show(
      <GridToolbar
        texts={toolbarTexts}
        columns={[column]}
        rows={doing}
        state={only('state', 'activeNow')}
        {...{ onStateChange, onClearAll }}
      />,
    );
    expect(names('radio')).toEqual(['All 4', 'Active 4']);
  });

  it('a status stays to be chosen when the filters of the page leave none of it', () => {
    show(list({}, rows.slice(1, 2), '', rows));
    expect(names('radio')).toEqual(['All 1', 'Active 1', 'Waiting 0', 'Inactive 0']);
  });

  it.each([
    [['Awaiting approval', 'Approved', 'Active'], null],
    [['Awaiting approval', 'Approved', 'Initiated', 'Active'], 'dates'],
    [['In manual review', 'Paid at shop', 'Paid', 'Waiting for parts'], 'true'],
  ])('%s side by side have room in the line of the dates, or below it (%s)', (states, long) => {
    show(
      list(
        {},
        states.map((state) => ({ state, department: '' })),
      ),
    );
    expect(screen.getByRole('radiogroup').closest('[data-long]')?.getAttribute('data-long') ?? null).toBe(long);
  });

  it('a status side by side with its counts, in the order of the column; a press filters, and has no chip', async () => {
    const { user, again } = show(list({ page: 2 }));
    expect(names('radio')).toEqual(['All 4', 'Active 1', 'Waiting 2', 'Inactive 1']);
    await user.click(screen.getByRole('radio', { name: 'Active', description: '1' }));
    expect(onStateChange.mock.calls).toEqual([[only('state', 'activeNow')]]);
    again(list(only('state', 'activeNow')));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Active', description: '1' }).checked).toBe(true);
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'All', description: '4' }));
    expect(onStateChange.mock.lastCall).toEqual([{}]);
  });

  it('its counts follow the search and the other filters, not its own; no value leaves or moves', () => {
    const { again } = show(list(only('dept', '42')));
    expect(names('radio')).toEqual(['All 2', 'Active 1', 'Waiting 0', 'Inactive 1']);
    again(list({ filters: [...only('dept', '42').filters!, ...only('state', 'Active').filters!] }));
    expect(names('radio')).toEqual(['All 2', 'Active 1', 'Waiting 0', 'Inactive 1']);
    cleanup();
    show(list({}, rows.toReversed(), 'waiting'));
    expect(names('radio')).toEqual(['All 2', 'Active 0', 'Waiting 2', 'Inactive 0']);
  });

  it('other values in a select, by size, beside the filters that are set', async () => {
    const { user } = show(list(only('state', 'Waiting')));
    await user.click(screen.getByRole('button', { name: 'Any Dept.' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Any', '42', '210']);
    await user.click(screen.getByRole('option', { name: '210' }));
    expect(onStateChange.mock.lastCall).toEqual([
      { filters: [...only('state', 'Waiting').filters!, ...only('dept', '210').filters!] },
    ]);
  });

  it('there is nothing to choose of one value; one that no row has any more can be taken off', () => {
    const { again } = show(list({}, rows.slice(1, 2)));
    expect([names('radio'), names('button')]).toEqual([[], ['Filters', 'Display']]);
    again(list(only('state', 'Gone'), rows.slice(1, 2)));
    expect(names('radio')).toEqual(['All 1', 'Active 1', 'Gone 0']);
  });

  it('in a narrow window the selects are in the dialog of all filters', async () => {
    beNarrow(true);
    const { user } = show(list());
    expect([names('radio').length, names('button')]).toEqual([4, ['Filters', 'Display']]);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await screen.findByRole('dialog', { name: 'Filters' });
    expect(screen.getByRole('button', { name: 'Any State' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Any Dept.' })).toBeTruthy();
  });
});
