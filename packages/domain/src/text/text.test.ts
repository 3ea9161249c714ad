import { expect, it } from 'vitest';
import { codePoints, limitTo, sentenceOf } from './text.ts';

it.each([
  ['', 0],
  ['Zoë', 3],
  ['🚚🔧', 2],
  ['👩‍🔧', 3],
  ['e\u0301', 2],
])('%j is counted as the contract counts it', (text, count) => expect(codePoints(text)).toBe(count));

it.each([
  ['EXTERIOR LIGHTING: HEADLIGHTS', 'Exterior lighting: headlights'],
  ['Air bags', 'Air bags'],
  ['', ''],
])('%j is written %j', (text, written) => expect(sentenceOf(text)).toBe(written));

it('[CON2-10] 150 emoji fit into 150 characters', () => {
  expect(limitTo('🚚'.repeat(150), 150)).toBe('🚚'.repeat(150));
  expect(limitTo('🚚'.repeat(151), 150)).toBe('🚚'.repeat(150));
});

it('a cut never splits a character', () => {
  for (let limit = 0; limit <= 5; limit++) expect(limitTo('a🚚b🔧', limit).isWellFormed()).toBe(true);
  expect(limitTo('a🚚b🔧', 2)).toBe('a🚚');
  expect(limitTo('short', 10)).toBe('short');
});
