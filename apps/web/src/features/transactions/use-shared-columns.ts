import { formatDate, formatMoney } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import type { GridColumn } from '@wayside/ui/grid';
import { useMemo } from 'react';
import { brand, readingOf } from '../../shared/brand/brand.ts';

interface Transaction {
  fleet_name: string;
  amount: number;
}

/** The columns that both lists have. `day` needs its header and its value. */
export function useSharedColumns() {
  const { t, i18n } = useTranslation('transactions');
  return useMemo(() => {
    const reading = readingOf(i18n.language);
    return {
      fleet: {
        id: 'fleet',
        header: t('columns.fleet'),
        value: ({ fleet_name }) => fleet_name,
        hasFilter: true,
        width: 220,
        minWidth: 150,
      } satisfies GridColumn<Transaction>,
      day: <Item>(header: string, dayOf: (item: Item) => string) =>
        ({
          id: 'date',
          header,
          value: dayOf,
          format: (item: Item) => formatDate(dayOf(item), brand.region) ?? '',
          kind: 'date',
          width: 130,
          minWidth: 116,
        }) satisfies GridColumn<Item>,
      amount: {
        id: 'amount',
        header: t('columns.amount'),
        value: ({ amount }) => amount,
        format: ({ amount }) => formatMoney(amount, reading),
        kind: 'money',
        hasFilter: true,
        width: 140,
        minWidth: 120,
      } satisfies GridColumn<Transaction>,
    };
  }, [t, i18n.language]);
}
