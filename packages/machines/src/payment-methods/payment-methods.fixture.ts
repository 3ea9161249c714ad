import type { PaymentNonce, PaymentRefusal, StoredMethod } from '@wayside/domain';
import type { MethodsOutcome, PaymentSaveOutcome } from './payment-methods.types.ts';

export const ME = 7;
export const CARD: StoredMethod = {
  id: 61,
  token: 'pm61',
  type: 'credit_card',
  last_4: '4242',
  expiration_date: '12/2030',
  customer_ids: [2],
  owner_id: ME,
  has_active_orders: false,
  is_default: false,
};
export const KNOWN = [CARD.id];
/** The method that `NONCE` becomes. */
export const NEW: StoredMethod = { ...CARD, id: 62, token: 'pm62', last_4: '1111', customer_ids: [] };
export const NONCE: PaymentNonce = { nonce: 'nonce-1', isPayPal: false, lastFour: '1111' };

export const REFUSED = { status: 'failure', notice: { tone: 'error', text: 'No' } } as const;
export const refused = (reason: PaymentRefusal): PaymentSaveOutcome => ({
  status: 'refused',
  reason,
  notice: REFUSED.notice,
});
export const list = (...methods: StoredMethod[]): MethodsOutcome => ({ status: 'success', methods });
