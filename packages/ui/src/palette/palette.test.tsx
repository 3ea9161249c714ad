import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../show.fixture.ts';
import { Palette } from './palette.tsx';
import type { PaletteProps } from './palette.tsx';

const fleets = {
  id: 'fleets',
  title: 'Fleets',
  items: [{ id: 'granite', label: 'Granite Catering', note: 'Midwest' }],
};
const pages = {
  id: 'pages',
  title: 'Pages',
  items: [
    { id: 'shops', label: 'Shops' },
    { id: 'settings', label: 'Settings' },
  ],
};
const onAction = vi.fn<(id: string) => void>();

function palette(change: Partial<PaletteProps> = {}) {
  return (
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
}

const field = () => screen.getByRole('combobox', { name: 'Search everything' });
function marked() {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)!.textContent;
}

it('the field has the focus, and says how much was found in groups with headings', () => {
  show(palette({ groups: [fleets, pages] }));
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Results' }).id);
  expect(
    screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby') && group.firstChild?.textContent),
  ).toEqual(['Fleets', 'Pages']);
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

it('another letter marks what is first again, and what arrives above it', async () => {
  const { user, again } = show(palette());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await vi.waitFor(() => expect(marked()).toBe('Settings'));
  await user.keyboard('e');
  again(palette({ search: 'se' }));
  await vi.waitFor(() => expect(marked()).toBe('Shops'));
  await user.keyboard('{ArrowDown}');
  await vi.waitFor(() => expect(marked()).toBe('Settings'));
  await user.keyboard('t');
  again(palette({ groups: [fleets, pages], search: 'set' }));
  await vi.waitFor(() => expect(marked()).toBe('Granite CateringMidwest'));
  await user.keyboard('{Enter}');
  expect(onAction.mock.lastCall).toEqual(['granite']);
});

it('what is typed is passed on', async () => {
  const onSearch = vi.fn<(search: string) => void>();
  const { user } = show(palette({ onSearch }));
  await user.keyboard('e');
  expect(onSearch.mock.calls).toEqual([['se']]);
});

it('the field is a combo box that is always open, with its hint and its limit', () => {
  show(palette({ maxLength: 40, search: 'van' }));
  const { value, placeholder, maxLength } = field() as HTMLInputElement;
  expect([value, placeholder, maxLength]).toEqual(['van', 'Fleet or page', 40]);
  expect(['aria-expanded', 'aria-haspopup'].map((name) => field().getAttribute(name))).toEqual(['true', 'listbox']);
});

it.each([
  [undefined, []],
  ['Searching shops', ['Searching shops']],
])('while more is being found (%s) it says so, and what is below stays', (loadingLabel, said) => {
  show(palette({ loadingLabel, footer: <p>Shops not loaded</p> }));
  expect(screen.queryAllByRole('progressbar').map((one) => one.getAttribute('aria-label'))).toEqual(said);
  expect(screen.getByText('Shops not loaded')).toBeTruthy();
});

it('its cross closes it', async () => {
  const onClose = vi.fn<() => void>();
  const { user } = show(palette({ onClose }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('a result is a link where it leads somewhere, and is called by both of its lines', () => {
  const items = [
    { id: 'oak', label: 'Oak Fleet', note: 'Midwest', href: '/fleets/1', icon: <svg aria-hidden="true" /> },
    { id: 'help', label: 'Help' },
  ];
  show(palette({ groups: [{ id: 'all', title: 'All', items }] }));
  const results = screen.getAllByRole('option');
  expect(results.map((one) => [one.textContent, one.getAttribute('href') ?? one.dataset['href']])).toEqual([
    ['Oak FleetMidwest', '/fleets/1'],
    ['Help', undefined],
  ]);
});

it.each([
  [[], 'Nothing found'],
  [[pages], null],
])('only an empty list says why', (groups, text) => {
  show(palette({ groups }));
  expect(screen.queryByText('Nothing found')?.textContent ?? null).toBe(text);
});
