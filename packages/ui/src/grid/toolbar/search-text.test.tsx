import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Column } from '../../columns/column.ts';
import { hasWords, useSearchTextsAhead } from './search-text.ts';
import { searchedWords } from '../values.ts';

interface Truck {
  name: string;
  cost: number | null;
}

const trucks = (count: number): Truck[] =>
  Array.from({ length: count }, (_, index) => ({ name: `Élan ${index}`, cost: null }));
function columnsOf(value = vi.fn<(truck: Truck) => string>(({ name }) => name)): [Column<Truck>[], typeof value] {
  return [
    [
      { id: 'name', header: 'Name', value },
      {
        id: 'cost',
        header: 'Cost',
        value: ({ cost }) => cost,
        searched: ({ cost }) => (cost === null ? 'unpaid' : ''),
      },
    ],
    value,
  ];
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('search texts', () => {
  it.each([
    ['elan', true],
    ['ÉLAN 1', true],
    ['unpaid elan', true],
    ['1 van', false],
    ['', true],
    ['  ', true],
  ])('%j', (search, isFound) => {
    const [columns] = columnsOf();
    expect(hasWords(columns, { name: 'Élan 1', cost: null }, searchedWords(search))).toBe(isFound);
  });

  it.each([
    [true, false],
    [false, true],
  ])('amounts are found by their digits unless they are hidden (%s)', (isHidden, isFound) => {
    const columns: Column<Truck>[] = [
      { id: 'cost', header: 'Cost', value: ({ cost }) => cost, kind: 'number', isHidden },
    ];
    expect(hasWords(columns, { name: 'Élan', cost: 21_020 }, searchedWords('210'))).toBe(isFound);
  });

  it('are built once per row, and again for other columns and other rows', () => {
    const [columns, value] = columnsOf();
    const [truck] = trucks(1);
    for (const letter of ['e', 'el', 'ela']) hasWords(columns, truck!, [letter]);
    expect(value).toHaveBeenCalledTimes(1);
    hasWords([...columns], truck!, ['e']);
    hasWords(columns, { ...truck! }, ['e']);
    expect(value).toHaveBeenCalledTimes(3);
  });

  it('a row without a search is not built', () => {
    const [columns, value] = columnsOf();
    hasWords(columns, trucks(1)[0]!, []);
    expect(value).not.toHaveBeenCalled();
  });
});

describe('ahead of the first letter', () => {
  it('are built in the slices that the browser has time for', () => {
    const waiting: IdleRequestCallback[] = [];
    vi.stubGlobal('requestIdleCallback', (work: IdleRequestCallback) => waiting.push(work));
    vi.stubGlobal('cancelIdleCallback', vi.fn());
    const [columns, value] = columnsOf();
    const rows = trucks(50);
    renderHook(() => useSearchTextsAhead(columns, rows));
    expect(value).not.toHaveBeenCalled();
    const counts = [];
    while (waiting.length > 0) {
      waiting.shift()!({ didTimeout: false, timeRemaining: () => 0 });
      counts.push(value.mock.calls.length);
    }
    expect(counts).toEqual([20, 40, 50]);
    hasWords(columns, rows[49]!, ['e']);
    expect(value).toHaveBeenCalledTimes(50);
  });

  it('are built by timers where the browser does not say when it is idle', () => {
    const [columns, value] = columnsOf();
    renderHook(() => useSearchTextsAhead(columns, trucks(50)));
    vi.runAllTimers();
    expect(value).toHaveBeenCalledTimes(50);
  });

  it('other rows take the place of those that are waiting', () => {
    const [columns, value] = columnsOf();
    const { rerender, unmount } = renderHook(
      ({ rows }: { rows: Truck[] | undefined }) => useSearchTextsAhead(columns, rows),
      {
        initialProps: { rows: trucks(50) as Truck[] | undefined },
      },
    );
    rerender({ rows: trucks(7) });
    vi.runAllTimers();
    expect(value).toHaveBeenCalledTimes(7);
    rerender({ rows: trucks(9) });
    unmount();
    vi.runAllTimers();
    expect(value).toHaveBeenCalledTimes(7);
  });
});
