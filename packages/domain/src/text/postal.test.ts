import { expect, it } from 'vitest';
import { formattedPostal } from './postal.ts';

it.each([
  ['CA', 'h2x1y4', 'H2X 1Y4'],
  ['CA', ' k1a 0b1 ', 'K1A 0B1'],
  ['CA', 'k1a-0b1', 'K1A 0B1'],
  ['CA', 'K1A 0B1', 'K1A 0B1'],
  ['CA', '12345', '12345'],
  ['CA', 'h2x1y', 'h2x1y'],
  ['CA', '', ''],
  ['US', '12345', '12345'],
  ['US', ' 123 45', '12345'],
  ['US', '123456789', '12345-6789'],
  ['US', '12345 6789', '12345-6789'],
  ['US', '1234', '1234'],
  ['US', 'h2x1y4', 'h2x1y4'],
] as const)('[UPL-05] in %s, %j is written %j', (region, typed, written) => {
  expect(formattedPostal(typed, region)).toBe(written);
});
