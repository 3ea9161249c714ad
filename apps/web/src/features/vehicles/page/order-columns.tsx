import { formatDate } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import type { TableColumn } from '@wayside/ui';
import { cut } from '../../../shared/list/cut.tsx';
import { brand } from '../../../shared/brand/brand.ts';
import { OrderAppointment, OrderServices, OrderShop, OrderStatus, OrderTotal } from '../../../shared/orders/order-parts.tsx';
import type { Order, OrderInWords } from '../../../shared/orders/order-text.ts';
import styles from './vehicle.module.css';

export function useActiveColumns(): TableColumn<Order>[] {
  const { t } = useTranslation('vehicle');
  return [
    { id: 'services', header: t('columns.services'), width: '30%', cell: (row) => cut(<OrderServices order={row} />) },
    { id: 'shop', header: t('columns.shop'), width: '30%', cell: (row) => cut(<OrderShop order={row} />) },
    { id: 'appointment', header: t('columns.appointment'), cell: (row) => <OrderAppointment order={row} /> },
    { id: 'total', header: t('columns.total'), align: 'right', cell: (row) => <OrderTotal order={row} /> },
    { id: 'status', header: t('columns.status'), place: 'status', cell: (row) => <OrderStatus order={row} /> },
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
    { id: 'services', header: t('columns.services'), width: '30%', cell: (order) => cut(<OrderServices order={order} />) },
    { id: 'shop', header: t('columns.shop'), width: '30%', cell: (order) => cut(<OrderShop order={order} />) },
    { id: 'total', header: t('columns.total'), align: 'right', cell: (order) => <OrderTotal order={order} /> },
    { id: 'status', header: t('columns.status'), place: 'status', cell: (order) => <OrderStatus order={order} past /> },
  ];
}
