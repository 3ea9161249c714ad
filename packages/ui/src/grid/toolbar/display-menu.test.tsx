import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { beNarrow, show } from '../../show.fixture.ts';
import { DisplayMenu } from './display-menu.tsx';
import type { Column } from '../../columns/column.ts';
import type { GridState } from '../state/state.ts';
import { toolbarTexts } from '../texts.fixture.ts';

const column = (id: string, rest: Partial<Column<never>> = {}): Column<never> => ({
  id,
  header: id,
  value: () => id,
  ...rest,
});
const columns = [
  column('Actions', { kind: 'actions' }),
  column('Shop'),
  column('Unit', { isPinned: true }),
  column('Cost'),
  column('Note', { isHidden: true }),
];
const onStateChange = vi.fn<(state: GridState) => void>();
function chooser(state: GridState = {}, onDensity?: (density: string) => void) {
  return <DisplayMenu texts={toolbarTexts} {...{ columns, state, onStateChange, onDensity }} />;
}

async function open(state: GridState = {}) {
  const shown = show(chooser(state));
  await act(async () => screen.getByRole('button', { name: 'Display' }).click());
  return shown;
}
const press = (role: string, name: string) => act(async () => screen.getByRole(role, { name }).click());

beforeEach(() => {
  vi.clearAllMocks();
  beNarrow(false);
});

it.each([
  [false, 'Display'],
  [true, ''],
])('in a narrow window (%s) its button has the same name, and shows "%s"', (isNarrow, text) => {
  beNarrow(isNarrow);
  show(chooser());
  expect(screen.getByRole('button', { name: 'Display', expanded: false }).textContent).toBe(text);
});

it('is a dialog named by its button, with the columns in their order: those that stay are disabled, and actions are none', async () => {
  await open({ order: ['Cost'] });
  expect(screen.getByRole('dialog', { name: 'Display' })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Columns' })).toBeTruthy();
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map((box) => [box.closest('label')?.textContent, box.checked, box.disabled])).toEqual([
    ['Unit', true, true],
    ['Cost', true, false],
    ['Shop', true, false],
    ['Note', false, false],
  ]);
});

it('a column is hidden beside those that are, and shown again', async () => {
  const { again } = await open({ page: 2 });
  await press('checkbox', 'Shop');
  again(chooser({ page: 2, hidden: ['Shop', 'Note'] }));
  await press('checkbox', 'Note');
  expect(onStateChange.mock.calls).toEqual([[{ page: 2, hidden: ['Note', 'Shop'] }], [{ page: 2, hidden: ['Shop'] }]]);
});

it('presses that the page has not answered yet add up', async () => {
  await open();
  await press('checkbox', 'Note');
  await press('checkbox', 'Shop');
  await press('button', 'Move Cost up');
  expect(onStateChange.mock.lastCall?.[0]).toMatchObject({ hidden: ['Shop'], order: expect.any(Array) });
});

it('a column moves by one place and says where it is; at an end, its button says that it cannot', async () => {
  await open();
  const ends = ['Shop up', 'Shop down', 'Cost up', 'Cost down', 'Note up', 'Note down'].map((name) =>
    screen.getByRole('button', { name: `Move ${name}` }).getAttribute('aria-disabled'),
  );
  expect(ends).toEqual(['true', 'false', 'false', 'false', 'false', 'true']);
  expect(screen.queryByRole('button', { name: /Move Unit/ })).toBeNull();
  const said = screen.getByRole('status');
  await press('button', 'Move Shop up');
  expect([said.textContent, onStateChange.mock.calls]).toEqual(['', []]);
  await press('button', 'Move Cost up');
  expect(said.textContent).toBe('Cost: 2 of 4');
  await press('button', 'Move Cost down');
  expect(said.textContent).toBe('Cost: 3 of 4');
  expect(onStateChange.mock.calls.map(([{ order }]) => order)).toEqual([
    ['Unit', 'Cost', 'Shop', 'Note', 'Actions'],
    ['Unit', 'Shop', 'Cost', 'Note', 'Actions'],
  ]);
});

it('one button undoes what was hidden and moved, and nothing else', async () => {
  await open({ hidden: ['Cost'], order: ['Cost'], page: 2 });
  await press('button', 'Reset columns');
  expect(onStateChange.mock.calls).toEqual([[{ page: 2 }]]);
});

it('the density is one of three, and another one can be chosen; cards have none', async () => {
  const onDensity = vi.fn<(density: string) => void>();
  const { user } = show(chooser({}, onDensity));
  await user.click(screen.getByRole('button', { name: 'Display' }));
  const choices = screen.getAllByRole<HTMLInputElement>('radio');
  expect(choices.map(({ ariaLabel, checked }) => [ariaLabel, checked])).toEqual([
    ['Small', false],
    ['Medium', true],
    ['Large', false],
  ]);
  await user.click(choices[2]!);
  expect(onDensity.mock.calls).toEqual([['roomy']]);
});

it('in a narrow window nothing is said of the height of rows', async () => {
  beNarrow(true);
  const { user } = show(chooser({}, () => undefined));
  await user.click(screen.getByRole('button', { name: 'Display' }));
  expect(screen.queryAllByRole('radio')).toEqual([]);
});
