import type { Day } from '@wayside/domain';
import { useAddress } from '../../../shared/list/use-address.ts';
import { today } from '../../../shared/today.ts';
import { monthOf, readCalendar, withDay, withMonth } from './calendar-address.ts';
import type { Month } from './calendar-address.ts';

/** The month and the chosen day, with setters. Every change adds a history entry. */
export function useCalendarAddress() {
  const { search, go } = useAddress();
  return {
    ...readCalendar(new URLSearchParams(search), today()),
    setMonth: (month: Month) => go((query) => withMonth(query, month, today())),
    /** With its month. */
    setDay: (day: Day) => go((query) => withDay(withMonth(query, monthOf(day), today()), day)),
  };
}
