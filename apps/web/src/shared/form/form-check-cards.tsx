import { CheckCards } from '@wayside/ui';
import type { CheckCardsProps } from '@wayside/ui';
import type { FieldValues } from 'react-hook-form';
import { useAppField } from './use-app-field.ts';
import type { AppFieldProps } from './use-app-field.ts';
import { useFocusInside } from './use-focus-inside.ts';

export type FormCheckCardsProps<Values extends FieldValues, Valid, Id extends string> = AppFieldProps<
  Values,
  Valid,
  Id[]
> &
  Pick<CheckCardsProps<Id>, 'options' | 'isLabelHidden'>;

/** Several of a few known values. */
export function FormCheckCards<Values extends FieldValues, Valid, Id extends string>(
  props: FormCheckCardsProps<Values, Valid, Id>,
) {
  const { form: _form, isOptional: _isOptional, name: _name, ...rest } = props;
  const { ref, name: _fieldName, ...field } = useAppField<Values, Valid, Id[]>(props);
  const box = useFocusInside(ref);
  return (
    <div ref={box}>
      <CheckCards {...rest} {...field} />
    </div>
  );
}
