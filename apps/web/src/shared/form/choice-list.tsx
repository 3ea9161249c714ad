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
  /** The option that means all others, now and later: it is not counted as one of them. */
  everything?: Id;
}

/** Multiple choice from many known values, by ID. `FormChecklist` is the same as a form field. */
export function ChoiceList<Id extends string | number>({
  options,
  value,
  onChange,
  searchLabel,
  everything,
  ...rest
}: ChoiceListProps<Id>) {
  const { t } = useTranslation('common');
  const ids = new Map(options.map(({ id }) => [String(id), id]));
  const chosenIds = new Map(value.map((id) => [String(id), id]));
  const all = options.find(({ id }) => id === everything);
  const countText = (chosen: number, total: number): string =>
    all && value.includes(all.id) ? all.label : t('checklist.chosen', { chosen, total: all ? total - 1 : total });
  return (
    <Checklist
      {...rest}
      options={options.map(({ id, label, description }) => ({ id: String(id), label, description }))}
      value={value.map(String)}
      leading={everything === undefined ? undefined : String(everything)}
      // A chosen value that is no longer offered stays until it is removed.
      onChange={(chosen) => onChange(chosen.map((id) => (ids.get(id) ?? chosenIds.get(id))!))}
      texts={{
        search: searchLabel,
        searchPlaceholder: t('checklist.search'),
        clearSearch: t('actions.clearSearch'),
        none: t('empty.noResults'),
        chosen: countText,
        more: (shown, total) => t('checklist.more', { shown, total }),
      }}
    />
  );
}
