import { useTranslation } from '@wayside/i18n';
import { Checklist } from '@wayside/ui';

export interface ChoiceFieldProps {
  label: string;
  description?: string;
  error?: string | undefined;
  options: readonly { id: number; label: string; description?: string }[];
  value: readonly number[];
  onChange: (ids: readonly number[]) => void;
}

/** Several of many, by their ids. */
export function ChoiceField({ label, description, error, options, value, onChange }: ChoiceFieldProps) {
  const { t } = useTranslation('policies');
  return (
    <Checklist
      label={label}
      description={description}
      error={error}
      options={options.map((option) => ({ ...option, id: String(option.id) }))}
      value={value.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
      texts={{
        search: t('form.search', { what: label }),
        searchPlaceholder: t('form.searchPlaceholder'),
        clearSearch: t('form.clearSearch'),
        none: t('form.nothingFound'),
        chosen: (chosen, total) => t('form.chosen', { chosen, total }),
        more: (shown, total) => t('form.more', { shown, total }),
      }}
    />
  );
}
