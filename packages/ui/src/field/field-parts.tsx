import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import styles from './field.module.css';

/** What every labelled control has in common. Optional is marked, required is not. */
export type FieldTexts = {
  readonly label: string;
  /** Help that is true before anything is typed. */
  readonly description?: string | undefined;
  /** What is wrong and how to put it right. Its presence marks the control invalid. */
  readonly error?: string | undefined;
  /** The word "optional" in the person's language, where the control may stay empty. */
  readonly optionalText?: string | undefined;
};

export const FieldLabel = ({ label, optionalText }: Pick<FieldTexts, 'label' | 'optionalText'>) => (
  <Label className={styles.label}>
    {label}
    {optionalText && <span className={styles.optional}>{optionalText}</span>}
  </Label>
);

export const FieldNotes = ({ description, error }: Pick<FieldTexts, 'description' | 'error'>): ReactNode => (
  <>
    {description && !error && (
      <Text slot="description" className={styles.description}>
        {description}
      </Text>
    )}
    {error && (
      <FieldError className={styles.error!}>
        <CircleAlert size={14} aria-hidden="true" />
        <span>{error}</span>
      </FieldError>
    )}
  </>
);
