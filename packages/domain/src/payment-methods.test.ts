import { expect, it } from 'vitest';
import { isExpired } from './payment-methods.ts';

it.each([
  ['04/2028', '2028-04-30', false],
  ['04/2028', '2028-05-01', true],
  ['12/2027', '2028-01-01', true],
  ['01/2029', '2028-12-31', false],
  [null, '2028-12-31', false],
])('a card of %s on %s has expired: %s', (expiration_date, today, over) => {
  expect(isExpired({ expiration_date }, today)).toBe(over);
});
