import { describe, expect, it } from 'vitest';
import { paymentOf, settledOf } from './settled.ts';

const [BY, AT] = ['Ann Lee', '2026-03-10T09:30:00'];
const ANN = { id: 7, pays_through_platform: true, payment_provider_type: 'Braintree' };
const METHODS = [501, 502].map((id) => ({ id, token: `token-${id}`, is_default: id === 501, expiration_date: null }));

function orderOf(status: string, { by = BY, at = AT }: { by?: string | null; at?: string | null } = {}) {
  return { status, approver: by, last_approval_date: at, braintree_payment_methods: METHODS };
}

describe('how an order was decided', () => {
  const approved = { as: 'approved', by: BY, at: AT };
  it.each([
    ['approved', orderOf('approved'), approved],
    ['paid', orderOf('paid'), approved],
    ['approved by a policy', orderOf('approved', { by: null, at: null }), { as: 'approved', by: null, at: null }],
    ['canceled, whoever approved it before', orderOf('cancel'), { as: 'canceled', by: null, at: null }],
    ['awaiting another approval', orderOf('awaiting_approval'), null],
    ['begun without one', orderOf('active'), null],
    ['paid without one', orderOf('paid', { by: null, at: null }), null],
  ])('[VOR-03] %s', (_what, order, settled) => {
    expect(settledOf(order)).toEqual(settled);
  });
});

describe('what pays for an approved order', () => {
  it.each([
    ['the method that was chosen here', ANN, orderOf('approved'), 502, { by: 'method', method: METHODS[1] }],
    ['nobody knows which of the methods', ANN, orderOf('approved'), undefined, undefined],
    ['a method that is gone', ANN, orderOf('approved'), 9, undefined],
    ['the shop was paid', ANN, orderOf('paid_in_shop'), 502, undefined],
    ['it is not approved yet', ANN, orderOf('awaiting_approval'), 502, undefined],
    ['it was canceled', ANN, orderOf('cancel'), 502, undefined],
    ['a fuel card', { ...ANN, payment_provider_type: 'WEX' }, orderOf('approved'), undefined, { by: 'fuelCard' }],
    ['an agreement', { ...ANN, pays_through_platform: false }, orderOf('paid'), undefined, { by: 'elsewhere' }],
    [
      'a card, where the order no longer lists the methods',
      ANN,
      { ...orderOf('paid'), braintree_payment_methods: [] },
      undefined,
      undefined,
    ],
  ])('[VOR-08] %s', (_what, user, order, methodId, payment) => {
    expect(paymentOf(user, order, methodId)).toEqual(payment);
  });
});
