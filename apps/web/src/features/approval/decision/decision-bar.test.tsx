// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider, completeTexts, createI18n } from '@wayside/i18n';
import { afterEach, expect, it, vi } from 'vitest';
import { DecisionBar } from './decision-bar.tsx';

vi.mock('../../../shared/data/api.ts', () => ({ api: {} }));
afterEach(cleanup);

const REASON = 'All services are declined. Approve at least one, or cancel the order.';

async function show({ leavesNothing = true, mayCancel = true }) {
  const i18n = await createI18n({ language: 'en' });
  await completeTexts(i18n);
  const send = vi.fn<(event: { type: string }) => void>();
  const decisions = leavesNothing ? { 1: 'rejected' } : {};
  const approval = {
    state: { context: { decisions, paymentToken: null }, hasTag: () => false },
    send,
    user: { id: 7, pays_through_platform: false },
    isEligible: true,
    isSettling: false,
    leavesNothing,
  };
  const order = {
    total: 0,
    can_cancel: mayCancel,
    cancel_user_ids: [7],
    braintree_payment_methods: [],
    order_services: [{ id: 1, name: 'Oil change', status: 'awaiting_approval', price: 10, total: 10 }],
  };
  render(
    <I18nextProvider i18n={i18n}>
      <DecisionBar approval={approval as never} order={order as never} isWide={false} />
    </I18nextProvider>,
  );
  return send;
}

it('[APR-05, APR-11] with every service declined, the bar cancels the order', async () => {
  const send = await show({});
  expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull();
  expect(screen.getByText(REASON)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  expect(send).toHaveBeenCalledWith({ type: 'cancel.requested' });
});

it('[APR-11] those who may not cancel read why there is nothing to approve', async () => {
  await show({ mayCancel: false });
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  expect(screen.getByRole('button', { name: /Approve/ }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(REASON)).toBeTruthy();
});

it('[APR-05] as long as a service is left, the bar approves', async () => {
  await show({ leavesNothing: false });
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Approve 1 service' })).toBeTruthy();
});
