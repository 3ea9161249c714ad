import { expect, it } from 'vitest';
import type { Order } from '../services.queries.ts';
import { comingOf, entriesOf } from './entries.ts';
import type { VehicleDueDate } from './use-due-dates.ts';

const order = (id: number, appointment_datetime: string | null) => ({ id, appointment_datetime }) as Order;
const due = (id: number, earliest: string, latest = earliest) =>
  ({ line: { id, name: 'Oil change' }, earliest, latest, isForecast: true }) as unknown as VehicleDueDate;

const ORDERS = [
  order(4, '2026-06-30T20:00:00Z'),
  order(1, null),
  order(2, '2026-07-01T03:00:00Z'),
  order(3, '2026-05-31T20:00:00Z'),
];
const DUE = [due(1, '2026-05-20', '2026-06-02'), due(2, '2026-06-30', '2026-07-01'), due(3, '2026-08-01')];

function shownIn(month: string) {
  const { appointments, without, agenda } = entriesOf(ORDERS, DUE, month);
  return {
    appointments: appointments.map(({ id }) => id),
    without: without.map(({ id }) => id),
    agenda: agenda.map((day) => [day.day, day.orders.map(({ id }) => id), day.due.map(({ line }) => line.id)]),
  };
}

it.each([
  [
    '2026-06',
    [4, 2],
    [
      ['2026-06-01', [], [1]],
      ['2026-06-30', [4, 2], [2]],
    ],
  ],
  ['2026-07', [], [['2026-07-01', [], [2]]]],
  ['2026-08', [], [['2026-08-01', [], [3]]]],
  ['2026-09', [], []],
])('[ATN-08] %s: what is due over several days is on the first of them in the month', (month, appointments, agenda) => {
  expect(shownIn(month)).toEqual({ appointments, without: [1], agenda });
});

it('[ATN-08] a day has its appointments and what may be due on it', () => {
  const { on } = entriesOf(ORDERS, DUE, '2026-06');
  const idsOn = (day: string) => [on(day).orders.map(({ id }) => id), on(day).due.map(({ line }) => line.id)];
  expect(['2026-05-31', '2026-06-02', '2026-06-03', '2026-06-30', '2026-07-01'].map(idsOn)).toEqual([
    [[], [1]],
    [[], [1]],
    [[], []],
    [[4, 2], [2]],
    [[], [2]],
  ]);
});

it.each([
  ['2026-05-31', 0, [4, 2]],
  ['2026-06-15', 1, [4, 2]],
  ['2026-06-30', 1, [4, 2]],
  // Over: nothing of the month is to come, so all of it is shown.
  ['2026-07-02', 0, [4, 2]],
])('[ATN-08] from %s: %i earlier days are hidden', (day, hiddenDays, appointments) => {
  const coming = comingOf(entriesOf(ORDERS, DUE, '2026-06'), day);
  expect(coming.hiddenDays).toBe(hiddenDays);
  expect(coming.agenda).toHaveLength(2 - hiddenDays);
  expect(coming.appointments.map(({ id }) => id)).toEqual(appointments);
});
