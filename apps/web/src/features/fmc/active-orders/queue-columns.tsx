import { orderInQueue } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import type { Column } from '@wayside/ui';
import { useMemo } from 'react';
import type { Decision } from '../../../shared/orders/decision/confirm-decision.tsx';
import { OrderActions } from '../../../shared/orders/decision/order-actions.tsx';
import type { Order } from '../../../shared/orders/order-text.ts';
import { useActiveOrderColumns } from './active-order-columns.tsx';

/** Widths at which all of them fit 1280 pixels. */
const WIDTHS = {
  fleet: 134,
  status: 174,
  date: 98,
  time: 84,
  vehicle: 146,
  shop: 128,
  services: 128,
  cost: 94,
} as const;

/** The columns of the work queue: those of all active orders that a decision needs, and what can be done. */
export function useQueueColumns(onDecide: (kind: Decision, order: Order) => void): Column<Order>[] {
  const { t } = useTranslation(['active-orders', 'dashboard']);
  const all = useActiveOrderColumns({ isQueue: true });
  return useMemo(() => {
    const own = all.flatMap((column) => {
      const width = WIDTHS[column.id as keyof typeof WIDTHS] as number | undefined;
      return width === undefined ? [] : { ...column, width, minWidth: width };
    });
    const actions: Column<Order> = {
      id: 'actions',
      header: t('dashboard:active.columns.action'),
      cell: (order) => <OrderActions order={order} href={orderInQueue(order.id)} onDecide={onDecide} />,
      kind: 'actions',
      isPinned: true,
      width: 188,
      minWidth: 188,
    };
    return [...own, actions];
  }, [all, t, onDecide]);
}
