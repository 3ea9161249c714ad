import type { ValidationError } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { SERVER_ERROR } from './use-app-form.ts';
import type { AppForm } from './use-app-form.ts';

/** Props of every form field: the form, the field's name in the schema, and its label. */
export interface AppFieldProps<Values extends FieldValues, Valid, Value> {
  form: AppForm<Values, Valid>;
  name: FieldPathByValue<Values, Value>;
  label: string;
  description?: string;
  /** Marks the field as optional. */
  isOptional?: boolean;
}

/** Text for a field's error: a validation key or the server's own text. */
export function useErrorText(): (
  error: { type?: unknown; message?: string | undefined } | undefined,
) => string | undefined {
  const { t } = useTranslation('common');
  return (error) =>
    error?.message === undefined || error.type === SERVER_ERROR
      ? error?.message
      : t(`validation.${error.message as ValidationError}`);
}

/** Connects a control to the form: value, validation, translated error and focus. */
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
  // The first `unregister` is enough: each one only calls a state setter.
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
