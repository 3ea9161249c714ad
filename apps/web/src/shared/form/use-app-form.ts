import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { get, useForm } from 'react-hook-form';
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import { useAfterPress } from './use-after-press.ts';

export interface AppFormOptions<Values extends FieldValues> {
  defaultValues: Values;
  /** Milliseconds of a pause in typing after which what was edited is checked, in place of the check on leaving a field. */
  pauseMs?: number;
}

/** A form of react-hook-form that keeps our rules of when to check and how to fail. */
export interface AppForm<Values extends FieldValues, Valid = Values> extends UseFormReturn<Values, unknown, Valid> {
  /** The handler of a `<form>`. `save` gets the parsed values, and nothing is sent again before it is done. */
  onSubmit: (save: (values: Valid) => unknown) => (event?: FormEvent<HTMLFormElement>) => void;
  /** Fails a submit from outside the schema: the error summary gets the focus. Use it after `setError`. */
  fail: () => void;
  /** Submits that failed since the start or the last `reset`. */
  failures: number;
  /** Labels of the fields on the page by name, in their order. */
  labels: Readonly<Record<string, string>>;
  /** For the fields of this folder. */
  field: {
    register: (name: string, label: string) => void;
    unregister: (name: string) => void;
    edited: (name: string) => void;
    left: (name: string) => void;
  };
}

/**
 * A form over a schema of `@wayside/domain/schemas`. A field is checked when it is left after an edit, and at every keystroke while
 * anything is wrong; `pauseMs` checks after a pause in typing instead; a submit checks everything. Errors are keys, so they follow the language.
 *
 * ```tsx
 * const form = useAppForm(forgotPasswordSchema, { defaultValues: { email: '' } });
 * const guard = useLeaveGuard(form.formState.isDirty);
 * const saving = useSave({ call: (body: ForgotPassword) => api.POST('/customers/reset_password', { body }), form: { guard } });
 * return (
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
      const refuse = () => {
        isValid = false;
      };
      void form
        .handleSubmit(async (values) => void (await save(values)), refuse)()
        .finally(() => {
          isBusy.current = false;
          // Only now do the fields know their errors, and the summary has what to show.
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
          // All that is wrong, not this field alone: a password can put its confirmation right.
          const wrong = Object.keys(labels).filter((other) => get(errors, other) !== undefined);
          if (wrong.length > 0) check(wrong);
        }
      },
      left: (name) => {
        if (pauseMs === undefined && edited.current.has(name)) afterPress(() => check(edited.current));
      },
    },
  };
}
