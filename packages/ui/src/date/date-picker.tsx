import type { DateValue } from '@internationalized/date';
import { Calendar } from 'react-aria-components/Calendar';
import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { FieldLabel, described } from '../field/field-parts.tsx';
import type { FieldTexts } from '../field/field-parts.tsx';
import fieldStyles from '../field/field.module.css';
import { CalendarDays, CalendarHead } from './calendar.tsx';
import { DateNotes, OpenCalendar, Segments } from './date-parts.tsx';
import styles from './date.module.css';
import { dateOf, dayIn, limitsOf, openingDate } from './days.ts';
import type { Day } from './days.ts';

export type DateFieldProps = FieldTexts & {
  readonly value: Day | null;
  /** `null` while the date is incomplete. */
  readonly onChange: (day: Day | null) => void;
  readonly onBlur?: () => void;
  /** First and last selectable day, inclusive. */
  readonly minValue?: Day;
  readonly maxValue?: Day;
  readonly isDateUnavailable?: (day: Day) => boolean;
  readonly name?: string;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  readonly autoFocus?: boolean;
};

export type DatePickerProps = DateFieldProps & {
  /** The day to mark and to open at; defaults to the device's date. */
  readonly today?: Day;
};

/** Maps our props to the library's. */
function dateProps({
  value,
  onChange,
  minValue,
  maxValue,
  isDateUnavailable,
  error,
  ...rest
}: Omit<DateFieldProps, 'label'>) {
  return {
    ...rest,
    value: dateOf(value),
    onChange: (date: DateValue | null) => onChange(date && dayIn(date)),
    ...limitsOf(minValue, maxValue),
    isDateUnavailable: isDateUnavailable && ((date: DateValue) => isDateUnavailable(dayIn(date))),
    // `false` would hide what the library itself finds invalid.
    isInvalid: error === undefined ? undefined : true,
    shouldForceLeadingZeros: true,
    validationBehavior: 'aria' as const,
  };
}

/** A typed date in the region's format, such as a date of birth or an expiration. */
export function DateField({ label, description, optionalText, warning, ...rest }: DateFieldProps) {
  return (
    <AriaDateField {...dateProps(rest)} {...described(warning ?? description)} className={fieldStyles.field!}>
      <FieldLabel label={label} optionalText={optionalText} />
      <Segments isAlone />
      <DateNotes description={description} error={rest.error} warning={warning} />
    </AriaDateField>
  );
}

/** A date that can be typed or picked from a calendar. */
export function DatePicker({ label, description, optionalText, today, ...rest }: DatePickerProps) {
  const opening = openingDate(rest.value, today, rest.minValue, rest.maxValue);
  return (
    <AriaDatePicker {...dateProps(rest)} placeholderValue={opening} className={fieldStyles.field!}>
      <FieldLabel label={label} optionalText={optionalText} />
      <Group className={fieldStyles.box!}>
        <Segments />
        <OpenCalendar />
      </Group>
      <DateNotes description={description} error={rest.error} />
      <Popover className={styles.popover!} placement="bottom start" offset={6}>
        <Dialog className={styles.dialog!}>
          <Calendar className={styles.calendar!} defaultFocusedValue={opening}>
            <CalendarHead />
            <CalendarDays today={today} />
          </Calendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}
