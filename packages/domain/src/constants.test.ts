import { expect, it } from 'vitest';
import { isDocumentExpiring, needsStoredCard, paymentProviderTypes } from './constants.ts';

it('[USR-04] [GLV-10] 60 days or fewer is expiring', () => {
  expect([61, 60, -1, null].map(isDocumentExpiring)).toEqual([false, true, true, false]);
});

it('[CST-07] [OPN2-22] only Braintree needs a stored card', () => {
  expect(paymentProviderTypes.filter(needsStoredCard)).toEqual(['Braintree']);
  expect(needsStoredCard(null)).toBe(true);
});
