import { expect, it } from 'vitest';
import { compareFigures, figureOf } from './figures.ts';

it('[FMC-09] [CST2-20] costs are sorted as numbers, not as text', () => {
  expect([9, 100, 20].toSorted(compareFigures)).toEqual([9, 20, 100]);
  expect(['$1,000.00', '9.00', '100'].toSorted(compareFigures)).toEqual(['9.00', '100', '$1,000.00']);
});

it('[FMC-09] cells without a number are grouped', () => {
  expect([5, null, 1, ''].toSorted(compareFigures).slice(2)).toEqual([1, 5]);
  expect([Number.NaN, 'n/a', null].map(figureOf)).toEqual([undefined, undefined, undefined]);
});
