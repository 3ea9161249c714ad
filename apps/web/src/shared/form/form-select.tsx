import { Select } from '@wayside/ui';
import type { SelectOption } from '@wayside/ui';
import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useAppField } from './use-app-field.ts';
import type { AppFieldProps } from './use-app-field.ts';

export type FormSelectProps<Values extends FieldValues, Valid, Id extends string> = AppFieldProps<Values, Valid, Id | ''> & {
  options: readonly SelectOption<Id>[];
  placeholder?: string;
  isDisabled?: boolean;
};

/** One of a few known values; nothing chosen is the empty text. */
export function FormSelect<Values extends FieldValues, Valid, Id extends string>(props: FormSelectProps<Values, Valid, Id>) {
  const { form: _form, isOptional: _isOptional, name: _name, ...rest } = props;
  const { ref, value, onChange, ...field } = useAppField<Values, Valid, Id | ''>(props);
  const box = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={(element) => {
        box.current = element;
        ref(element && { focus: () => box.current?.querySelector('button')?.focus() });
      }}
    >
      <Select {...rest} {...field} value={value === '' ? null : value} onChange={onChange} />
    </div>
  );
}
