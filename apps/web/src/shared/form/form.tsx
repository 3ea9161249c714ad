import { Button } from '@wayside/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import styles from './form.module.css';
import type { AppForm } from './use-app-form.ts';

export interface FormProps<Values extends FieldValues, Valid> {
  form: AppForm<Values, Valid>;
  /** Gets valid values only. While its promise is pending the form does not submit again. */
  onSubmit: (values: Valid) => unknown;
  children: ReactNode;
  /** Accessible name, where a page has more than one form. */
  label?: string;
}

/** The form element: our messages instead of the browser's, and Ctrl or Cmd with Enter submits from anywhere in it. */
export function Form<Values extends FieldValues, Valid>({ form, onSubmit, children, label }: FormProps<Values, Valid>) {
  const submitWithKeys = (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  return (
    // What is listened to are keys pressed in its fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      noValidate
      className={styles.form}
      onSubmit={form.onSubmit(onSubmit)}
      onKeyDown={submitWithKeys}
      {...(label && { 'aria-label': label })}
    >
      {children}
    </form>
  );
}

export interface SubmitButtonProps<Values extends FieldValues, Valid> {
  form: AppForm<Values, Valid>;
  children: ReactNode;
  /** Says what is going on while the form submits. */
  pendingLabel: string;
  /** Where the submit lives elsewhere than in the promise of `onSubmit`: in a machine. */
  isPending?: boolean;
  /** Why it cannot be pressed yet, shown beside it. */
  disabledReason?: string | undefined;
  isWide?: boolean;
}

/** The one primary button of a form. */
export function SubmitButton<Values extends FieldValues, Valid>({ form, isPending = false, ...rest }: SubmitButtonProps<Values, Valid>) {
  return <Button {...rest} type="submit" variant="primary" isPending={isPending || form.formState.isSubmitting} />;
}
