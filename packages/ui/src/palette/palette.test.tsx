// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../show.fixture.ts';
import { Palette } from './palette.tsx';
import type { PaletteProps } from './palette.tsx';

const fleets = { id: 'fleets', title: 'Fleets', items: [{ id: 'granite', label: 'Granite Catering', note: 'Midwest' }] };
const pages = {
  id: 'pages',
  title: 'Pages',
  items: [
    { id: 'shops', label: 'Shops' },
    { id: 'settings', label: 'Settings' },
  ],
};
const onAction = vi.fn<(id: string) => void>();

const palette = (change: Partial<PaletteProps> = {}) => (
  <Palette
    label="Search everything"
    placeholder="Fleet or page"
    closeLabel="Close"
    onClose={() => undefined}
    search="s"
    onSearch={() => undefined}
    maxLength={100}
    groups={[pages]}
    listLabel="Results"
    onAction={onAction}
    status="2 results"
    empty={<p>Nothing found</p>}
    {...change}
  />
);

const field = () => screen.getByRole('combobox', { name: 'Search everything' });
const marked = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)!.textContent;
};

it('the field has the focus, and says how much was found in groups with headings', () => {
  show(palette({ groups: [fleets, pages] }));
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Results' }).id);
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby') && group.firstChild?.textContent)).toEqual([
    'Fleets',
    'Pages',
  ]);
  expect(screen.getByRole('status').textContent).toBe('2 results');
});

it('the arrow keys choose while the field keeps the focus', async () => {
  const { user } = show(palette());
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(document.activeElement).toBe(field());
  expect(onAction.mock.calls).toEqual([['settings']]);
});

it('what arrives above the marked result is marked instead, until the user moves', async () => {
  const { user, again } = show(palette({ groups: [] }));
  await user.keyboard('s');
  again(palette());
  await vi.waitFor(() => expect(marked()).toBe('Shops'));
  again(palette({ groups: [fleets, pages] }));
  await vi.waitFor(() => expect(marked()).toBe('Granite CateringMidwest'));

  await user.keyboard('{ArrowDown}{ArrowDown}');
  await vi.waitFor(() => expect(marked()).toBe('Settings'));
  again(palette({ groups: [pages] }));
  await vi.waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  expect(marked()).toBe('Settings');
});

it('an empty list says why', () => {
  show(palette({ groups: [], empty: <p>Nothing found</p> }));
  expect(screen.getByText('Nothing found')).toBeTruthy();
});
