import { expect, it } from 'vitest';
import { barLabel } from './bar-label.ts';

it.each([
  ['Oil change', '', 'Oil change', 'Oil change'],
  ['Remplacement de la batterie', '', 'Remplacement de la\nbatterie', 'Remplacement…'],
  ['Northside Auto Care', 'Halsted Street, Chicago, IL', 'Northside Auto Care\nHalsted Street', 'Northside Aut…'],
  ['A'.repeat(40), '', `${'A'.repeat(23)}…`, `${'A'.repeat(13)}…`],
  ['VAN-01', '2025 Chevrolet Express 2500 Extended', 'VAN-01\n2025 Chevrolet Express…', 'VAN-01'],
  ['', '', '', ''],
])('beside a bar, %s, %s is %j, on a phone %j', (first, second, wide, narrow) => {
  expect([barLabel({ first, second }, false), barLabel({ first, second }, true)]).toEqual([wide, narrow]);
});
