import { screen } from '@testing-library/react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { beNarrow, show } from '../show.fixture.ts';
import { Table, preloadTable } from './table.tsx';
import type { TableProps } from './table-parts.tsx';

interface Fleet {
  readonly id: number;
  readonly name: string;
  readonly cars: number;
}

beforeAll(async () => {
  beNarrow(false);
  await preloadTable();
});
beforeEach(() => beNarrow(false));

function table(change: Partial<TableProps<Fleet>> = {}) {
  return (
    <Table<Fleet>
      label="Fleets"
      columns={[
        { id: 'name', header: 'Name', value: ({ name }) => name },
        { id: 'cars', header: 'Cars', value: ({ cars }) => cars, kind: 'number' },
        { id: 'actions', header: 'Actions', cell: () => '…', kind: 'actions' },
      ]}
      rows={[
        { id: 7, name: 'Maple', cars: 3 },
        { id: 9, name: 'Oak', cars: 5 },
      ]}
      rowKey={({ id }) => id}
      {...change}
    />
  );
}

it('the first column names the row, every column has a header, also one of actions', () => {
  show(table());
  expect(screen.getByRole('grid', { name: 'Fleets' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Cars',
    'Actions',
  ]);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Maple', 'Oak']);
});

it('gives a column its share of the width, and cuts what it may', () => {
  show(table({ columns: [{ id: 'name', header: 'Name', value: ({ name }) => name, width: 300, minWidth: 80 }] }));
  expect(screen.getByRole('columnheader').style.width).toBe('30%');
  expect(screen.getAllByRole('rowheader')[0]!.querySelector('span')!.style.getPropertyValue('--least-room')).toBe(
    '80px',
  );
});

it('has its rows in the first paint, also when it is rendered in a transition', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const rowsAfterCommit: number[] = [];
  const observer = new MutationObserver(() => rowsAfterCommit.push(place.querySelectorAll('[role=rowheader]').length));
  observer.observe(place, { childList: true, subtree: true });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(place);
  startTransition(() => root.render(table()));
  await vi.waitFor(() => expect(rowsAfterCommit).not.toEqual([]));
  root.unmount();
  observer.disconnect();
  vi.unstubAllGlobals();
  expect(rowsAfterCommit[0]).toBe(2);
});

it('opens the row that was pressed', async () => {
  const onOpen = vi.fn<(fleet: Fleet) => void>();
  const { user } = show(table({ onOpen }));
  await user.click(screen.getByText('Oak'));
  expect(onOpen.mock.calls).toEqual([[{ id: 9, name: 'Oak', cars: 5 }]]);
});

it('says that there is nothing', () => {
  show(table({ rows: [], empty: 'No fleets yet' }));
  expect(screen.getByText('No fleets yet')).toBeTruthy();
});

it('in a narrow window it is a plain table of cards with the same names, which opens as well', async () => {
  beNarrow(true);
  const onOpen = vi.fn<(fleet: Fleet) => void>();
  const { user } = show(table({ onOpen }));
  expect(screen.getByRole('table', { name: 'Fleets' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Cars',
    'Actions',
  ]);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Maple', 'Oak']);
  await user.click(screen.getByText('Oak'));
  expect(onOpen.mock.calls).toEqual([[{ id: 9, name: 'Oak', cars: 5 }]]);
});
