import { useTranslation } from '@wayside/i18n';
import { Picker, useNarrow } from '@wayside/ui';
import type { PickerOption, PickerProps } from '@wayside/ui';
import { useMemo } from 'react';

export interface Choice<Id extends string | number> extends Pick<PickerOption, 'group' | 'searched'> {
  id: Id;
  label: string;
  description?: string | undefined;
}

export interface ChoiceListProps<Id extends string | number> extends Pick<
  PickerProps<string>,
  'label' | 'description' | 'error' | 'optionalText' | 'isDisabled' | 'isLabelHidden' | 'onBlur' | 'ref'
> {
  options: readonly Choice<Id>[];
  value: readonly Id[];
  onChange: (value: Id[]) => void;
  searchLabel: string;
  /** What can be typed, where there is room to say it: "Unit, VIN, plate or department". */
  placeholder?: string;
  /** What it means that nothing is chosen. */
  nothing?: string;
}

/** Multiple choice from many known values, by ID. `FormChoiceList` is the same as a form field. */
export function ChoiceList<Id extends string | number>({
  options,
  value,
  onChange,
  searchLabel,
  placeholder,
  nothing,
  ...rest
}: ChoiceListProps<Id>) {
  const { t } = useTranslation('common');
  const isNarrow = useNarrow();
  const ids = new Map(options.map(({ id }) => [String(id), id]));
  const chosenIds = new Map(value.map((id) => [String(id), id]));
  const texts = useMemo(
    () => ({
      search: searchLabel,
      searchPlaceholder: (isNarrow ? undefined : placeholder) ?? t('picker.search'),
      clearSearch: t('actions.clearSearch'),
      none: t('empty.noResults'),
      chosen: (count: number) => t('picker.chosen', { count }),
      nothing: nothing ?? t('picker.nothing'),
      clear: t('picker.clear'),
      remove: (name: string) => t('picker.remove', { name }),
      chooseAll: (count: number) => t('picker.chooseAll', { count }),
      clearAll: (count: number) => t('picker.clearAll', { count }),
      whole: (group: string, count: number) => t('picker.whole', { group, count }),
      others: (count: number) => t('picker.others', { count }),
      more: (shown: number, total: number) => t('picker.more', { shown, total }),
    }),
    [t, isNarrow, searchLabel, placeholder, nothing],
  );
  return (
    <Picker
      {...rest}
      options={options.map((option) => ({ ...option, id: String(option.id) }))}
      value={value.map(String)}
      // A chosen value that is no longer offered stays until it is removed.
      onChange={(chosen) => onChange(chosen.map((id) => (ids.get(id) ?? chosenIds.get(id))!))}
      texts={texts}
    />
  );
}
