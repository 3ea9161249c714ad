import { useTranslation } from '@wayside/i18n';
import { Link } from '@wayside/ui';
import type { TableColumn } from '@wayside/ui';
import { cut } from '../../../shared/list/cut.tsx';
import { OrderLinkText, OrderServices, OrderStatus, OrderTotal, TwoLines, orderPlace } from '../../../shared/orders/order-parts.tsx';
import { useOrderTexts } from '../../../shared/orders/order-text.ts';
import { VehicleLink } from '../../../shared/vehicles/vehicle-cell.tsx';
import type { ReactNode } from 'react';
import type { Order } from '../dashboard.queries.ts';
import { OrderAction } from './order-action.tsx';
import type { Decision } from './order-decision.tsx';
import { useCompactTable } from './use-compact-table.ts';
import styles from '../dashboard.module.css';

/** Appointment, whether it's confirmed, and shop. In a compact table the time moves to the second line. */
function WhenAndWhere({ order, isCompact }: { order: Order; isCompact: boolean }) {
  const texts = useOrderTexts();
  const [when, time] = isCompact ? [texts.day(order), texts.time(order)] : [texts.appointment(order), ''];
  const note = texts.appointmentNote(order);
  return cut(
    <TwoLines note={[when && time, when && note, texts.shop(order)].filter(Boolean).join(' · ')}>
      {when ? <span className={styles.figures}>{when}</span> : note}
    </TwoLines>,
    isCompact ? styles.day : styles.moment,
  );
}

/** Order status, with the link to the order. */
function Status({ order, children }: { order: Order; children?: ReactNode }) {
  return (
    <span className={styles.status}>
      <OrderStatus order={order} />
      <span className={styles.next}>
        <Link href={orderPlace(order)}>
          <OrderLinkText order={order} />
        </Link>
        {children}
      </span>
    </span>
  );
}

/** Columns of the order table. */
export function useOrderColumns(onDecide: (kind: Decision, order: Order) => void): TableColumn<Order>[] {
  const { t } = useTranslation('dashboard');
  const isCompact = useCompactTable();
  const action = (order: Order) => <OrderAction order={order} onDecide={onDecide} />;
  return [
    {
      id: 'vehicle',
      header: t('active.columns.vehicle'),
      width: isCompact ? '24%' : '27%',
      cell: ({ vehicle }) => cut(<VehicleLink vehicle={vehicle} />),
    },
    {
      id: 'services',
      header: t('active.columns.services'),
      width: isCompact ? '15%' : '17%',
      cell: (order) => cut(<OrderServices order={order} />),
    },
    {
      id: 'appointment',
      header: t('active.columns.appointment'),
      width: isCompact ? '17%' : '24%',
      cell: (order) => <WhenAndWhere order={order} isCompact={isCompact} />,
    },
    { id: 'total', header: t('active.columns.total'), align: 'right', cell: (order) => <OrderTotal order={order} /> },
    {
      id: 'status',
      header: t('active.columns.status'),
      place: 'status',
      cell: (order) => <Status order={order}>{isCompact && action(order)}</Status>,
    },
    ...(isCompact
      ? []
      : [
          {
            id: 'action',
            header: t('active.columns.action'),
            isHeaderHidden: true,
            align: 'right',
            place: 'actions',
            cell: action,
          } satisfies TableColumn<Order>,
        ]),
  ];
}
