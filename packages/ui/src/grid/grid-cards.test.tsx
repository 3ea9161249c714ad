// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../show.fixture.ts';
import { GridCards } from './grid-cards.tsx';

const texts = {
  label: 'Vehicles',
  loading: 'Loading',
  notSet: 'not set',
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
  expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(['Select One', 'Select Three']);
  await user.click(screen.getByRole('checkbox', { name: 'Select Three' }));
  expect(onChange.mock.calls).toEqual([[[1, 3]]]);
});
