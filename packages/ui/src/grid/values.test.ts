import { describe, expect, it } from 'vitest';
import { compareNumbers, compareTexts, matchesSearch, numberIn } from './values.ts';

describe('numbers in cells', () => {
  it.each([
    [12.5, 12.5],
    ['1234.50', 1234.5],
    ['$1,234.50 CAD', 1234.5],
    ['-$3.20', -3.2],
    ['-3 mi', -3],
    ['.5', 0.5],
    [0, 0],
    ['', null],
    ['none', null],
    [null, null],
    [undefined, null],
    [Number.NaN, null],
  ])('%j holds %j', (value, number) => expect(numberIn(value)).toBe(number));

  it('cost columns sort by amount, not by text', () => {
    expect(['$1,200.00', '$90.00', '$300.00'].toSorted((a, b) => compareNumbers(a, b))).toEqual([
      '$90.00',
      '$300.00',
      '$1,200.00',
    ]);
  });

  it('what has no number stands last in both directions', () => {
    expect([3, null, 0, 7].toSorted((a, b) => -compareNumbers(a, b, true))).toEqual([7, 3, 0, null]);
    expect([3, null, 0, 7].toSorted((a, b) => compareNumbers(a, b))).toEqual([0, 3, 7, null]);
  });
});

describe('texts in cells', () => {
  it('numbers inside texts count by size, accents and case do not', () => {
    expect(['Truck 10', 'truck 9', 'Élan 2', 'elan 1'].toSorted((a, b) => compareTexts('fr-CA')(a, b))).toEqual([
      'elan 1',
      'Élan 2',
      'truck 9',
      'Truck 10',
    ]);
  });

  it('missing values come after all others in both directions', () => {
    const compare = compareTexts('en');
    const values = [null, 'b', '', 'a', undefined];
    expect(values.toSorted((a, b) => compare(a, b)).slice(0, 2)).toEqual(['a', 'b']);
    expect(values.toSorted((a, b) => -compare(a, b, true)).slice(0, 2)).toEqual(['b', 'a']);
  });
});

describe('search', () => {
  it('wants every word, in any order and any column', () => {
    expect(matchesSearch(['Acme Hauling', 'Québec', 12], 'quebec acme')).toBe(true);
    expect(matchesSearch(['Acme Hauling', 'Québec', 12], 'acme ontario')).toBe(false);
  });

  it('an empty search keeps everything', () => expect(matchesSearch([null], '')).toBe(true));
});
