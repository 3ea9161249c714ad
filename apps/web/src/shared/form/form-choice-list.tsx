export type { Choice } from './choice-list.tsx';
import type { FieldValues } from 'react-hook-form';
import { ChoiceList } from './choice-list.tsx';
import type { ChoiceListProps } from './choice-list.tsx';
import { useAppField } from './use-app-field.ts';
import type { AppFieldProps } from './use-app-field.ts';

export type FormChoiceListProps<Values extends FieldValues, Valid, Id extends string | number> = AppFieldProps<
  Values,
  Valid,
  Id[]
> &
  Pick<ChoiceListProps<Id>, 'options' | 'searchLabel' | 'placeholder' | 'isLabelHidden'>;

/** Multiple choice from many known values. */
export function FormChoiceList<Values extends FieldValues, Valid, Id extends string | number>(
  props: FormChoiceListProps<Values, Valid, Id>,
) {
  const { form: _form, isOptional: _isOptional, name: _name, ...rest } = props;
  const { name: _fieldName, ...field } = useAppField<Values, Valid, Id[]>(props);
  return <ChoiceList {...rest} {...field} />;
}
