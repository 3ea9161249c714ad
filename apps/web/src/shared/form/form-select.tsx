import { useTranslation } from '@wayside/i18n';
import { Select } from '@wayside/ui';
import type { FieldValues } from 'react-hook-form';
import type { Choice } from './choice-list.tsx';
import { useAppField } from './use-app-field.ts';
import type { AppFieldProps } from './use-app-field.ts';
import { useFocusInside } from './use-focus-inside.ts';

export type FormSelectProps<Values extends FieldValues, Valid, Id extends string | number> = AppFieldProps<
  Values,
  Valid,
  Id | null
> & {
  options: readonly Choice<Id>[];
  placeholder?: string;
  isDisabled?: boolean;
  /** Called after the form has the new value. */
  onChosen?: (id: Id | null) => void;
  /** Instead of the form's own error: the options could not be loaded. */
  problem?: string | undefined;
  warning?: string | undefined;
};

/** One of a few known values, by ID. An optional choice can be removed. */
export function FormSelect<Values extends FieldValues, Valid, Id extends string | number>(
  props: FormSelectProps<Values, Valid, Id>,
) {
  const { form: _form, isOptional, name: _name, options, onChosen, problem, ...rest } = props;
  const { ref, value, onChange, error, ...field } = useAppField<Values, Valid, Id | null>(props);
  const { t } = useTranslation('common');
  const box = useFocusInside(ref);
  const choose = (id: Id | null): void => {
    onChange(id);
    onChosen?.(id);
  };
  return (
    <div ref={box}>
      <Select<string>
        {...rest}
        {...field}
        error={problem ?? error}
        options={options.map(({ id, label, description }) => ({ id: String(id), label, description }))}
        value={value === null ? null : String(value)}
        onChange={(chosen) => choose(options.find((option) => String(option.id) === chosen)!.id)}
        // Text fields are empty, not null.
        clear={
          isOptional
            ? { label: t('form.noChoice'), onPress: () => choose(typeof value === 'string' ? ('' as Id) : null) }
            : undefined
        }
      />
    </div>
  );
}
