import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '../show.fixture.ts';
import { Chips } from './chips.tsx';
import { Picker } from './picker.tsx';

const texts = {
  search: 'Search',
  searchPlaceholder: 'Type',
  clearSearch: 'Clear search',
  none: 'None',
  chosen: (count: number) => `${count} chosen`,
  nothing: 'Nothing',
  clear: 'Clear',
  remove: (name: string) => `Remove ${name}`,
  chooseAll: (count: number) => `Choose all ${count}`,
  clearAll: (count: number) => `Clear all ${count}`,
  whole: (group: string, count: number) => `${group}, all ${count}`,
  others: (count: number) => `${count} others`,
  more: () => 'more',
};
const options = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `v${index}`,
    label: `Vehicle ${index}`,
    group: index % 2 === 0 ? 'North' : 'South',
  }));

function Picked({ start }: { start: readonly string[] }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <Picker label="Vehicles" texts={texts} options={options(10)} value={value} onChange={setValue} />
      <output aria-label="Value">{value.join(' ')}</output>
    </>
  );
}
const value = () => screen.getByRole('status', { name: 'Value' }).textContent;

it('a group is chosen as a whole, shown as one line, and removed as one', async () => {
  const { user } = show(<Picked start={['v1']} />);
  const north = screen.getByRole('listbox', { name: 'Vehicles North' });
  expect(within(north).getAllByRole('option')).toHaveLength(5);
  await user.click(screen.getAllByRole('button', { name: 'Choose all 5' })[0]!);
  expect(value()).toBe('v1 v0 v2 v4 v6 v8');
  expect(screen.getByText('6 chosen')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove North, all 5' }));
  expect(value()).toBe('v1');
  // The pressed button is gone: the next one has the focus, then the search.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Vehicle 1' }));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(value()).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

it('all that a search finds are chosen at once, the others keep their choice', async () => {
  const { user } = show(<Picked start={['v3']} />);
  await user.type(screen.getByRole('searchbox'), 'north');
  await user.click(screen.getAllByRole('button', { name: 'Choose all 5' })[0]!);
  expect(value()).toBe('v3 v0 v2 v4 v6 v8');
  await user.click(screen.getAllByRole('button', { name: 'Clear all 5' })[0]!);
  expect(value()).toBe('v3');
});

it('what cannot be changed is shown without buttons', () => {
  show(<Picker label="V" texts={texts} options={options(10)} value={['v1']} onChange={() => undefined} isDisabled />);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getByRole('option', { name: 'Vehicle 1' }).getAttribute('aria-disabled')).toBe('true');
});

it('a list that is not drawn again with the form around it still answers to the latest form', async () => {
  const reported: string[][] = [];
  const list = (chosen: string[], name: string) => (
    <Picker
      label="Vehicles"
      description={name}
      texts={texts}
      // The same ones in a new list, as a form makes it while it is drawn.
      options={options(9)}
      value={[...chosen]}
      onChange={(ids) => reported.push([name, ...ids])}
    />
  );
  const { user, again } = show(list(['v1'], 'first'));
  again(list(['v1'], 'second'));
  await user.click(screen.getByRole('option', { name: /Vehicle 2/ }));
  // By the latest form, although the list is an earlier one.
  expect(reported).toEqual([['second', 'v1', 'v2']]);
  again(list(['v1', 'v2'], 'third'));
  await user.click(screen.getByRole('option', { name: /Vehicle 3/ }));
  expect(reported.at(-1)).toEqual(['third', 'v1', 'v2', 'v3']);
});

function Chipped() {
  const [chips, setChips] = useState([
    { id: 1, label: 'Ann' },
    { id: 2, label: 'Ben', warning: 'No phone' },
  ]);
  return (
    <Chips
      label="Approvers"
      chips={chips}
      removeLabel={(name) => `Remove ${name}`}
      onRemove={(id) => setChips(chips.filter((chip) => chip.id !== id))}
    />
  );
}

it('a chip that is removed passes the focus to the next one', async () => {
  const { user } = show(<Chipped />);
  await user.click(screen.getByRole('button', { name: 'Remove Ann' }));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['BenNo phone']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Ben' }));
});
