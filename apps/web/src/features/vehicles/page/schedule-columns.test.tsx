// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { English } from '../../../shared/english.fixture.tsx';
import type { ScheduleItem } from '../../../shared/maintenance/schedule.queries.ts';
import type { Order } from '../../../shared/orders/order-text.ts';
import { useScheduleColumns } from './schedule-columns.tsx';

afterEach(cleanup);

const order = {
  id: 5_000_010,
  status: 'approved',
  appointment_datetime: '2026-03-16T09:30:00',
  order_services: [{ name: 'Oil change', position: null, status: 'awaiting_approval' }],
} as Partial<Record<keyof Order, unknown>> as Order;

const line = (name: string, state: ScheduleItem['recommendation_state']): ScheduleItem => ({
  id: 1,
  name,
  interval: 5000,
  interval_kilometers: 8047,
  recommendation_state: state,
  estimated_maintenance_date: '2026-03-01',
  is_completed: false,
  recommended: true,
});

function Cell({ of, column = 'service' }: { of: ScheduleItem; column?: string }) {
  const columns = useScheduleColumns(
    () => undefined,
    () => ({ days: '', due: '', driven: '', beside: '', forecast: undefined }),
    order,
    ({ name }) => (name === 'Air filter' ? '2026-04-13' : undefined),
  );
  const shown = columns.find(({ id }) => id === column)!;
  return <main data-value={shown.value?.(of) ?? undefined}>{shown.cell!(of)}</main>;
}

it.each([
  ['past due and in the order', line('Oil change', 'Past Due'), 'Oil changeIn order 5000010, 03-16-2026'],
  ['in the order, but not due', line('Oil change', null), 'Oil change'],
  ['past due, but not in the order', line('Tire rotation', 'Past Due'), 'Tire rotation'],
])('[VOR-02] a line of the schedule that is %s', (_, of, text) => {
  render(
    <English>
      <MemoryRouter>
        <Cell of={of} />
      </MemoryRouter>
    </English>,
  );
  expect(screen.getByRole('main').textContent).toBe(text);
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    text === of.name ? [] : ['/orders/5000010/approvals'],
  );
});

it('[VOR-09] a snoozed line that is past due says until when, and still that it is past due', () => {
  const filter = line('Air filter', 'Past Due');
  render(
    <English>
      <MemoryRouter>
        <Cell of={filter} />
        <Cell of={filter} column="state" />
        <Cell of={line('Tire rotation', 'Past Due')} column="state" />
      </MemoryRouter>
    </English>,
  );
  const [service, quiet, loud] = screen.getAllByRole('main');
  expect(service!.textContent).toBe('Air filterSnoozed until 04-13-2026');
  expect([quiet!.textContent, loud!.textContent]).toEqual(['Past due', 'Past due']);
  expect(quiet!.innerHTML).not.toBe(loud!.innerHTML);
});

it.each([
  ['that is due', line('Oil change', 'Past Due'), '03-01-2026', '2026-03-01'],
  ['that is done', { ...line('Oil change', null), is_completed: true }, '', null],
])('[UPM-03] a line %s: its estimated date', (_, of, text, value) => {
  render(
    <English>
      <MemoryRouter>
        <Cell of={of} column="date" />
      </MemoryRouter>
    </English>,
  );
  expect(screen.getByRole('main').textContent).toBe(text);
  expect(screen.getByRole('main').getAttribute('data-value')).toBe(value);
});
