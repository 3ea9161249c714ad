// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { AttentionItem } from '@wayside/domain';
import { I18nextProvider, completeTexts, createI18n } from '@wayside/i18n';
import { afterEach, expect, it, vi } from 'vitest';
import { AttentionList } from './attention-list.tsx';

vi.mock('../../../shared/data/api.ts', () => ({ api: {} }));
afterEach(cleanup);

const vehicle = { id: 1, other_id: 'VAN-01', is_active: true };
const of = { action: 'schedule', vehicle } as const;
const due = {
  ...of,
  kind: 'pastDue',
  services: [{ id: 1, name: 'Oil change', position: null, status: 'due', recommendation_state: 'Past Due' }],
  intervals: ['67,000 mile service'],
} as const;
const order = { kind: 'order', action: 'review', order: { id: 7, total: null, vehicle } } as const;

it.each<[what: string, language: 'en' | 'fr', item: object, text: string]>([
  [
    'by when an order has to be decided',
    'en',
    { ...order, order: { ...order.order, appointment_datetime: '2026-03-16T16:30:00Z' } },
    'VAN-01 · appointment 03-16-2026 11:30AM',
  ],
  [
    'nothing of an order without an appointment',
    'en',
    { ...order, order: { ...order.order, appointment_datetime: null } },
    'VAN-01',
  ],
  ['when service was due', 'en', { ...due, days: -17 }, 'Oil change · due 17 days ago'],
  ['when service will be due', 'en', { ...due, days: 7 }, 'Oil change · due in 7 days'],
  ['in French', 'fr', { ...due, days: 7 }, 'Oil change · échéance dans 7 jours'],
  ['what is due today', 'en', { ...due, days: 0 }, 'Oil change · due today'],
  ['the interval where no day is known', 'en', { ...due, days: undefined }, 'Oil change · 67,000 mile service'],
  [
    'when a recall was reported, and what is open',
    'en',
    {
      ...of,
      action: 'view',
      kind: 'recall',
      vehicle: { ...vehicle, active_order: { id: 5, status: 'approved' } },
      recalls: [{ component: 'AIR BAGS', report_received_at: '2023-05-10' }],
    },
    'Air bags · reported May 2023 · Order 5, approved',
  ],
  [
    'since when there is a fault code',
    'en',
    { ...of, kind: 'fault', faults: [{ id: 1, dateTime: '2026-03-01T18:00:00Z', diagnostic: { name: 'P0420' } }] },
    'P0420 · since 03-01-2026',
  ],
])('[ATN-01] a line says %s', async (_, language, item, text) => {
  const i18n = await createI18n({ language });
  await completeTexts(i18n);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nextProvider i18n={i18n}>
        <AttentionList items={[item as AttentionItem]} label="Lines" />
      </I18nextProvider>
    </QueryClientProvider>,
  );
  // Between the object and the action.
  const [object, reason] = screen.getByRole('listitem').children[1]!.children;
  expect(object!.textContent).toMatch(/^(VAN-01|Order 7)$/);
  expect(reason!.textContent).toBe(text);
});
