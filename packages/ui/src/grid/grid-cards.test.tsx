import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../show.fixture.ts';
import { GridCards } from './grid-cards.tsx';

const texts = {
  label: 'Vehicles',
  loading: 'Loading',
  loaded: () => '',
  loadMore: 'More',
  loadingMore: 'Loading',
  selectRow: 'Select',
};
const onChange = vi.fn<(selected: readonly (string | number)[]) => void>();

it('only rows that can be selected have a checkbox', async () => {
  const canSelect = (key: string | number) => key !== 2;
  const { user } = show(
    <GridCards
      texts={texts}
      columns={[{ id: 'name', header: 'Name', value: ({ name }: { id: number; name: string }) => name }]}
      rows={['One', 'Two', 'Three'].map((name, index) => ({ id: index + 1, name }))}
      rowKey={({ id }) => id}
      isMuted={undefined}
      page={undefined}
      pageSize={undefined}
      selection={{ selected: [1], onChange, canSelect }}
      empty={null}
    />,
  );
  expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'Select One',
    'Select Three',
  ]);
  await user.click(screen.getByRole('checkbox', { name: 'Select Three' }));
  expect(onChange.mock.calls).toEqual([[[1, 3]]]);
});

it('a card is rendered again only when its row changes', () => {
  const cell = vi.fn<(item: { id: number; name: string }) => string>(({ name }) => name);
  const columns = [{ id: 'name', header: 'Name', value: ({ name }: { id: number; name: string }) => name, cell }];
  const [one, two] = [
    { id: 1, name: 'One' },
    { id: 2, name: 'Two' },
  ];
  const cards = (rows: { id: number; name: string }[], selected: number[]) => (
    <GridCards
      texts={texts}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      isMuted={({ id }) => id > 5}
      page={undefined}
      pageSize={undefined}
      selection={{ selected, onChange }}
      empty={null}
    />
  );
  const { again } = show(cards([one, two], []));
  cell.mockClear();
  again(cards([one, two], []));
  expect(cell.mock.calls).toEqual([]);
  again(cards([one, { id: 2, name: 'Second' }], []));
  expect(cell.mock.calls).toEqual([[{ id: 2, name: 'Second' }]]);
  again(cards([one, { id: 2, name: 'Second' }], [1]));
  expect(screen.getByRole('checkbox', { name: 'Select One' })).toHaveProperty('checked', true);
});

it('a card leaves out missing values and has extra columns under a disclosure', async () => {
  const columns = [
    { id: 'name', header: 'Name', value: ({ name }: { name: string }) => name },
    { id: 'po', header: 'PO #', value: () => null },
    { id: 'plate', header: 'Plate', value: () => 'ABC 123' },
    { id: 'vin', header: 'VIN', value: () => '1FTFW1ET5DFC10312', isExtra: true },
    { id: 'invoice', header: 'Invoice', value: () => '', isExtra: true },
  ];
  const { user } = show(
    <GridCards
      texts={{ ...texts, more: 'More details' }}
      columns={columns}
      rows={[{ name: 'One' }]}
      rowKey={({ name }) => name}
      isMuted={undefined}
      page={undefined}
      pageSize={undefined}
      selection={undefined}
      empty={null}
    />,
  );
  expect(screen.getByText('ABC 123').closest('details')).toBeNull();
  expect(screen.queryByText(/PO #|Invoice/)).toBeNull();
  const folded = screen.getByText('VIN').closest('details');
  expect(folded).toHaveProperty('open', false);
  await user.click(screen.getByText('More details'));
  expect(folded).toHaveProperty('open', true);
});
