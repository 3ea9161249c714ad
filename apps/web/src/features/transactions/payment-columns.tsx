import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, useStableCallback } from '@wayside/ui';
import type { GridColumn } from '@wayside/ui/grid';
import { useMemo } from 'react';
import type { Payment } from './transactions.queries.ts';
import { useSharedColumns } from './use-shared-columns.ts';

export function usePaymentColumns(onOpen: (id: number) => void): GridColumn<Payment>[] {
  const { t } = useTranslation('transactions');
  const shared = useSharedColumns();
  const open = useStableCallback(onOpen);
  return useMemo(
    () =>
      [
        shared.fleet,
        {
          id: 'order',
          header: t('columns.order'),
          value: ({ shop_order_id }) => shop_order_id,
          href: ({ shop_order_id }) => place.order(shop_order_id),
          kind: 'identifier',
          width: 130,
          minWidth: 110,
        },
        shared.day(t('columns.orderDate'), ({ shop_order_date }) => shop_order_date),
        {
          id: 'invoice',
          header: t('columns.invoice'),
          value: ({ invoice_number }) => invoice_number ?? null,
          kind: 'identifier',
          width: 150,
          minWidth: 120,
        },
        shared.amount,
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
      ] satisfies GridColumn<Payment>[],
    [t, shared, open],
  );
}
