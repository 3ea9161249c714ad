import { Button } from '@wayside/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import styles from './form.module.css';
import type { AppForm } from './use-app-form.ts';

export interface FormProps<Values extends FieldValues, Valid> {
  form: AppForm<Values, Valid>;
  /** Called with valid values only. The form doesn't submit again while its promise is pending. */
  onSubmit: (values: Valid) => unknown;
  children: ReactNode;
  /** Accessible name, for pages with more than one form. */
  label?: string;
}

/** The form element: shows our messages instead of the browser's, and submits on Ctrl or Cmd+Enter from any field. */
export function Form<Values extends FieldValues, Valid>({ form, onSubmit, children, label }: FormProps<Values, Valid>) {
  return (
    // The key handler is for its fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      noValidate
      className={styles.form}
      onSubmit={form.onSubmit(onSubmit)}
      onKeyDown={submitWithKeys}
      aria-label={label}
    >
      {children}
    </form>
  );
}

export function submitWithKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

export interface SubmitButtonProps<Values extends FieldValues, Valid> {
  form: AppForm<Values, Valid>;
  children: ReactNode;
  /** Shown while the form submits. */
  pendingLabel: string;
  /** For submits that `onSubmit` doesn't await, such as in a state machine. */
  isPending?: boolean;
  /** Why the button is disabled, shown beside it. */
  disabledReason?: string | undefined;
  isWide?: boolean;
}

/** The form's primary button. */
export function SubmitButton<Values extends FieldValues, Valid>({
  form,
  isPending = false,
  ...rest
}: SubmitButtonProps<Values, Valid>) {
  return <Button {...rest} type="submit" variant="primary" isPending={isPending || form.formState.isSubmitting} />;
}
