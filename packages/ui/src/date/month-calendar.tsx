import type { ReactNode } from 'react';
import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { classNames } from '../class-names.ts';
import { dateOf, dayIn } from './days.ts';
import type { Day } from './days.ts';
import styles from './month-calendar.module.css';

export interface MonthCalendarProps {
  /** Accessible name: what happens on its days. The month follows it. */
  readonly label: string;
  /** The day that arrow keys start from; its month is shown. */
  readonly focused: Day;
  /** An arrow key, Page Up or Page Down moved to it. */
  readonly onFocus: (day: Day) => void;
  /** The chosen day. */
  readonly value: Day | undefined;
  readonly onChange: (day: Day) => void;
  readonly today: Day;
  /** What happens on the day, after its name: "2 appointments". */
  readonly describe: (day: Day) => string;
  /** The same to be seen, in the day's cell. Nothing in it can be pressed: the day's button is below it. */
  readonly children: (day: Day) => ReactNode;
}

/** A whole month, each day with what happens on it. A day is chosen by a press; its content is shown elsewhere. */
export function MonthCalendar({
  label,
  focused,
  onFocus,
  value,
  onChange,
  today,
  describe,
  children,
}: MonthCalendarProps) {
  return (
    <AriaCalendar
      aria-label={label}
      className={styles.calendar!}
      value={dateOf(value)}
      onChange={(date) => onChange(dayIn(date))}
      focusedValue={dateOf(focused)}
      onFocusChange={(date) => onFocus(dayIn(date))}
    >
      <CalendarGrid weekdayStyle="short" className={styles.grid!}>
        <CalendarGridHeader>
          {(weekday) => <CalendarHeaderCell className={styles.weekday!}>{weekday}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => {
            const day = dayIn(date);
            return (
              <CalendarCell
                date={date}
                className={classNames(styles.day, day === today && styles.today)}
                render={({ 'aria-label': name, ...cell }, { isOutsideMonth }) =>
                  isOutsideMonth ? (
                    <div {...cell} aria-label={name} />
                  ) : (
                    <>
                      <div {...cell} aria-label={[name, describe(day)].filter(Boolean).join(', ')} />
                      <div className={styles.content}>{children(day)}</div>
                    </>
                  )
                }
              >
                {({ formattedDate }) => <span className={styles.number}>{formattedDate}</span>}
              </CalendarCell>
            );
          }}
        </CalendarGridBody>
      </CalendarGrid>
    </AriaCalendar>
  );
}
