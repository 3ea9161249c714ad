import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Column } from '../columns/column.ts';
import { show } from '../show.fixture.ts';
import { GridTable } from './grid-table.tsx';

interface Row {
  id: number;
  name: string;
}

const texts = { label: 'Vehicles', loading: 'Loading', loaded: () => '', loadMore: 'More', loadingMore: 'Loading' };
const ignore = () => undefined;
const columnsOf = (verb: string): Column<Row>[] => [
  { id: 'name', header: 'Name', value: ({ name }) => name },
  {
    id: 'actions',
    header: 'Actions',
    kind: 'actions',
    cell: ({ name }) => <button type="button">{`${verb} ${name}`}</button>,
  },
];
const table = (verb: string, rows: readonly Row[]) => (
  <GridTable
    texts={texts}
    columns={columnsOf(verb)}
    rows={rows}
    rowKey={({ id }) => id}
    isMuted={undefined}
    search=""
    isFitted={false}
    density="normal"
    height="400px"
    language={undefined}
    state={{}}
    onState={ignore}
    pageSize={10}
    selection={undefined}
    place={undefined}
    empty={null}
    onCount={ignore}
    onReachEnd={ignore}
  />
);

it.each([
  ['new columns', 'Postpone', 'One'],
  ['new columns and a new row', 'Snooze', 'Two'],
])('a control in a cell keeps the focus when the page passes %s', async (_what, verb, name) => {
  const { again } = show(table('Snooze', [{ id: 1, name: 'One' }]));
  const button = await screen.findByRole('button', { name: 'Snooze One' });
  button.focus();
  again(table(verb, [{ id: 1, name }]));
  expect(await screen.findByRole('button', { name: `${verb} ${name}` })).toBe(button);
  expect(document.activeElement).toBe(button);
});
