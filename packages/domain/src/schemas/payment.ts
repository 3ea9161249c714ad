import * as z from 'zod';
import type { Region } from '../locale/languages.ts';
import { emailError, postalError } from '../text/validation.ts';
import { anyText, optional } from './fields.ts';

export const paymentTypes = ['bill_to', 'credit_card'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** The form of `/payments/new`; nothing is required, because nothing is sent. */
export function paymentSchema(region: Region) {
  return z.object({
    type: z.enum(paymentTypes),
    nickname: anyText(),
    billingAddress: anyText(),
    billingZip: optional((value) => postalError(value, region)),
    email: optional(emailError),
    cardNumber: anyText(),
    expiration: anyText(),
    cvc: anyText(),
  });
}
export type PaymentValues = z.output<ReturnType<typeof paymentSchema>>;

/** What the form logs: the payment with its card masked. Card fields of another type are left empty. */
export function maskedPayment(id: number | null, values: PaymentValues) {
  const isCard = values.type === 'credit_card';
  const digits = values.cardNumber.replace(/\D/g, '');
  return {
    id,
    type: values.type,
    name: values.nickname.trim(),
    billing_address: values.billingAddress.trim(),
    billing_zip: values.billingZip.trim(),
    email: values.email.trim(),
    card_number: isCard ? masked(digits, digits.length > 8 ? 4 : 0) : '',
    expiration: isCard ? values.expiration.trim() : '',
    cvc: isCard ? masked(values.cvc, 0) : '',
  };
}

function masked(text: string, shown: number): string {
  return '•'.repeat(Math.max(0, text.length - shown)) + (shown > 0 ? text.slice(-shown) : '');
}
