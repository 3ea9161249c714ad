import { appointmentsByDay, isDueOn } from '@wayside/domain';
import type { Day } from '@wayside/domain';
import type { Order } from '../services.queries.ts';
import { daysOf, monthOf } from './calendar-address.ts';
import type { Month } from './calendar-address.ts';
import type { VehicleDueDate } from './use-due-dates.ts';

export interface DayContent {
  readonly orders: readonly Order[];
  readonly due: readonly VehicleDueDate[];
}

/** What a month of the calendar shows. */
export interface Entries {
  /** Appointments of the month, from the first to the last. */
  readonly appointments: readonly Order[];
  /** Orders without an appointment. */
  readonly without: readonly Order[];
  readonly on: (day: Day) => DayContent;
  /** The days of an agenda: what is due over several days is on the first of them. */
  readonly agenda: readonly (DayContent & { readonly day: Day })[];
}

/** A month of which earlier days are hidden. */
export interface ComingEntries extends Entries {
  readonly hiddenDays: number;
}

const NONE: readonly never[] = [];

export function entriesOf(orders: readonly Order[], due: readonly VehicleDueDate[], month: Month): Entries {
  const { days, without } = appointmentsByDay(orders);
  const { start: first, end: last } = daysOf(month);
  // Of the month only: orders of the month before are there until those of this one are.
  const own = [...days].filter(([day]) => monthOf(day) === month);
  const ordersOn = new Map(own);
  const starts = due
    .filter(({ earliest, latest }) => earliest <= last && latest >= first)
    .map((date) => ({ date, day: date.earliest < first ? first : date.earliest }));
  const listed = [...new Set([...ordersOn.keys(), ...starts.map(({ day }) => day)])].toSorted();
  return {
    appointments: own.flatMap(([, ofDay]) => ofDay),
    without,
    on: (day) => ({ orders: ordersOn.get(day) ?? NONE, due: due.filter((date) => isDueOn(date, day)) }),
    agenda: listed.map((day) => ({
      day,
      orders: ordersOn.get(day) ?? NONE,
      due: starts.filter((start) => start.day === day).map(({ date }) => date),
    })),
  };
}

/** The entries from a day on. A month that is over by then is whole. */
export function comingOf(entries: Entries, from: Day): ComingEntries {
  const agenda = entries.agenda.filter(({ day }) => day >= from);
  if (agenda.length === 0) return { ...entries, hiddenDays: 0 };
  return {
    ...entries,
    agenda,
    appointments: agenda.flatMap(({ orders }) => orders),
    hiddenDays: entries.agenda.length - agenda.length,
  };
}
