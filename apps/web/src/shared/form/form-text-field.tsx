import { useTranslation } from '@wayside/i18n';
import { TextField, characters } from '@wayside/ui';
import type { TextFieldProps } from '@wayside/ui';
import type { FieldValues } from 'react-hook-form';
import { useAppField } from './use-app-field.ts';
import type { AppFieldProps } from './use-app-field.ts';

type Control = Pick<
  TextFieldProps,
  | 'autoComplete'
  | 'inputMode'
  | 'placeholder'
  | 'isDisabled'
  | 'isReadOnly'
  | 'autoFocus'
  | 'maxLength'
  | 'spellCheck'
  | 'warning'
>;

export type FormTextFieldProps<Values extends FieldValues, Valid> = AppFieldProps<Values, Valid, string> &
  Control & {
    type?: 'text' | 'email' | 'tel' | 'url';
    /** Transforms the text as it is typed, for instance to upper case. */
    filter?: (typed: string) => string;
    /** Rewrites the text when the field is left, for instance a postal code with its space. */
    format?: (typed: string) => string;
  };

/** A single-line text field. At its limit it says so: what is typed beyond is cut. */
export function FormTextField<Values extends FieldValues, Valid>(props: FormTextFieldProps<Values, Valid>) {
  const { form: _form, isOptional: _isOptional, filter = (typed) => typed, format, ...rest } = props;
  const { t } = useTranslation('common');
  const { ref, onChange, ...field } = useAppField(props);
  const { maxLength } = rest;
  const isFull = maxLength !== undefined && characters(field.value) >= maxLength;
  const warning = rest.warning ?? (isFull ? t('form.full', { count: maxLength }) : undefined);
  const leave = (): void => {
    const formatted = format?.(field.value) ?? field.value;
    if (formatted !== field.value) onChange(formatted);
    field.onBlur();
  };
  return (
    <TextField
      {...rest}
      {...field}
      warning={warning}
      inputRef={ref}
      onChange={(typed) => onChange(filter(typed))}
      onBlur={leave}
    />
  );
}

export type FormPasswordFieldProps<Values extends FieldValues, Valid> = AppFieldProps<Values, Valid, string> & {
  autoComplete: 'current-password' | 'new-password';
  /** For forms with one checkbox that reveals several passwords. Without it each field has its own button. */
  isShown?: boolean;
};

/** A password field. Never stored in drafts. */
export function FormPasswordField<Values extends FieldValues, Valid>(props: FormPasswordFieldProps<Values, Valid>) {
  const { t } = useTranslation('common');
  const { form: _form, isOptional: _isOptional, isShown, ...rest } = props;
  const { ref, ...field } = useAppField(props);
  return (
    <TextField
      {...rest}
      {...field}
      inputRef={ref}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      reveal={isShown === undefined ? { show: t('form.showPassword'), hide: t('form.hidePassword') } : undefined}
    />
  );
}
