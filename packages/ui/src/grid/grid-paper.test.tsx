import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../show.fixture.ts';
import type { Column } from '../columns/column.ts';
import { DataGrid } from './data-grid.tsx';

const texts = {
  label: 'People',
  loading: 'Loading',
  loaded: () => '',
  loadMore: 'More',
  loadingMore: 'Loading',
};
const columns: Column<{ name: string }>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name },
  { id: 'actions', header: 'Actions', kind: 'actions', cell: () => 'Edit' },
];

it('paper has every row that was found, without pages and actions', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === 'print',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  show(
    <DataGrid
      texts={texts}
      columns={columns}
      rows={['Ann', 'Anton', 'Ben', 'Anouk'].map((name) => ({ name }))}
      rowKey={({ name }) => name}
      search="an"
      pageSizes={[1, 2]}
      empty={null}
    />,
  );
  // The style sheet for screens hides it.
  const paper = screen.getByRole('table', { hidden: true });
  expect(
    within(paper)
      .getAllByRole('row', { hidden: true })
      .map((row) => row.textContent),
  ).toEqual(['Name', 'Ann', 'Anton', 'Anouk']);
});
