import { describe, expect, it } from 'vitest';
import {
  addedMethod,
  cardsToReplace,
  expiryOf,
  isSameSet,
  methodToCharge,
  offeredDrivers,
  paymentRefusal,
  toReplaceFirst,
} from './payment-methods.ts';
import type { StoredMethod } from './payment-methods.ts';

const CARD: StoredMethod = {
  id: 1,
  token: 'pm1',
  type: 'credit_card',
  last_4: '1111',
  expiration_date: '12/2030',
  customer_ids: [],
  owner_id: 7,
  has_active_orders: false,
  is_default: false,
};

it.each([
  ['04/2028', '2028-02-29', 'valid'],
  ['04/2028', '2028-03-01', 'soon'],
  ['04/2028', '2028-04-30', 'soon'],
  ['04/2028', '2028-05-01', 'expired'],
  ['12/2027', '2028-01-01', 'expired'],
  ['01/2029', '2028-11-30', 'valid'],
  ['01/2029', '2028-12-31', 'soon'],
  [null, '2028-12-31', 'unknown'],
  ['13/2020', '2028-12-31', 'unknown'],
  ['soon', '2028-12-31', 'unknown'],
])('a card of %s on %s is %s', (expiration_date, today, expiry) => {
  expect(expiryOf({ expiration_date }, today)).toBe(expiry);
});

it('the default is charged, and nothing once its card has expired', () => {
  const methods = [CARD, { ...CARD, id: 2, is_default: true, expiration_date: '03/2028' }];
  expect(methodToCharge(methods, '2028-03-31')?.id).toBe(2);
  expect(methodToCharge(methods, '2028-04-01')).toBeUndefined();
  expect(methodToCharge([CARD], '2028-03-31')).toBeUndefined();
});

it('cards to replace: the default first, then by date, across years', () => {
  const of = (id: number, expiration_date: string | null, is_default = false) => ({
    ...CARD,
    id,
    expiration_date,
    is_default,
  });
  const methods = [of(1, '03/2028'), of(2, '12/2027'), of(3, '04/2028', true), of(4, '09/2031'), of(5, null)];
  expect(cardsToReplace(methods, '2028-03-10').map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(toReplaceFirst(methods, '2028-03-10').map(({ id }) => id)).toEqual([3, 2, 1, 4, 5]);
  expect(toReplaceFirst(methods, '2027-01-10')).toEqual(methods);
});

it.each([
  ['The payment method was declined', 'declined'],
  ['The payment method was rejected. Please use another one', 'declined'],
  ['The card number is not valid', 'declined'],
  ['The payment details have expired. Please enter them again', 'consumed'],
  ['Cannot use a payment_method_nonce more than once.', 'consumed'],
  ["This payment method has active orders and can't be removed.", 'inUse'],
  ["This payment method is set as default so you can't delete it.", 'isDefault'],
  ['A value is not accepted', 'other'],
  [undefined, 'other'],
])('%s: %s', (message, refusal) => {
  expect(paymentRefusal(message)).toBe(refusal);
});

describe('a method whose response was lost', () => {
  const addition = { knownIds: [1], userId: 7, nonce: { nonce: 'n', isPayPal: false, lastFour: '1111' } };
  it.each([
    ['was there before', {}, false],
    ['is new and mine', { id: 2 }, true],
    ['is somebody else’s', { id: 2, owner_id: 8 }, false],
    ['has other digits', { id: 2, last_4: '4444' }, false],
    ['is PayPal', { id: 2, type: 'PayPal', last_4: null }, false],
  ])('one that %s', (_what, change, isFound) => {
    expect(addedMethod([{ ...CARD, ...change }], addition) !== undefined).toBe(isFound);
  });
});

it('[PAY-10] lists active users except oneself and hidden ones; an inactive one only if already chosen', () => {
  const people = [
    { id: 1, roles: ['Owner'] },
    { id: 2, roles: ['Driver'] },
    { id: 3, roles: ['Super Admin'] },
    { id: 4, roles: ['Driver'], is_active: false },
    { id: 5, roles: ['Driver'], is_active: false },
  ];
  expect(offeredDrivers(people, { id: 1 }, [5]).map(({ id }) => id)).toEqual([2, 5]);
});

it('sets are the same in any order', () => {
  expect(isSameSet([1, 2], [2, 1])).toBe(true);
  expect(isSameSet([1, 2], [2])).toBe(false);
  expect(isSameSet([1], [2])).toBe(false);
});
