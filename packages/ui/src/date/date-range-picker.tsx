import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { classNames } from '../class-names.ts';
import { FieldLabel } from '../field/field-parts.tsx';
import type { FieldTexts } from '../field/field-parts.tsx';
import fieldStyles from '../field/field.module.css';
import { CalendarDays, CalendarHead } from './calendar.tsx';
import { DateNotes, OpenCalendar, Segments } from './date-parts.tsx';
import styles from './date.module.css';
import { dateOf, dayIn, limitsOf, openingDate } from './days.ts';
import type { Day, DayRange } from './days.ts';

/** A named range: "Last month". */
export interface RangePreset {
  readonly id: string;
  readonly label: string;
  readonly range: DayRange;
}

export type DateRangePickerProps = FieldTexts & {
  readonly value: DayRange | null;
  /** `null` while one of the ends is missing. */
  readonly onChange: (range: DayRange | null) => void;
  /** First and last selectable day, inclusive. */
  readonly minValue?: Day;
  readonly maxValue?: Day;
  readonly isDateUnavailable?: (day: Day) => boolean;
  /** The day to mark and to open at; defaults to the device's date. */
  readonly today?: Day;
  readonly isDisabled?: boolean;
  /** Puts the label to the left of the control, for toolbars. */
  readonly isInline?: boolean;
  /** Preset ranges, shown next to the calendar. */
  readonly presets?: readonly RangePreset[];
  /** Accessible name of the list of presets. */
  readonly presetsLabel?: string;
};

/** A date range, both ends inclusive, typed or picked. An end before the start is reported immediately. */
export function DateRangePicker({
  label,
  description,
  error,
  optionalText,
  value,
  onChange,
  minValue,
  maxValue,
  isDateUnavailable,
  today,
  isDisabled,
  isInline = false,
  presets = [],
  presetsLabel,
}: DateRangePickerProps) {
  const [start, end] = [dateOf(value?.start), dateOf(value?.end)];
  const opening = openingDate(value?.start, today, minValue, maxValue);
  return (
    <AriaDateRangePicker
      value={start && end ? { start, end } : null}
      onChange={(range) => onChange(range && { start: dayIn(range.start), end: dayIn(range.end) })}
      {...limitsOf(minValue, maxValue)}
      isDateUnavailable={isDateUnavailable && ((date) => isDateUnavailable(dayIn(date)))}
      placeholderValue={opening}
      isDisabled={isDisabled}
      // `false` would hide what the library itself finds invalid.
      isInvalid={error === undefined ? undefined : true}
      shouldForceLeadingZeros
      validationBehavior="aria"
      className={classNames(fieldStyles.field, isInline && fieldStyles.inline, isInline && styles.inline)}
    >
      <FieldLabel label={label} optionalText={optionalText} />
      <Group className={classNames(fieldStyles.box, styles.range)}>
        <Segments slot="start" />
        <span aria-hidden="true" className={styles.to}>
          –
        </span>
        <Segments slot="end" />
        <OpenCalendar />
      </Group>
      <DateNotes description={description} error={error} />
      <Popover className={styles.popover!} placement="bottom start" offset={6}>
        <Dialog className={classNames(styles.dialog, presets.length > 0 && styles.withPresets)}>
          {({ close }) => (
            <>
              {presets.length > 0 && (
                <ul className={styles.presets} aria-label={presetsLabel}>
                  {presets.map(({ id, label: name, range }) => (
                    <li key={id}>
                      <ToggleButton
                        isSelected={value?.start === range.start && value.end === range.end}
                        onChange={() => {
                          onChange(range);
                          close();
                        }}
                        className={styles.preset!}
                      >
                        {name}
                      </ToggleButton>
                    </li>
                  ))}
                </ul>
              )}
              <RangeCalendar className={styles.calendar!} defaultFocusedValue={opening}>
                <CalendarHead />
                <CalendarDays today={today} isRange />
              </RangeCalendar>
            </>
          )}
        </Dialog>
      </Popover>
    </AriaDateRangePicker>
  );
}
