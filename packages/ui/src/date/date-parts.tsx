import { CalendarDays as CalendarIcon, CircleAlert } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { FieldError } from 'react-aria-components/FieldError';
import { buttonClass } from '../button/button.tsx';
import buttonStyles from '../button/button.module.css';
import { classNames } from '../class-names.ts';
import { FieldNotes } from '../field/field-parts.tsx';
import fieldStyles from '../field/field.module.css';
import styles from './date.module.css';

/** Typed day, month and year, in the region's order. */
export function Segments({ slot, isAlone = false }: { readonly slot?: 'start' | 'end'; readonly isAlone?: boolean }) {
  return (
    <DateInput slot={slot} className={classNames(styles.segments, isAlone && fieldStyles.box, isAlone && styles.alone)}>
      {(segment) => <DateSegment segment={segment} className={styles.segment!} />}
    </DateInput>
  );
}

export function OpenCalendar() {
  return (
    <Button className={classNames(buttonClass({ variant: 'quiet', size: 'small' }), buttonStyles.icon, styles.open)}>
      <CalendarIcon size={16} aria-hidden="true" />
    </Button>
  );
}

export interface DateNotesProps {
  readonly description?: string;
  readonly error?: string;
  readonly warning?: string;
}

/** Help or error: ours if given, otherwise the library's in the page's language. */
export function DateNotes({ description, error, warning }: DateNotesProps) {
  return (
    <>
      <FieldNotes description={error ? undefined : description} warning={error ? undefined : warning} />
      <FieldError className={fieldStyles.error!}>
        {({ validationErrors }) => (
          <>
            <CircleAlert size={14} aria-hidden="true" />
            <span>{error ?? validationErrors.join(' ')}</span>
          </>
        )}
      </FieldError>
    </>
  );
}
