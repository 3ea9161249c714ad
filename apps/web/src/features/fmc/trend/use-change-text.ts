import { capitalise, formatMoney, formatPercent } from '@wayside/domain';
import type { SpendChange } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { readingOf } from '../../../shared/brand/brand.ts';

/** How a month's payments differ from those of the month before, as a sentence and as short text. */
export function useChangeText() {
  const { t, i18n } = useTranslation('portfolio');
  const reading = readingOf(i18n.language);
  const share = ({ percent }: SpendChange, sign: string): string =>
    percent === null ? '' : ` (${sign}${formatPercent(Math.abs(percent), reading)})`;
  return {
    /** "February 2026: $80.00, $20.00 (20%) less than in January 2026." */
    sentence(change: SpendChange, months: { before: string; last: string }): string {
      const by = `${formatMoney(Math.abs(change.difference), reading)}${share(change, '')}`;
      const amount = formatMoney(change.last, reading);
      const named = { before: months.before, last: capitalise(months.last, reading.language), amount };
      if (change.difference === 0) return t('trend.same', named);
      return t(change.difference > 0 ? 'trend.more' : 'trend.less', { ...named, by });
    },
    /** "−$20.00 (−20%)" */
    short(change: SpendChange): string {
      if (change.difference === 0) return formatMoney(0, reading);
      const sign = change.difference > 0 ? '+' : '−';
      return `${sign}${formatMoney(Math.abs(change.difference), reading)}${share(change, sign)}`;
    },
  };
}
