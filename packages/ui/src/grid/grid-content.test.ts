import { expect, it } from 'vitest';
import type { Column } from '../columns/column.ts';
import { contentOf } from './grid-content.ts';

interface Line {
  readonly text: string;
  readonly amount: string | null;
}
const columns: readonly Column<Line>[] = [
  { id: 'text', header: 'Véhicule', value: ({ text }) => text },
  {
    id: 'amount',
    header: 'Amount',
    value: ({ amount }) => amount,
    format: ({ amount }) => `${amount} CAD`,
    kind: 'money',
  },
  { id: 'actions', header: 'Actions', value: () => null, kind: 'actions' },
];

it('has money with its cents, texts as they are shown, and no column of actions', () => {
  expect(
    contentOf(columns, [
      { text: '=Élan', amount: '$1,234.50' },
      { text: 'B', amount: null },
    ]),
  ).toEqual({
    header: ['Véhicule', 'Amount'],
    rows: [
      ['=Élan', '1234.50'],
      ['B', null],
    ],
  });
});

it('a column may have a value of its own for files', () => {
  const own: readonly Column<Line>[] = [{ ...columns[0]!, csv: ({ text }) => text.length }];
  expect(contentOf(own, [{ text: 'four', amount: null }])).toEqual({ header: ['Véhicule'], rows: [[4]] });
});
