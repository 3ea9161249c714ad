import { NumberField } from '@wayside/ui';
import type { NumberFieldProps } from '@wayside/ui';
import type { FieldValues } from 'react-hook-form';
import { useAppField } from './use-app-field.ts';
import type { AppFieldProps } from './use-app-field.ts';
import { useFocusInside } from './use-focus-inside.ts';

export type FormNumberFieldProps<Values extends FieldValues, Valid> = AppFieldProps<Values, Valid, number | null> &
  Pick<NumberFieldProps, 'unreadable' | 'formatOptions' | 'unit' | 'isDisabled' | 'warning'>;

/** A number in the notation of the language, or nothing. */
export function FormNumberField<Values extends FieldValues, Valid>(props: FormNumberFieldProps<Values, Valid>) {
  const { form: _form, isOptional: _isOptional, ...rest } = props;
  const { ref, ...field } = useAppField<Values, Valid, number | null>(props);
  const box = useFocusInside(ref);
  return (
    <div ref={box}>
      <NumberField {...rest} {...field} />
    </div>
  );
}
