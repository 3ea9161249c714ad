import { DateField } from '@wayside/ui';
import type { DateFieldProps, Day } from '@wayside/ui';
import type { FieldValues } from 'react-hook-form';
import { useAppField } from './use-app-field.ts';
import type { AppFieldProps } from './use-app-field.ts';
import { useFocusInside } from './use-focus-inside.ts';

/** A typed date, or nothing. */
export function FormDateField<Values extends FieldValues, Valid>(
  props: AppFieldProps<Values, Valid, Day | null> & Pick<DateFieldProps, 'warning'>,
) {
  const { form: _form, isOptional: _isOptional, ...rest } = props;
  const { ref, ...field } = useAppField<Values, Valid, Day | null>(props);
  const box = useFocusInside(ref);
  return (
    <div ref={box}>
      <DateField {...rest} {...field} />
    </div>
  );
}
