// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider, completeTexts, createI18n } from '@wayside/i18n';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../shared/data/query-client.ts';
import { WithQueries } from '../../../shared/data/with-queries.tsx';
import { fleetOrdersQuery } from '../../../shared/orders/orders.queries.ts';
import { NotEligible } from './not-eligible.tsx';

vi.mock('../../../shared/data/api.ts', () => ({ api: { GET: () => new Promise(() => {}) } }));
afterEach(cleanup);

const user = { id: 7, pays_through_platform: false };
const contact = (id: number, name: string, cellPhone: string | null) => ({ id, name, cellPhone });
const order = {
  id: 1,
  status: 'awaiting_approval',
  can_approve: false,
  not_approvable_reasons: ['not_an_approver'],
  order_services: [],
  braintree_payment_methods: [],
  approver: null,
  approvers: [contact(8, 'Ben Ortiz', null), contact(9, 'Ada Lane', '3125550100')],
  approver_user_ids: [8, 9],
  last_approval_date: null,
  total: 10,
  vehicle: { id: 3, fleet_id: 5 },
};
/** Another one, which this user can approve. */
const waiting = { ...order, id: 2, can_approve: true, not_approvable_reasons: [], approver_user_ids: [7] };

async function show(about: object, tags: string[] = []): Promise<string> {
  queryClient.setQueryData(fleetOrdersQuery().queryKey, [waiting] as never);
  const i18n = await createI18n({ language: 'en' });
  await completeTexts(i18n);
  const approval = { user, state: { hasTag: (tag: string) => tags.includes(tag) }, send: vi.fn<() => void>() };
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <NotEligible approval={approval as never} order={{ ...order, ...about } as never} />
      </MemoryRouter>
    </I18nextProvider>,
    { wrapper: WithQueries },
  );
  return document.body.textContent;
}

it.each(['complete', 'paid'])(
  '[APR-04] of an order that is %s it says so in one line, without other orders',
  async (status) => {
    const text = await show({ status, not_approvable_reasons: ['not_awaiting_approval'] });
    expect(text).toBe('The work is done, so there’s nothing to approve.');
  },
);

it('[APR-04, PPV-11] who can approve is said once: by the dialog, then by the notice', async () => {
  expect(await show({}, ['info'])).toBe('');
  cleanup();
  const text = await show({});
  expect(text).toContain('You aren’t an approver for this order.');
  expect(text).toContain('You can approve 1 other order.');
});

it('[APR-04] an approver without a phone is named alone', async () => {
  await show({});
  expect(screen.getByText('Ben Ortiz')).toBeTruthy();
  expect(screen.queryByText(/N\/A/)).toBeNull();
});
