import type { ValidationError } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import type { AppForm } from './use-app-form.ts';

/** What every field of a form takes: the form, its name in the schema, and its label. */
export interface AppFieldProps<Values extends FieldValues, Valid, Value> {
  form: AppForm<Values, Valid>;
  name: FieldPathByValue<Values, Value>;
  label: string;
  description?: string;
  /** May stay empty, and says so. */
  isOptional?: boolean;
}

/** The type of an error whose message is the server's words, shown as they are. */
export const SERVER_ERROR = 'server';

/** Words for an error of a field: a key of the validation texts, or the server's own. */
export function useErrorText(): (error: { type?: unknown; message?: string | undefined } | undefined) => string | undefined {
  const { t } = useTranslation('common');
  return (error) =>
    error?.message === undefined || error.type === SERVER_ERROR ? error?.message : t(`validation.${error.message as ValidationError}`);
}

/** Binds a control to its value: when it is checked, what is wrong in the language of the moment, and how it gets the focus. */
export function useAppField<Values extends FieldValues, Valid, Value>({
  form,
  name,
  label,
  isOptional = false,
}: AppFieldProps<Values, Valid, Value>) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const { field, fieldState } = useController({ name, control: form.control });
  const { register, unregister } = form.field;
  useEffect(() => register(name, label));
  // The first one will do: both only call a setter of the form's state.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => () => unregister(name), [name]);
  return {
    name: field.name as string,
    value: field.value as Value,
    ref: field.ref,
    error: errorText(fieldState.error),
    optionalText: isOptional ? t('state.optional') : undefined,
    onChange: (value: Value) => {
      field.onChange(value);
      form.field.edited(name);
    },
    onBlur: () => {
      field.onBlur();
      form.field.left(name);
    },
  };
}
