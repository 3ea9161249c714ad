import { describe, expect, it } from 'vitest';
import type { GridColumn } from './columns.ts';
import { toCsv } from './csv.ts';

type Line = { readonly text: string; readonly amount: string | null };
const columns: readonly GridColumn<Line>[] = [
  { id: 'text', header: 'Véhicule', value: ({ text }) => text },
  { id: 'amount', header: 'Amount', value: ({ amount }) => amount, format: ({ amount }) => `${amount} CAD`, kind: 'money' },
  { id: 'actions', header: 'Actions', value: () => null, kind: 'actions' },
];
const lineOf = (text: string) => toCsv(columns.slice(0, 1), [{ text, amount: null }]).split('\r\n')[1];

it('begins with a byte order mark, has numbers plain, and no column of actions', () => {
  expect(
    toCsv(columns, [
      { text: 'Élan', amount: '$1,234.50' },
      { text: 'B', amount: null },
    ]),
  ).toBe('\uFEFFVéhicule,Amount\r\nÉlan,1234.5\r\nB,\r\n');
});

it('a column may say its own', () => {
  const own: readonly GridColumn<Line>[] = [{ ...columns[0]!, csv: ({ text }) => text.length }];
  expect(toCsv(own, [{ text: 'four', amount: null }])).toBe('\uFEFFVéhicule\r\n4\r\n');
});

it.each([
  ['a "b", c', '"a ""b"", c"'],
  ['two\nlines', '"two\nlines"'],
])('quotes %j', (text, field) => expect(toCsv(columns.slice(0, 1), [{ text, amount: null }])).toBe(`\uFEFFVéhicule\r\n${field}\r\n`));

describe('formulas', () => {
  it.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', ' =A1', '\t=A1', '＝A1'])('%j is not run', (text) => expect(lineOf(text)).toBe(`'${text}`));
  it.each(['-3', '+4.5', 'a=b', '12-34'])('%j stays as it is', (text) => expect(lineOf(text)).toBe(text));
  it('are escaped before they are quoted', () => expect(lineOf('=HYPERLINK("x")')).toBe('"\'=HYPERLINK(""x"")"'));
});
