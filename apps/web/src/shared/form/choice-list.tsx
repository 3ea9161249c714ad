import { useTranslation } from '@wayside/i18n';
import { Checklist } from '@wayside/ui';
import type { ChecklistProps } from '@wayside/ui';

export interface Choice<Id extends string | number> {
  id: Id;
  label: string;
  description?: string | undefined;
}

export interface ChoiceListProps<Id extends string | number> extends Pick<
  ChecklistProps<string>,
  'label' | 'description' | 'error' | 'optionalText' | 'allLabel' | 'isDisabled' | 'onBlur' | 'ref'
> {
  options: readonly Choice<Id>[];
  value: readonly Id[];
  onChange: (value: Id[]) => void;
  searchLabel: string;
  searchPlaceholder?: string;
}

/** Multiple choice from many known values, by ID. `FormChecklist` is the same as a form field. */
export function ChoiceList<Id extends string | number>({
  options,
  value,
  onChange,
  searchLabel,
  searchPlaceholder,
  ...rest
}: ChoiceListProps<Id>) {
  const { t } = useTranslation('common');
  const ids = new Map(options.map(({ id }) => [String(id), id]));
  const known = new Map(value.map((id) => [String(id), id]));
  return (
    <Checklist
      {...rest}
      options={options.map((option) => ({
        id: String(option.id),
        label: option.label,
        ...(option.description && { description: option.description }),
      }))}
      value={value.map(String)}
      // A chosen value that is no longer offered stays until it is removed.
      onChange={(chosen) => onChange(chosen.map((id) => (ids.get(id) ?? known.get(id))!))}
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
