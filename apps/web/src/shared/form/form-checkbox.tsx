import { Checkbox } from '@wayside/ui';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import styles from './form.module.css';
import { useAppField } from './use-app-field.ts';
import type { AppFieldProps } from './use-app-field.ts';

export type FormCheckboxProps<Values extends FieldValues, Valid> = AppFieldProps<Values, Valid, boolean> & {
  /** Shown instead of the label, for instance a label with a link. */
  children?: ReactNode;
  isDisabled?: boolean;
};

export function FormCheckbox<Values extends FieldValues, Valid>(props: FormCheckboxProps<Values, Valid>) {
  const { label, children = label, description, isDisabled = false } = props;
  const { ref, name, value, error, onChange, onBlur } = useAppField(props);
  const noteId = useId();
  const note = error ?? description;
  return (
    <div>
      <Checkbox
        inputRef={ref}
        name={name}
        isSelected={value}
        isDisabled={isDisabled}
        isInvalid={error !== undefined}
        onChange={onChange}
        onBlur={onBlur}
        aria-describedby={note ? noteId : undefined}
      >
        {children}
      </Checkbox>
      {note && (
        <p id={noteId} className={error ? styles.checkboxError : styles.checkboxNote}>
          {error && <CircleAlert size={14} aria-hidden="true" />}
          {note}
        </p>
      )}
    </div>
  );
}
