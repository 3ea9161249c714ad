import { formatMoney, formatMonthYear, totalOfCharges, totalsByMonth } from '@wayside/domain';
import type { Charge, Language } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Disclosure } from '@wayside/ui';
import { useMemo } from 'react';
import { readingOf } from '../../shared/brand/brand.ts';
import { RowsTable } from '../../shared/list/table-list.tsx';
import styles from './transactions.module.css';

const STEP = 12;

export interface ListTotalProps {
  charges: readonly Charge[];
}

/** The sum of what is listed, and on request by fleet and month. */
export function ListTotal({ charges }: ListTotalProps) {
  const { t, i18n } = useTranslation('transactions');
  const reading = readingOf(i18n.language);
  const total = useMemo(() => totalOfCharges(charges), [charges]);
  const months = useMemo(() => totalsByMonth(charges, i18n.language), [charges, i18n.language]);
  if (total.count === 0) return undefined;
  return (
    <div className={styles.total}>
      <output className={styles.sum}>{t('total.all', { count: total.count, amount: formatMoney(total.amount, reading) })}</output>
      <Disclosure title={t('total.byMonth')} headingLevel={3}>
        <RowsTable
          label={t('total.byMonth')}
          step={STEP}
          rows={months}
          rowKey={({ month, fleet }) => `${month} ${fleet}`}
          columns={[
            {
              id: 'month',
              header: t('total.month'),
              cell: ({ month }) => formatMonthYear(`${month}-15`, i18n.language as Language, 'UTC'),
            },
            { id: 'fleet', header: t('columns.fleet'), cell: ({ fleet }) => fleet },
            { id: 'count', header: t('total.count'), cell: ({ count }) => String(count), align: 'right' },
            { id: 'amount', header: t('columns.amount'), cell: ({ amount }) => formatMoney(amount, reading), align: 'right' },
          ]}
        />
      </Disclosure>
    </div>
  );
}
