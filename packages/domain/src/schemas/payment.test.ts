import { expect, it } from 'vitest';
import { maskedPayment, paymentSchema } from './payment.ts';

const CARD = {
  type: 'credit_card',
  nickname: ' Shop card ',
  billingAddress: '1 Main St',
  billingZip: '97201',
  email: 'ann@x.co',
  cardNumber: '4111 1111 1111 1111',
  expiration: '12/30',
  cvc: '739',
} as const;

it('the payment is logged with its card masked', () => {
  expect(maskedPayment(7, CARD)).toEqual({
    id: 7,
    type: 'credit_card',
    name: 'Shop card',
    billing_address: '1 Main St',
    billing_zip: '97201',
    email: 'ann@x.co',
    card_number: '••••••••••••1111',
    expiration: '12/30',
    cvc: '•••',
  });
  expect(maskedPayment(null, { ...CARD, cardNumber: '4111' })).toMatchObject({ id: null, card_number: '••••' });
  expect(maskedPayment(null, { ...CARD, type: 'bill_to' })).toMatchObject({ card_number: '', expiration: '', cvc: '' });
});

it('an empty form is valid, and a wrong email or ZIP code is not', () => {
  const empty = {
    ...CARD,
    nickname: '',
    billingAddress: '',
    billingZip: '',
    email: '',
    cardNumber: '',
    expiration: '',
    cvc: '',
  };
  expect(paymentSchema('US').safeParse(empty).success).toBe(true);
  expect(paymentSchema('US').safeParse({ ...empty, email: 'ann' }).success).toBe(false);
  expect(paymentSchema('CA').safeParse({ ...empty, billingZip: '97201' }).success).toBe(false);
});
