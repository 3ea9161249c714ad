import { formatDate, showsReview } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink } from '@wayside/ui';
import type { TableColumn } from '@wayside/ui';
import { brand } from '../../app/brand.ts';
import { OrderAppointment, OrderServices, OrderShop, OrderStatus, OrderTotal } from '../../app/orders/order-parts.tsx';
import type { Order, OrderInWords } from '../../app/orders/order-text.ts';
import styles from './vehicle.module.css';

export function useActiveColumns(): TableColumn<Order>[] {
  const { t } = useTranslation(['vehicle', 'orders']);
  return [
    { id: 'services', header: t('columns.services'), width: '26%', cell: (row) => <OrderServices order={row} /> },
    { id: 'shop', header: t('columns.shop'), width: '26%', cell: (row) => <OrderShop order={row} /> },
    { id: 'appointment', header: t('columns.appointment'), cell: (row) => <OrderAppointment order={row} /> },
    { id: 'total', header: t('columns.total'), align: 'right', cell: (row) => <OrderTotal order={row} /> },
    { id: 'status', header: t('columns.status'), place: 'status', cell: (row) => <OrderStatus order={row} /> },
    {
      id: 'actions',
      header: t('columns.actions'),
      isHeaderHidden: true,
      align: 'right',
      place: 'actions',
      cell: (row) =>
        showsReview(row) && (
          <ButtonLink href={`/orders/${row.id}/approvals`} size="small">
            {t('orders:review')}
          </ButtonLink>
        ),
    },
  ];
}

export function usePastColumns(): TableColumn<OrderInWords>[] {
  const { t } = useTranslation('vehicle');
  return [
    {
      id: 'date',
      header: t('columns.date'),
      cell: ({ appointment_datetime }) => <span className={styles.figures}>{formatDate(appointment_datetime, brand.region)}</span>,
    },
    { id: 'services', header: t('columns.services'), width: '26%', cell: (order) => <OrderServices order={order} /> },
    { id: 'shop', header: t('columns.shop'), width: '26%', cell: (order) => <OrderShop order={order} /> },
    { id: 'total', header: t('columns.total'), align: 'right', cell: (order) => <OrderTotal order={order} /> },
    { id: 'status', header: t('columns.status'), place: 'status', cell: (order) => <OrderStatus order={order} past /> },
  ];
}
