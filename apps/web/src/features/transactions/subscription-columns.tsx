import { formatDate, formatMoney } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button } from '@wayside/ui';
import type { GridColumn } from '@wayside/ui/grid';
import { useMemo } from 'react';
import { brand, readingOf } from '../../shared/brand/brand.ts';
import { useStableCallback } from '../../shared/use-stable-callback.ts';
import type { Subscription } from './transactions.queries.ts';

export function useSubscriptionColumns(onOpen: (id: number) => void): GridColumn<Subscription>[] {
  const { t, i18n } = useTranslation('transactions');
  const open = useStableCallback(onOpen);
  return useMemo(() => {
    const reading = readingOf(i18n.language);
    return [
      { id: 'fleet', header: t('columns.fleet'), value: ({ fleet_name }) => fleet_name, hasFilter: true, width: 220, minWidth: 150 },
      {
        id: 'subscription',
        header: t('columns.subscriptions'),
        value: ({ id }) => id,
        kind: 'identifier',
        width: 150,
        minWidth: 130,
        cell: ({ id }) => (
          <Button size="small" aria-label={t('subscriptions.openOf', { number: id })} onPress={() => open(id)}>
            {String(id)}
          </Button>
        ),
      },
      {
        id: 'date',
        header: t('columns.date'),
        value: ({ subscription_date }) => subscription_date,
        format: ({ subscription_date }) => formatDate(subscription_date, brand.region) ?? '',
        kind: 'date',
        width: 130,
        minWidth: 116,
      },
      {
        id: 'method',
        header: t('columns.method'),
        value: ({ method_of_payment }) => method_of_payment,
        hasFilter: true,
        width: 170,
        minWidth: 130,
      },
      {
        id: 'vehicles',
        header: t('columns.vehicles'),
        value: ({ number_of_vehicles }) => number_of_vehicles,
        kind: 'number',
        width: 130,
        minWidth: 110,
      },
      {
        id: 'amount',
        header: t('columns.amount'),
        value: ({ amount }) => amount,
        format: ({ amount }) => formatMoney(amount, reading),
        kind: 'money',
        hasFilter: true,
        width: 140,
        minWidth: 120,
      },
    ] satisfies GridColumn<Subscription>[];
  }, [t, i18n.language, open]);
}
