// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../show.fixture.ts';
import { Checklist } from './checklist.tsx';

const texts = {
  search: 'Search',
  searchPlaceholder: 'Type',
  clearSearch: 'Clear',
  none: 'None',
  chosen: () => '',
  more: () => '',
};
const options = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `r${index}`, label: `Role ${index}` }));
const shown = () => screen.getAllByRole('option').map((option) => option.dataset['key']);

it.each([
  ['a short list keeps its order', 4, ['r2'], undefined, ['r0', 'r1', 'r2', 'r3']],
  ['a long one begins with what is chosen', 9, ['r7'], undefined, ['r7', 'r0', 'r1']],
  ['and before that with what means all others', 9, ['r7', 'r8'], 'r3', ['r3', 'r7', 'r8', 'r0']],
])('%s', (_case, count, value, leading, first) => {
  show(
    <Checklist
      label="Roles"
      texts={texts}
      options={options(count)}
      value={value}
      onChange={() => undefined}
      leading={leading}
    />,
  );
  expect(shown().slice(0, first.length)).toEqual(first);
});

it('a list that is not drawn again with the form around it still answers to the latest form', async () => {
  const reported: string[][] = [];
  const list = (value: string[], name: string) => (
    <Checklist
      label="Roles"
      description={name}
      texts={texts}
      // The same ones in a new list, as a form makes it while it is drawn.
      options={options(9)}
      value={[...value]}
      onChange={(chosen) => reported.push([name, ...chosen])}
    />
  );
  const { user, again } = show(list(['r1'], 'first'));
  again(list(['r1'], 'second'));
  await user.click(screen.getByRole('option', { name: /Role 2/ }));
  // By the latest form, although the list is an earlier one.
  expect(reported).toEqual([['second', 'r1', 'r2']]);
  again(list(['r1', 'r2'], 'third'));
  await user.click(screen.getByRole('option', { name: /Role 3/ }));
  expect(reported.at(-1)).toEqual(['third', 'r1', 'r2', 'r3']);
});
