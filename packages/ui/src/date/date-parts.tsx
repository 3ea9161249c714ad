import { CalendarDays as CalendarIcon, CircleAlert } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { buttonClass } from '../button/button.tsx';
import buttonStyles from '../button/button.module.css';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import styles from './date.module.css';

/** Typed day, month and year, in the region's order. */
export const Segments = ({ slot, isAlone = false }: { readonly slot?: 'start' | 'end'; readonly isAlone?: boolean }) => (
  <DateInput {...(slot && { slot })} className={classNames(styles.segments, isAlone && fieldStyles.box, isAlone && styles.alone)}>
    {(segment) => <DateSegment segment={segment} className={styles.segment!} />}
  </DateInput>
);

export const OpenCalendar = () => (
  <Button className={classNames(buttonClass({ variant: 'quiet', size: 'small' }), buttonStyles.icon, styles.open)}>
    <CalendarIcon size={16} aria-hidden="true" />
  </Button>
);

export type DateNotesProps = { readonly description?: string | undefined; readonly error?: string | undefined };

/** Help or error: ours if given, otherwise the library's in the page's language. */
export const DateNotes = ({ description, error }: DateNotesProps) => (
  <>
    {description && !error && (
      <Text slot="description" className={fieldStyles.description}>
        {description}
      </Text>
    )}
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
