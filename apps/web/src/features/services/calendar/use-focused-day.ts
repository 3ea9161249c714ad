import type { Day } from '@wayside/domain';
import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { today } from '../../../shared/today.ts';
import { monthOf } from './calendar-address.ts';
import type { useCalendarAddress } from './use-calendar-address.ts';

/** Where the arrow keys of a month begin: the chosen day, or today, or the first one. */
function startOf({ month, day }: Pick<ReturnType<typeof useCalendarAddress>, 'month' | 'day'>): Day {
  return day ?? (monthOf(today()) === month ? today() : `${month}-01`);
}

/** The day that arrow keys start from. It leads the address: keys are faster than the router. */
export function useFocusedDay(address: ReturnType<typeof useCalendarAddress>) {
  const isReturn = useNavigationType() === 'POP';
  const [focused, setFocused] = useState(() => startOf(address));
  const { month, setMonth } = address;
  const [shown, setShown] = useState(month);
  if (shown !== month) {
    setShown(month);
    if (isReturn && monthOf(focused) !== month) setFocused(startOf(address));
  }
  return {
    focused,
    /** An arrow key went there, perhaps into another month. */
    focus: (day: Day) => {
      setFocused(day);
      if (monthOf(day) !== monthOf(focused)) setMonth(monthOf(day));
    },
    /** A button turned to that month. */
    turnTo: (next: string) => {
      setFocused(startOf({ month: next, day: undefined }));
      setMonth(next);
    },
  };
}
