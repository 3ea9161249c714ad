import { Select } from '@wayside/ui';
import type { FieldValues } from 'react-hook-form';
import type { Choice } from './choice-list.tsx';
import { useAppField } from './use-app-field.ts';
import type { AppFieldProps } from './use-app-field.ts';
import { useFocusInside } from './use-focus-inside.ts';

export type FormSelectProps<Values extends FieldValues, Valid, Id extends string | number> = AppFieldProps<Values, Valid, Id | null> & {
  options: readonly Choice<Id>[];
  placeholder?: string;
  isDisabled?: boolean;
  /** Called after the form has the new value. */
  onChosen?: (id: Id) => void;
  /** Instead of the form's own error: the options could not be loaded. */
  problem?: string | undefined;
};

/** One of a few known values, by ID. */
export function FormSelect<Values extends FieldValues, Valid, Id extends string | number>(props: FormSelectProps<Values, Valid, Id>) {
  const { form: _form, isOptional: _isOptional, name: _name, options, onChosen, problem, ...rest } = props;
  const { ref, value, onChange, error, ...field } = useAppField<Values, Valid, Id | null>(props);
  const box = useFocusInside(ref);
  return (
    <div ref={box}>
      <Select<string>
        {...rest}
        {...field}
        error={problem ?? error}
        options={options.map(({ id, label, description }) => ({ id: String(id), label, ...(description && { description }) }))}
        value={value === null ? null : String(value)}
        onChange={(chosen) => {
          const id = options.find((option) => String(option.id) === chosen)!.id;
          onChange(id);
          onChosen?.(id);
        }}
      />
    </div>
  );
}
