import { useTranslation } from '@wayside/i18n';
import { Button, useStableCallback } from '@wayside/ui';
import type { GridColumn } from '@wayside/ui/grid';
import { useMemo } from 'react';
import type { Subscription } from './transactions.queries.ts';
import { useSharedColumns } from './use-shared-columns.ts';

export function useSubscriptionColumns(onOpen: (id: number) => void): GridColumn<Subscription>[] {
  const { t } = useTranslation('transactions');
  const shared = useSharedColumns();
  const open = useStableCallback(onOpen);
  return useMemo(
    () =>
      [
        shared.fleet,
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
        shared.day(t('columns.date'), ({ subscription_date }) => subscription_date),
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
        shared.amount,
      ] satisfies GridColumn<Subscription>[],
    [t, shared, open],
  );
}
