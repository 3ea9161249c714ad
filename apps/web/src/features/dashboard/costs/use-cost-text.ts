import { costOf, formatMoney } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { readingOf } from '../../../shared/brand/brand.ts';
import type { Row } from './costs.queries.ts';

/** What follows the sum of some rows: what they save, and how many have no price yet. */
export function useCostText() {
  const { t, i18n } = useTranslation('costs');
  return {
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
