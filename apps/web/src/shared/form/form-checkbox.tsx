import { Checkbox } from '@wayside/ui';
import type { FieldValues } from 'react-hook-form';
import { useAppField } from './use-app-field.ts';
import type { AppFieldProps } from './use-app-field.ts';

export function FormCheckbox<Values extends FieldValues, Valid>(props: AppFieldProps<Values, Valid, boolean>) {
  const { ref, name, value, onChange, onBlur } = useAppField(props);
  return (
    <div>
      <Checkbox inputRef={ref} name={name} isSelected={value} onChange={onChange} onBlur={onBlur}>
        {props.label}
      </Checkbox>
    </div>
  );
}
