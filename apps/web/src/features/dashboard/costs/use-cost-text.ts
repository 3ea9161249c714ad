import { costOf, formatDate, formatMoney, formatMonthYear } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { today } from '../../../shared/today.ts';
import { isUnderWay } from '../charts/cost-months.ts';
import type { Row } from './costs.queries.ts';

/** What is said beside sums. */
export function useCostText() {
  const { t, i18n } = useTranslation('costs');
  return {
    /** "March 2026: through 03-16-2026", of a month that isn't over. */
    underWay(month: string): string | undefined {
      const day = today();
      if (!isUnderWay(month, day)) return undefined;
      return t('underWay', {
        month: formatMonthYear(`${month}-01`, readingOf(i18n.language).language),
        date: formatDate(day, brand.region),
      });
    },
    /** What some rows save, and how many have no price yet. */
    more(rows: readonly Row[]): string[] {
      const { saving } = costOf(rows);
      const unpriced = rows.filter(({ isPriced }) => !isPriced).length;
      const parts = [
        saving !== null && t('saved', { saving: formatMoney(saving / 100, readingOf(i18n.language)) }),
        unpriced > 0 && t('unpriced', { count: unpriced }),
      ];
      return parts.filter((part) => part !== false);
    },
  };
}
