import type { Column } from '@wayside/ui';
import { expect, it } from 'vitest';
import { checkedView, hasTexts } from './checked-view.ts';

const column = (id: string, rest: Partial<Column<never>> = {}): Column<never> => ({
  id,
  header: id,
  value: () => id,
  ...rest,
});

const columns: readonly Column<never>[] = [
  column('shop', { hasFilter: true }),
  column('cost', { kind: 'money', sort: 'desc' }),
  column('status', {
    hasFilter: true,
    choiceOf: () => 'done',
    choices: { awaitingApproval: 'Awaiting approval', done: 'Done' },
  }),
  column('fleet', { hasFilter: true, hasChoices: true }),
  column('day', { kind: 'date' }),
  column('note', { isHidden: true }),
  column('actions', { kind: 'actions' }),
];
const usual = 'cols=-&density=normal&hide=note';

it.each([
  ['of nothing, it is the list as usual', '', usual, false],
  [
    'sort, filters and range stay',
    'sort=shop&f=cost.gt.500&from=2026-01-01',
    `cols=-&density=normal&f=cost.gt.500&from=2026-01-01&hide=note&sort=shop`,
    false,
  ],
  ['the usual sort is none', 'sort=-cost', usual, false],
  ['no sort at all is one', 'sort=-', `${usual}&sort=-`, false],
  [
    'filters have one order',
    'f=shop.has.a&f=cost.gt.5',
    `cols=-&density=normal&f=cost.gt.5&f=shop.has.a&hide=note`,
    false,
  ],
  ['every column is shown', 'hide=', 'cols=-&density=normal&hide=', false],
  [
    'columns in another order',
    'cols=day.shop',
    'cols=day.shop.cost.status.fleet.note.actions&density=normal&hide=note',
    false,
  ],
  ['columns in their order, said', 'cols=shop.cost.status.fleet.day.note', usual, false],
  ['columns that are none are left out', 'hide=gone.note&cols=gone.shop', usual, false],
  ['a density that is none', 'density=tiny', usual, false],
  ['a density', 'density=compact', 'cols=-&density=compact&hide=note', false],
  ['search words and pages are in no view', 'q=ford&page=3&size=25', usual, false],
  ['a sort by a column that is gone', 'sort=-gone', usual, true],
  ['a sort by buttons', 'sort=actions', usual, true],
  [
    'a filter of a column that is gone',
    'f=gone.is.x&f=shop.has.a',
    `cols=-&density=normal&f=shop.has.a&hide=note`,
    true,
  ],
  ['a filter of a column that has none', 'f=note.has.x', usual, true],
  ['a choice that is gone', 'f=status.is.lost', usual, true],
  [
    'a choice by its words in an older address',
    'f=status.is.Awaiting+approval',
    `cols=-&density=normal&f=status.is.awaitingApproval&hide=note`,
    false,
  ],
  [
    'a value that a server sent stays, rows or not',
    'f=fleet.is.Birch+Lane',
    `cols=-&density=normal&f=fleet.is.Birch+Lane&hide=note`,
    false,
  ],
])('[ATN-09] a view, checked: %s', (_, said, query, isRepaired) =>
  expect(checkedView(said, columns)).toEqual({ query, isRepaired }),
);

it('[ATN-09] what the address doesn’t say is as the list has it', () =>
  expect(
    checkedView('sort=shop&hide=shop', columns, { state: { hidden: ['day'], order: ['day'] }, density: 'roomy' }).query,
  ).toBe('cols=day.shop.cost.status.fleet.note.actions&density=roomy&hide=shop&sort=shop'));

it.each([
  ['nothing', '', false],
  ['a number, a day and an empty cell', 'f=cost.gt.500&f=day.in.2026-01-01_2026-02-01&f=shop.empty', false],
  ['a choice of ours', 'f=status.is.done', false],
  ['typed text', 'f=shop.has.Maple', true],
  ['what a server sent', 'f=fleet.is.Birch+Lane', true],
])('[AUT-30] filtered by %s, it holds a text that a sign-out deletes: %s', (_, view, isHeld) =>
  expect(hasTexts(view, columns)).toBe(isHeld),
);
