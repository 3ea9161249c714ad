// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider, completeTexts, createI18n } from '@wayside/i18n';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { Order } from '../orders/order-text.ts';
import { DuePill } from './due-pill.tsx';
import { isPartlyBooked } from './services-in-order.tsx';
import { dueLookOf, dueLooks } from './upcoming.ts';
import type { UpcomingItem } from './upcoming.ts';

afterEach(cleanup);

function service(id: number): UpcomingItem['maintenance'][number] {
  return { id, name: `Service ${id}`, position: null, positions: [], status: 'due', recommendation_state: 'Past Due' };
}

function itemOf(...ids: number[]): Pick<UpcomingItem, 'type' | 'maintenance'> {
  return { type: 'past-due', maintenance: ids.map(service) };
}

/** The vehicle's order of these services. */
function orderOf(status: string, ...ids: number[]): Order {
  const lines = ids.map((id) => ({ ...service(id), status: 'awaiting_approval' }));
  return { id: 5_000_070, status, appointment_datetime: '2026-03-16T09:30:00', order_services: lines } as Partial<
    Record<keyof Order, unknown>
  > as Order;
}

async function shown(
  item: Pick<UpcomingItem, 'type' | 'maintenance'>,
  order: Order | null,
  snoozedUntil?: string,
): Promise<string | null> {
  const i18n = await createI18n({ language: 'en' });
  await completeTexts(i18n);
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <main>
          <DuePill item={item as UpcomingItem} order={order} snoozedUntil={snoozedUntil} />
        </main>
      </MemoryRouter>
    </I18nextProvider>,
  );
  return screen.getByRole('main').textContent;
}

describe('how urgent an interval is', () => {
  const inOrder = 'In order 5000070, 03-16-2026';
  it.each([
    ['no order', null, 'Past due'],
    ['an order of all of it', orderOf('approved', 1, 2, 9), inOrder],
    ['an order of some of it', orderOf('approved', 1), 'Past due'],
    ['an order of none of it', orderOf('approved', 9), 'Past due'],
    ['an order that is over', orderOf('cancel', 1, 2), 'Past due'],
  ])('[VOR-02] with %s', async (_what, order, text) => {
    expect(await shown(itemOf(1, 2), order)).toBe(text);
  });

  it.each([
    ['no order', null, 'Snoozed until 04-13-2026'],
    ['an order of all of it', orderOf('approved', 1, 2), inOrder],
  ])('[VOR-09] snoozed, with %s', async (_what, order, text) => {
    expect(await shown(itemOf(1, 2), order, '2026-04-13')).toBe(text);
  });

  it('[VOR-09] its look is quiet while it is snoozed', () => {
    const states = ['pastDue', 'dueNow', 'dueSoon'] as const;
    expect(states.map((state) => dueLookOf(state, true).tone)).toEqual(['neutral', 'neutral', 'neutral']);
    expect(states.map((state) => dueLookOf(state, false))).toEqual(states.map((state) => dueLooks[state]));
  });

  it('[VOR-02] only an order of some of it is listed with its services', () => {
    const orders = [orderOf('approved', 1, 2), orderOf('approved', 1), orderOf('approved', 9)];
    expect(orders.map((order) => isPartlyBooked(itemOf(1, 2), order))).toEqual([false, true, false]);
  });
});
