import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { beNarrow, show } from '../show.fixture.ts';
import { HeadActions } from './head-actions.tsx';

const onPrint = vi.fn<() => void>();
function Head() {
  return (
    <HeadActions
      moreLabel="More actions"
      others={[
        { id: 'upload', label: 'Upload', href: '/upload' },
        { id: 'print', label: 'Print', onAction: onPrint },
        { id: 'csv', label: 'CSV', isDisabled: true, note: 'No rows', onAction: onPrint },
      ]}
    >
      <a href="/new">Add</a>
    </HeadActions>
  );
}

it('shows every action, the primary one last, and why one is off', async () => {
  beNarrow(false);
  const { user } = show(<Head />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Upload', 'Add']);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await user.click(screen.getByRole('button', { name: 'CSV', description: 'No rows' }));
  expect(onPrint).toHaveBeenCalledTimes(1);
});

it('has in a narrow window the primary action, and the others in a menu', async () => {
  beNarrow(true);
  const { user } = show(<Head />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Add']);
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await screen.findByRole('menu', { name: 'More actions' });
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Upload',
    'Print',
    'CSVNo rows',
  ]);
});
