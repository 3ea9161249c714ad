import { describe, expect, it } from 'vitest';
import { canHide, canMove, hiddenIn, inOrder, movedOrder, rowHeightOf, shownColumns } from './column-layout.ts';
import type { Column } from '../columns/column.ts';

const column = (id: string, rest: Partial<Column<never>> = {}): Column<never> => ({
  id,
  header: id,
  value: () => id,
  ...rest,
});
const columns = [
  column('when'),
  column('name', { isPinned: true }),
  column('cost'),
  column('actions', { kind: 'actions' }),
  column('note', { isHidden: true }),
];
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

it('pinned columns stand first, actions last', () =>
  expect(ids(inOrder(columns))).toEqual(['name', 'when', 'cost', 'note', 'actions']));

it('a column that the kept order does not know comes after those it knows', () =>
  expect(ids(inOrder(columns, ['note', 'cost', 'gone']))).toEqual(['name', 'note', 'cost', 'when', 'actions']));

describe('hiding', () => {
  it('is as the columns say until somebody chose', () => {
    expect(ids(shownColumns(columns, {}))).toEqual(['name', 'when', 'cost', 'actions']);
    expect(ids(shownColumns(columns, { hidden: ['when'] }))).toEqual(['name', 'cost', 'note', 'actions']);
  });

  it('leaves what names the row, opens it and acts on it', () => {
    expect(hiddenIn(columns, ['name', 'actions', 'cost'])).toEqual(['cost']);
    expect(canHide(column('link', { href: () => '/x' }))).toBe(false);
  });
});

describe('moving by buttons', () => {
  const ordered = inOrder(columns);

  it('goes one place', () => {
    expect(movedOrder(ordered, 'cost', -1)).toEqual(['name', 'cost', 'when', 'note', 'actions']);
    expect(movedOrder(ordered, 'cost', 1)).toEqual(['name', 'when', 'note', 'cost', 'actions']);
  });

  it('does not pass pinned columns or actions', () => {
    expect([canMove(ordered, 'when', -1), canMove(ordered, 'note', 1), canMove(ordered, 'gone', 1)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(movedOrder(ordered, 'when', -1)).toEqual(ids(ordered));
  });
});

it.each([
  ['compact', true, 44],
  ['compact', false, 36],
  ['normal', true, 54],
  ['normal', undefined, 44],
  ['roomy', true, 64],
] as const)('%s rows with a column of two lines: %s, are %i pixels high', (density, hasTwoLines, height) => {
  expect(rowHeightOf([column('when'), column('files', { hasTwoLines })], density)).toBe(height);
});
