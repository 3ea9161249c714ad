import { formatMoney, formatMonthYear } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Link } from '@wayside/ui';
import type { Column } from '@wayside/ui';
import { readingOf } from '../../../shared/brand/brand.ts';
import { useMine } from '../../../shared/list/mine/use-mine.ts';
import { monthAddress } from './cost-months.ts';
import type { MonthlyCost } from '../dashboard.queries.ts';

/** The chart as a table; each month has the same link as its bar. */
export function useCostColumns(): Column<MonthlyCost>[] {
  const { t, i18n } = useTranslation('dashboard');
  const { toAll } = useMine();
  const reading = readingOf(i18n.language);
  return [
    {
      id: 'month',
      header: t('costs.month'),
      cell: ({ month }) => (
        <Link href={toAll(monthAddress(month))}>{formatMonthYear(`${month}-01`, reading.language)}</Link>
      ),
    },
    {
      id: 'total',
      header: t('costs.total'),
      value: ({ total }) => total,
      format: ({ total }) => formatMoney(total, reading),
      kind: 'money',
    },
  ];
}
