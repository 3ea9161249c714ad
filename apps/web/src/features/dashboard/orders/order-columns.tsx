import { useTranslation } from '@wayside/i18n';
import type { TableColumn } from '@wayside/ui';
import { cut } from '../../../shared/list/cut.tsx';
import type { Decision } from '../../../shared/orders/decision/confirm-decision.tsx';
import { OrderActions } from '../../../shared/orders/decision/order-actions.tsx';
import { OrderServices, OrderStatus, OrderTotal, TwoLines } from '../../../shared/orders/order-parts.tsx';
import { useOrderTexts } from '../../../shared/orders/order-text.ts';
import { VehicleLink } from '../../../shared/vehicles/vehicle-cell.tsx';
import type { Order } from '../dashboard.queries.ts';
import { useTableRoom } from './use-table-room.ts';
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

/** Widths of vehicle, services and appointment; the other columns fit their content. */
const WIDTHS = { compact: ['24%', '15%', '17%'], usual: ['29%', '11%', '16%'], wide: ['22%', '18%', '26%'] } as const;

/** Columns of the order table. */
export function useOrderColumns(onDecide: (kind: Decision, order: Order) => void): TableColumn<Order>[] {
  const { t } = useTranslation('dashboard');
  const room = useTableRoom();
  const isCompact = room === 'compact';
  const [vehicleWidth, servicesWidth, appointmentWidth] = WIDTHS[room];
  const actions = (order: Order) => <OrderActions order={order} onDecide={onDecide} />;
  return [
    {
      id: 'vehicle',
      header: t('active.columns.vehicle'),
      width: vehicleWidth,
      cell: ({ vehicle }) => <VehicleLink vehicle={vehicle} />,
    },
    {
      id: 'services',
      header: t('active.columns.services'),
      width: servicesWidth,
      cell: (order) => cut(<OrderServices order={order} />),
    },
    {
      id: 'appointment',
      header: t('active.columns.appointment'),
      width: appointmentWidth,
      cell: (order) => <WhenAndWhere order={order} isCompact={isCompact} />,
    },
    { id: 'total', header: t('active.columns.total'), align: 'right', cell: (order) => <OrderTotal order={order} /> },
    {
      id: 'status',
      header: t('active.columns.status'),
      place: 'status',
      cell: (order) =>
        isCompact ? (
          <span className={styles.status}>
            <OrderStatus order={order} />
            {actions(order)}
          </span>
        ) : (
          <OrderStatus order={order} />
        ),
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
            cell: actions,
          } satisfies TableColumn<Order>,
        ]),
  ];
}
