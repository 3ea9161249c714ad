import { formatDate, formatMoney, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button } from '@wayside/ui';
import type { GridColumn } from '@wayside/ui/grid';
import { useMemo } from 'react';
import { brand, readingOf } from '../../shared/brand/brand.ts';
import { useStableCallback } from '../../shared/use-stable-callback.ts';
import type { Payment } from './transactions.queries.ts';

export function usePaymentColumns(onOpen: (id: number) => void): GridColumn<Payment>[] {
  const { t, i18n } = useTranslation('transactions');
  const open = useStableCallback(onOpen);
  return useMemo(() => {
    const reading = readingOf(i18n.language);
    return [
      { id: 'fleet', header: t('columns.fleet'), value: ({ fleet_name }) => fleet_name, hasFilter: true, width: 220, minWidth: 150 },
      {
        id: 'order',
        header: t('columns.order'),
        value: ({ shop_order_id }) => shop_order_id,
        href: ({ shop_order_id }) => place.order(shop_order_id),
        kind: 'identifier',
        width: 130,
        minWidth: 110,
      },
      {
        id: 'date',
        header: t('columns.orderDate'),
        value: ({ shop_order_date }) => shop_order_date,
        format: ({ shop_order_date }) => formatDate(shop_order_date, brand.region) ?? '',
        kind: 'date',
        width: 130,
        minWidth: 116,
      },
      {
        id: 'invoice',
        header: t('columns.invoice'),
        value: ({ invoice_number }) => invoice_number ?? null,
        kind: 'identifier',
        width: 150,
        minWidth: 120,
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
      {
        id: 'details',
        header: t('columns.details'),
        value: () => null,
        kind: 'actions',
        width: 140,
        minWidth: 130,
        cell: ({ id, shop_order_id }) => (
          <Button size="small" aria-label={t('payments.openOf', { number: shop_order_id })} onPress={() => open(id)}>
            {t('columns.details')}
          </Button>
        ),
      },
    ] satisfies GridColumn<Payment>[];
  }, [t, i18n.language, open]);
}
