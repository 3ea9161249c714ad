import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { get, useForm } from 'react-hook-form';
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import { useAfterPress } from './use-after-press.ts';

export interface AppFormOptions<Values extends FieldValues> {
  defaultValues: Values;
  /** Validates after a pause in typing of this many milliseconds, instead of on blur. */
  pauseMs?: number;
}

/** Type of errors whose message is the server's text, shown as is. */
export const SERVER_ERROR = 'server';

/** A react-hook-form form with our rules for when to validate and how to report errors. */
export interface AppForm<Values extends FieldValues, Valid = Values> extends UseFormReturn<Values, unknown, Valid> {
  /** Submit handler for a `<form>`. `save` gets the parsed values; further submits are ignored until it settles. */
  onSubmit: (save: (values: Valid) => unknown) => (event?: FormEvent<HTMLFormElement>) => void;
  /** Reports a failure from outside the schema and focuses the error summary. Call it after `setError`. */
  fail: () => void;
  /** Number of failed submits since the start or the last `reset`. */
  failures: number;
  /** Labels of the fields on the page by name, in page order. */
  labels: Readonly<Record<string, string>>;
  /** Internal: used by the field components. */
  field: {
    register: (name: string, label: string) => void;
    unregister: (name: string) => void;
    edited: (name: string) => void;
    left: (name: string) => void;
  };
}

/**
 * A form with a schema from `@wayside/domain/schemas`. A field is validated on blur after an edit, and on every
 * keystroke while the form has errors; with `pauseMs`, after a pause in typing instead. A submit validates everything.
 * Errors are translation keys, so they follow the language.
 *
 * ```tsx
 * const form = useAppForm(forgotPasswordSchema, { defaultValues: { email: '' } });
 * const guard = useLeaveGuard(form.formState.isDirty);
 * const saving = useSave({ call: (body: ForgotPassword) => api.POST('/customers/reset_password', { body }), form: {
 * guard } }); return (
 *   <Form form={form} onSubmit={saving.save}>
 *     <ErrorSummary form={form} />
 *     <FormAlert result={saving.result} />
 *     <FormTextField form={form} name="email" label={t('email')} type="email" autoComplete="email" inputMode="email" />
 *     <SubmitButton form={form} pendingLabel={t('sending')}>{t('submit')}</SubmitButton>
 *     {guard.dialog}
 *   </Form>
 * );
 * ```
 */
export function useAppForm<Values extends FieldValues, Valid>(
  schema: z.ZodType<Valid, Values>,
  { defaultValues, pauseMs }: AppFormOptions<Values>,
): AppForm<Values, Valid> {
  const form = useForm<Values, unknown, Valid>({
    resolver: zodResolver(schema),
    defaultValues: defaultValues as DefaultValues<Values>,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({});
  const [failures, setFailures] = useState(0);
  const edited = useRef(new Set<string>());
  const isBusy = useRef(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const afterPress = useAfterPress();
  useEffect(() => () => clearTimeout(pause.current), []);

  const check = (names: Iterable<string>) => void form.trigger([...names] as FieldPath<Values>[]);
  const fail = () => setFailures((count) => count + 1);

  return {
    ...form,
    failures,
    fail,
    labels,
    reset: (...values) => {
      clearTimeout(pause.current);
      edited.current.clear();
      setFailures(0);
      form.reset(...values);
    },
    onSubmit: (save) => (event) => {
      event?.preventDefault();
      clearTimeout(pause.current);
      if (isBusy.current) return;
      isBusy.current = true;
      let isValid = true;
      const submit = form.handleSubmit(
        async (values) => void (await save(values)),
        () => void (isValid = false),
      );
      void submit().finally(() => {
        isBusy.current = false;
        // The fields have their errors only now, so the summary has something to show.
        if (!isValid) fail();
      });
    },
    field: {
      register: (name, label) => setLabels((known) => (known[name] === label ? known : { ...known, [name]: label })),
      unregister: (name) => setLabels(({ [name]: _gone, ...others }) => others),
      edited: (name) => {
        edited.current.add(name);
        clearTimeout(pause.current);
        if (pauseMs !== undefined) pause.current = setTimeout(() => check(edited.current), pauseMs);
        else {
          // Check every invalid field: changing a password can make its confirmation valid.
          const wrong = Object.keys(labels).filter((other) => get(errors, other) !== undefined);
          if (wrong.length > 0) check(wrong);
        }
      },
      left: (name) => {
        // What the server refused stays until it is changed.
        const isRefused = (field: string) =>
          form.getFieldState(field as FieldPath<Values>).error?.type === SERVER_ERROR;
        if (pauseMs === undefined && edited.current.has(name))
          afterPress(() => check([...edited.current].filter((field) => !isRefused(field))));
      },
    },
  };
}
