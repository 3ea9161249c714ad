import { digitsOf, formatPhone } from '@wayside/domain';
import { TextField } from '@wayside/ui';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useAppField } from './use-app-field.ts';
import type { AppFieldProps } from './use-app-field.ts';

/** Removes separators between digits. Any other input is kept for validation to reject. */
const stored = (typed: string): string => (/^[\d\s().-]*$/.test(typed) ? digitsOf(typed) : typed);

/** A phone number: formatted when the field loses focus, stored as digits. */
export function FormPhoneField<Values extends FieldValues, Valid>(
  props: AppFieldProps<Values, Valid, string> & { isDisabled?: boolean },
) {
  const { form: _form, isOptional: _isOptional, ...rest } = props;
  const { ref, value, onChange, onBlur, ...field } = useAppField(props);
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      {...rest}
      {...field}
      inputRef={ref}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      value={typed ?? formatPhone(value)}
      onChange={(text) => {
        setTyped(text);
        onChange(stored(text));
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur();
      }}
    />
  );
}
