// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';

import { I18nextProvider, completeTexts, createI18n } from '@wayside/i18n';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../shared/data/query-client.ts';
import { WithQueries } from '../../../shared/data/with-queries.tsx';
import { paymentMethodsQuery } from '../../../shared/payments/payment-methods.queries.ts';
import type { PaymentMethod } from '../../../shared/payments/payment-methods.queries.ts';
import { RequestContext } from '../request-context.ts';
import { PaymentSection } from './payment-section.tsx';

vi.mock('../../../shared/data/api.ts', () => ({ api: {} }));
vi.mock('../../../shared/today.ts', () => ({ today: () => '2026-03-13' }));
afterEach(cleanup);

function card(last_4: string, of: Partial<PaymentMethod>): Partial<PaymentMethod> {
  return {
    token: last_4,
    type: 'credit_card',
    card_type: 'Visa',
    last_4,
    expiration_date: '12/2030',
    ...of,
  };
}

async function show(methods: Partial<PaymentMethod>[], mayAddMethod = true, hints: string[] = []) {
  const i18n = await createI18n({ language: 'en' });
  await completeTexts(i18n);
  const request = {
    hints: ['scheduleRequirePaymentDesc', ...hints],
    snapshot: { context: { draft: { vehicle: null }, hasPaymentMethod: true } },
    user: { payment_provider_type: 'Braintree', pays_through_platform: true },
    mayAddMethod,
  };
  queryClient.setQueryData(paymentMethodsQuery().queryKey, methods as PaymentMethod[]);
  render(
    <I18nextProvider i18n={i18n}>
      <RequestContext value={request as never}>
        <PaymentSection />
      </RequestContext>
    </I18nextProvider>,
    { wrapper: WithQueries },
  );
  return screen.queryByRole('link')?.getAttribute('href');
}

it('[SRQ-17] names the card that will be charged, and where it is changed', async () => {
  expect(await show([card('1111', {}), card('4242', { is_default: true })])).toBe('/settings?tab=payments');
  expect(
    screen.getByText(
      'Visa ending in 4242 will be charged unless you choose another payment method when approving the work.',
    ),
  ).toBeTruthy();
  expect(screen.queryByText(/1111|payment method is required/)).toBeNull();
});

it.each([
  ['without a default method', card('1111', {})],
  ['when the default card has expired', card('1111', { is_default: true, expiration_date: '02/2026' })],
])('[SRQ-17] %s, it names none', async (_, method) => {
  expect(await show([method])).toBe('/settings?tab=payments');
  expect(screen.getByText('You choose the payment method when you approve the work.')).toBeTruthy();
  expect(screen.queryByText(/will be charged/)).toBeNull();
});

it('[SRQ-17] leads only people to the payment methods who may change them', async () => {
  expect(await show([card('4242', { is_default: true })], false)).toBeUndefined();
  expect(screen.getByText(/4242 will be charged/)).toBeTruthy();
});

it('[ERR2-16] that a payment method is required is said where there is none', async () => {
  await show([], true, ['addPaymentHelper', 'addPaymentInSettings']);
  expect(screen.getByText('A payment method is required. Add one to continue.')).toBeTruthy();
});
