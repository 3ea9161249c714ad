import { expect, it } from 'vitest';
import { debounce, isDocumentExpiring, needsStoredCard, pageSize, paymentProviderTypes, sentinelId, timing } from './constants.ts';

it('[CST-01] [CST-02] [CST2-09] [CST2-10] [CST2-11] [SUP-13] debounces', () => {
  expect(debounce).toEqual({ search: 300, signUpField: 500, sizeToFit: 100, shareNumber: 100, gridRedraw: 500 });
});

it('[PAY-05] [TEL-03] waits', () => {
  expect(timing).toEqual({ addPaymentButton: 4000, faultCarousel: 3000 });
});

it('[CST-03] [FMC-04] [CST2-12] [CST2-13] [CST2-14] page sizes', () => {
  expect(pageSize).toEqual({ generic: 10, fleets: 50, maintenanceSchedule: 10, transactions: 4, transfer: 7 });
});

it('[CST-04] the sentinel is a safe integer', () => {
  expect(sentinelId).toBe(999999999999);
  expect(Number.isSafeInteger(sentinelId)).toBe(true);
});

it('[USR-04] [GLV-10] 60 days or fewer is expiring', () => {
  expect([61, 60, -1, null].map(isDocumentExpiring)).toEqual([false, true, true, false]);
});

it('[CST-07] [OPN2-22] only Braintree needs a stored card', () => {
  expect(paymentProviderTypes.filter(needsStoredCard)).toEqual(['Braintree']);
  expect(needsStoredCard(null)).toBe(true);
});
