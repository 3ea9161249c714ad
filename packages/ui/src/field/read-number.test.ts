import { expect, it } from 'vitest';
import { readNumber } from './read-number.ts';

const unclear = Number.NaN;

it.each<[string, number | null, number | null]>([
  // typed, in English, in French
  ['', null, null],
  ['  ', null, null],
  ['0', 0, 0],
  ['250', 250, 250],
  ['250.00', 250, 250],
  ['250,00', 250, 250],
  ['1200.50', 1200.5, 1200.5],
  ['1200,50', 1200.5, 1200.5],
  ['1,200.50', 1200.5, 1200.5],
  ['1.200,50', 1200.5, 1200.5],
  ['1 200,50', 1200.5, 1200.5],
  ['1\u00a0200,50\u00a0$\u00a0CAD', 1200.5, 1200.5],
  ['$1,200.50 CAD', 1200.5, 1200.5],
  ['1,200,000', 1_200_000, 1_200_000],
  ['1.200.000', 1_200_000, 1_200_000],
  ['.5', 0.5, 0.5],
  [',5', 0.5, 0.5],
  ['12.', 12, 12],
  ['12,', 12, 12],
  [' 12 ', 12, 12],
  ["1'200", 1200, 1200],
  ['1’200.5', 1200.5, 1200.5],
  ['1  200', 1200, 1200],
  ['USD 5', 5, 5],
  ['€5', 5, 5],
  ['12,200,000.50', 12_200_000.5, 12_200_000.5],
  ['1 200 000', 1_200_000, 1_200_000],
  ['$', null, null],
  // Three digits after one mark: thousands where the language writes them so, otherwise nobody can tell.
  ['1,200', 1200, unclear],
  ['1.200', unclear, unclear],
  ['1.2005', unclear, unclear],
  ['12,00,00', unclear, unclear],
  ['1,20.50', unclear, unclear],
  ['1,200,50', unclear, unclear],
  ['1 20', unclear, unclear],
  ['.', unclear, unclear],
  ['-5', unclear, unclear],
  ['1e5', unclear, unclear],
  ['12 mi', unclear, unclear],
  ['CADS 5', unclear, unclear],
  ['1,200 300', unclear, unclear],
  ['1234,567', unclear, unclear],
  [',200', unclear, unclear],
  ['1,200,', unclear, unclear],
])('%j', (text, english, french) => {
  expect([readNumber(text, 'en-US', 2), readNumber(text, 'fr-CA', 2)]).toEqual([english, french]);
});

it('without decimals no mark is one', () => {
  expect(['48,210', '48 210', '48210', '48.2', '48,21'].map((text) => readNumber(text, 'en-CA', 0))).toEqual([
    48_210,
    48_210,
    48_210,
    unclear,
    unclear,
  ]);
});
