import { describe, expect, it } from 'vitest';
import { csvOf, unguarded } from './csv.ts';
import type { CsvValue } from './csv.ts';

/** A cell as written to the file. */
const cellOf = (value: CsvValue): string => csvOf([], [[value]]).slice('\uFEFF\r\n'.length, -2);

it('starts with a byte order mark, ends lines with CRLF, and leaves missing values empty', () => {
  expect(
    csvOf(
      ['Véhicule', 'Amount', 'Active'],
      [
        ['Élan', 1234.5, true],
        ['', null, undefined],
      ],
    ),
  ).toBe('\uFEFFVéhicule,Amount,Active\r\nÉlan,1234.5,true\r\n,,\r\n');
  expect(cellOf(NaN)).toBe('');
});

it.each([
  ['a "b"', '"a ""b"""'],
  ['a, b', '"a, b"'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['🚚 van', '🚚 van'],
  [' plain', ' plain'],
  ["'quoted", "'quoted"],
])('%j is written as %j', (text, cell) => expect(cellOf(text)).toBe(cell));

describe('formulas', () => {
  const plain = [
    '=1+1',
    '+cmd',
    '-2+3',
    '@SUM(A1)',
    '=',
    '＝A1',
    '＋A1',
    '－A1',
    '＠A1',
    '+1;2',
    '﹦A1',
    '﹢A1',
    '﹣A1',
    '﹫A1',
  ];
  const behind = [
    ' ',
    '   ',
    '\t',
    '\u00a0',
    '\u202f',
    '\u3000',
    '\u200b',
    '\u200e',
    '\u200f',
    '\u202e',
    '\u2066',
    '\ufeff',
    '\u00ad',
    '\u0000',
  ];
  it.each([
    ...plain,
    ...behind.map((blank) => `${blank}=A1`),
    ' \u200b\u00a0=A1',
    '\u200f+1',
    '\tfoo',
    ' \tfoo',
    '\u0001foo',
  ])('%j is escaped as text', (text) => {
    expect(cellOf(text)).toBe(`'${text}`);
    expect(unguarded(`'${text}`)).toBe(text);
  });
  it.each(['\n=A1', '\r=A1', '\r\n=A1', '\rfoo', '\nfoo', '=HYPERLINK("x"),1'])(
    '%j is escaped inside its quotes',
    (text) => expect(cellOf(text)).toBe(`"'${text.replaceAll('"', '""')}"`),
  );
  it('in the header, too', () => expect(csvOf(['=A1'], [])).toBe("\uFEFF'=A1\r\n"));
  it.each(['a=b', '12-34', 'VAN-09', 'a@b.co', '', '—', '1,5'])('%j is not a formula', (text) =>
    expect(cellOf(text).replaceAll('"', '')).toBe(text),
  );
});

describe('numbers', () => {
  it.each([0, -3, 4.5, -0.25])('%d stays a number', (value) => expect(cellOf(value)).toBe(String(value)));
  it.each(['-3', '+4.5', '-0,25', '+15035550100'])('%j is exactly a number', (text) =>
    expect(cellOf(text).replaceAll('"', '')).toBe(text),
  );
  it.each(['+1 555 010 2030', '+1-555-010-2030', '-3 mi', '- 3', '-1-1', '+1e5', '-.5', '-$4.00', '－3'])(
    '%j is not a number',
    (text) => expect(cellOf(text)).toBe(`'${text}`),
  );
});

it.each(["'VAN", "''=A1", "it's", '', "'", "'-3"])('%j survives a round trip', (cell) =>
  expect(unguarded(cell)).toBe(cell),
);
