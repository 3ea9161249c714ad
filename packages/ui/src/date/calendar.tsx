import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { buttonClass } from '../button/button.tsx';
import buttonStyles from '../button/button.module.css';
import { classNames } from '../class-names.ts';
import styles from './date.module.css';
import { dateOf, dayIn, limitsOf, openingDate } from './days.ts';
import type { Day } from './days.ts';

/** The month, with buttons to the previous and next one. react-aria names the buttons in the page's language. */
export function CalendarHead() {
  const turn = classNames(buttonClass({ variant: 'quiet', size: 'small' }), buttonStyles.icon);
  return (
    <div className={styles.head}>
      <Button slot="previous" className={turn}>
        <ChevronLeft size={16} aria-hidden="true" />
      </Button>
      <Heading className={styles.month!} />
      <Button slot="next" className={turn}>
        <ChevronRight size={16} aria-hidden="true" />
      </Button>
    </div>
  );
}

/** Weeks of one month. `today` overrides the device's date as the marked day. */
export function CalendarDays({ today, isRange = false }: { readonly today?: Day; readonly isRange?: boolean }) {
  return (
    <CalendarGrid weekdayStyle="short" className={styles.grid!}>
      <CalendarGridHeader>
        {(weekday) => <CalendarHeaderCell className={styles.weekday!}>{weekday}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => (
          <CalendarCell
            date={date}
            className={({ isToday }) =>
              classNames(
                styles.day,
                isRange && styles.ranged,
                (today ? dayIn(date) === today : isToday) && styles.today,
              )
            }
          >
            {({ formattedDate }) => <span className={styles.number}>{formattedDate}</span>}
          </CalendarCell>
        )}
      </CalendarGridBody>
    </CalendarGrid>
  );
}

export interface CalendarProps {
  /** Accessible name: what the day is for. */
  readonly label: string;
  readonly value: Day | null;
  readonly onChange: (day: Day) => void;
  /** First and last selectable day, inclusive. */
  readonly minValue?: Day;
  readonly maxValue?: Day;
  readonly isDateUnavailable?: (day: Day) => boolean;
  /** The day to mark and to open at; defaults to the device's date. */
  readonly today?: Day;
  readonly isDisabled?: boolean;
  readonly error?: string;
}

/** An inline month to choose one day from. Unavailable days can still be read. */
export function Calendar({
  label,
  value,
  onChange,
  minValue,
  maxValue,
  isDateUnavailable,
  today,
  isDisabled,
  error,
}: CalendarProps) {
  // Only the initial month; after that the user navigates.
  const [opening] = useState(() => openingDate(value, today, minValue, maxValue));
  return (
    <AriaCalendar
      aria-label={label}
      className={styles.calendar!}
      value={dateOf(value)}
      onChange={(date) => onChange(dayIn(date))}
      {...limitsOf(minValue, maxValue)}
      defaultFocusedValue={opening}
      isDateUnavailable={isDateUnavailable && ((date) => isDateUnavailable(dayIn(date)))}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
    >
      <CalendarHead />
      <CalendarDays today={today} />
      {error && <p className={styles.error}>{error}</p>}
    </AriaCalendar>
  );
}
