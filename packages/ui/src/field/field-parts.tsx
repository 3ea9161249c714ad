import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import styles from './field.module.css';

/** Props shared by all labeled controls. Optional fields are marked, required ones are not. */
export interface FieldTexts {
  readonly label: string;
  /** Help that applies before anything is typed. */
  readonly description?: string;
  /** What is wrong and how to fix it. Marks the control invalid. */
  readonly error?: string;
  /** What looks unusual but is allowed, in place of the help. */
  readonly warning?: string;
  /** The localized word "optional", when the control may stay empty. */
  readonly optionalText?: string;
}

export interface FieldLabelProps extends Pick<FieldTexts, 'label' | 'optionalText'> {
  /** Only for screen readers: the heading above says the same. */
  readonly isHidden?: boolean;
}

export function FieldLabel({ label, optionalText, isHidden = false }: FieldLabelProps) {
  return (
    <Label className={isHidden ? styles.unseen : styles.label}>
      {label}
      {optionalText && <span className={styles.optional}>{optionalText}</span>}
    </Label>
  );
}

/** Tells a field of react-aria that it has a note: one that appears later would not describe it. */
export const described = (description: string | undefined): object => ({ description });

export function FieldNotes({
  description,
  error,
  warning,
}: Pick<FieldTexts, 'description' | 'error' | 'warning'>): ReactNode {
  const note = warning ?? description;
  return (
    <>
      {note && !error && (
        <Text slot="description" className={warning ? styles.warning : styles.description}>
          {warning && <TriangleAlert size={14} aria-hidden="true" />}
          <span>{note}</span>
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
}
