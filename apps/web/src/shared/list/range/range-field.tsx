import { formatDate } from '@wayside/domain';
import type { DayRange } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { DateRangePicker, SEARCH_DEBOUNCE_MS } from '@wayside/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { brand } from '../../brand/brand.ts';
import { today } from '../../today.ts';
import { rangePresets } from './range-presets.ts';

/** No order is older, but a half-typed year is. */
const FIRST_DAY = '2000-01-01';

const isRange = ({ start, end }: DayRange): boolean => FIRST_DAY <= start && start <= end;

export interface RangeFieldProps {
  range: DayRange;
  onRange: (range: DayRange) => void;
}

/** Date range of a list. A typed range applies after a pause, and only if it's valid. */
export function RangeField({ range, onRange }: RangeFieldProps) {
  const { t } = useTranslation('common');
  const [typed, setTyped] = useState<DayRange | null>(range);
  const [seen, setSeen] = useState(range);
  if (seen.start !== range.start || seen.end !== range.end) {
    setSeen(range);
    setTyped(range);
  }
  const settle = useEffectEvent(onRange);
  const { start, end } = range;
  useEffect(() => {
    if (!typed || !isRange(typed) || (typed.start === start && typed.end === end)) return undefined;
    const timer = setTimeout(() => settle(typed), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, start, end]);

  const day = today();
  const firstDay = formatDate(FIRST_DAY, brand.region);
  return (
    <DateRangePicker
      isInline
      label={t('range.label')}
      value={typed}
      onChange={setTyped}
      minValue={FIRST_DAY}
      error={typed && typed.start < FIRST_DAY ? t('validation.fromDay', { day: firstDay }) : undefined}
      today={day}
      presetsLabel={t('range.presets')}
      presets={rangePresets(day).map(({ id, months, range: of }) => ({
        id,
        label: months === undefined ? t('range.year') : t('range.months', { count: months }),
        range: of,
      }))}
    />
  );
}
