import { useTranslation } from '@wayside/i18n';
import { Checklist } from '@wayside/ui';
import type { FieldValues } from 'react-hook-form';
import { useAppField } from './use-app-field.ts';
import type { AppFieldProps } from './use-app-field.ts';

export interface Choice<Id extends string | number> {
  id: Id;
  label: string;
  description?: string | undefined;
}

export type FormChecklistProps<Values extends FieldValues, Valid, Id extends string | number> = AppFieldProps<Values, Valid, Id[]> & {
  options: readonly Choice<Id>[];
  searchLabel: string;
  searchPlaceholder?: string;
  /** Offers everything at once: "All 24 vehicles". */
  allLabel?: string | undefined;
};

/** Several of many known values. */
export function FormChecklist<Values extends FieldValues, Valid, Id extends string | number>(props: FormChecklistProps<Values, Valid, Id>) {
  const { t } = useTranslation('common');
  const { label, description, options, searchLabel, searchPlaceholder, allLabel } = props;
  const { ref, value, error, optionalText, onChange, onBlur } = useAppField<Values, Valid, Id[]>(props);
  const ids = new Map(options.map(({ id }) => [String(id), id]));
  return (
    <Checklist
      ref={ref}
      label={label}
      description={description}
      error={error}
      optionalText={optionalText}
      allLabel={allLabel}
      options={options.map((option) => ({
        id: String(option.id),
        label: option.label,
        ...(option.description && { description: option.description }),
      }))}
      value={value.map(String)}
      onChange={(chosen) => onChange(chosen.map((id) => ids.get(id)!))}
      onBlur={onBlur}
      texts={{
        search: searchLabel,
        ...(searchPlaceholder && { searchPlaceholder }),
        clearSearch: t('actions.clearSearch'),
        none: t('empty.noResults'),
        chosen: (count, total) => t('checklist.chosen', { chosen: count, total }),
        more: (shown, total) => t('checklist.more', { shown, total }),
      }}
    />
  );
}
