import { orderInQueue } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import type { Column } from '@wayside/ui';
import { useMemo } from 'react';
import type { Decision } from '../../../shared/orders/decision/confirm-decision.tsx';
import { OrderActions } from '../../../shared/orders/decision/order-actions.tsx';
import { useOrderTexts } from '../../../shared/orders/order-text.ts';
import type { Order } from '../../../shared/orders/order-text.ts';
import { useActiveOrderColumns } from './active-order-columns.tsx';
import styles from './active-orders.module.css';

/** Widths at which all of them fit 1280 pixels, and no status, amount or action is cut in its language. */
const ENGLISH = {
  fleet: 134,
  status: 174,
  date: 98,
  time: 84,
  vehicle: 146,
  shop: 128,
  services: 128,
  cost: 94,
  actions: 188,
};
const FRENCH = {
  fleet: 112,
  status: 192,
  date: 98,
  time: 82,
  vehicle: 130,
  shop: 108,
  services: 112,
  cost: 122,
  actions: 218,
};

const twoLines = (text: string) => text && <span className={styles.twoLines}>{text}</span>;

/** The columns of the work queue: those of all active orders that a decision needs, and what can be done. */
export function useQueueColumns(onDecide: (kind: Decision, order: Order) => void): Column<Order>[] {
  const { t, i18n } = useTranslation(['active-orders', 'dashboard']);
  const widths: Readonly<Record<string, number>> = i18n.language === 'fr' ? FRENCH : ENGLISH;
  const all = useActiveOrderColumns({ isQueue: true });
  const texts = useOrderTexts();
  return useMemo(() => {
    // The columns are narrow: both lines go to the name, which would be cut off if the second had the address.
    const cells: Readonly<Record<string, Pick<Column<Order>, 'cell'>>> = {
      shop: { cell: (order) => twoLines(texts.shopName(order)) },
      services: { cell: (order) => twoLines(texts.services(order).join(', ')) },
    };
    const own = all.flatMap((column) => {
      const width = widths[column.id];
      return width === undefined ? [] : { ...column, ...cells[column.id], width, minWidth: width };
    });
    const actions: Column<Order> = {
      id: 'actions',
      header: t('dashboard:active.columns.action'),
      cell: (order) => <OrderActions order={order} href={orderInQueue(order.id)} onDecide={onDecide} />,
      kind: 'actions',
      isPinned: true,
      width: widths['actions'],
      minWidth: widths['actions'],
    };
    return [...own, actions];
  }, [all, t, texts, widths, onDecide]);
}
