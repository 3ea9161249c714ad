import { useTranslation } from '@wayside/i18n';
import { TwoLines } from '@wayside/ui';
import type { Column } from '@wayside/ui';
import type { Decision } from '../../../shared/orders/decision/confirm-decision.tsx';
import { OrderActions } from '../../../shared/orders/decision/order-actions.tsx';
import { OrderStatus } from '../../../shared/orders/order-status.tsx';
import { useOrderTexts } from '../../../shared/orders/order-text.ts';
import { useSharedColumns } from '../../../shared/orders/use-shared-columns.tsx';
import { VehicleLink } from '../../../shared/vehicles/vehicle-cell.tsx';
import type { Order } from '../dashboard.queries.ts';
import { useTableRoom } from './use-table-room.ts';
import styles from '../dashboard.module.css';

/** Widths of vehicle, services and appointment; the other columns fit their content. French has longer names of services. */
const WIDTHS = {
  compact: [240, 150, 170],
  usual: [200, 200, 230],
  french: [188, 220, 210],
  wide: [220, 180, 260],
} as const;

/** Columns of the order table. */
export function useOrderColumns(onDecide: (kind: Decision, order: Order) => void): Column<Order>[] {
  const { t, i18n } = useTranslation('dashboard');
  const texts = useOrderTexts();
  const { vehicle, services, appointment, total, status } = useSharedColumns();
  const room = useTableRoom();
  const isCompact = room === 'compact';
  const [vehicleWidth, servicesWidth, appointmentWidth] =
    WIDTHS[room === 'usual' && i18n.language === 'fr' ? 'french' : room];
  const actions = (order: Order) => <OrderActions order={order} onDecide={onDecide} />;
  /** Appointment, whether it's confirmed, and shop. In a compact table the time moves to the second line. */
  const whenAndWhere = (order: Order) => {
    const [when, time] = isCompact ? [texts.day(order), texts.time(order)] : [texts.appointment(order), ''];
    const note = texts.appointmentNote(order);
    return (
      <TwoLines note={[when && time, when && note, texts.shopName(order)].filter(Boolean).join(' · ')}>
        {when || note}
      </TwoLines>
    );
  };
  const statusAndActions = (order: Order) => (
    <span className={styles.status}>
      <OrderStatus order={order} />
      {actions(order)}
    </span>
  );
  const columns: Column<Order>[] = [
    {
      id: 'vehicle',
      header: vehicle.header,
      cell: (order) => <VehicleLink vehicle={order.vehicle} />,
      width: vehicleWidth,
    },
    { ...services, width: servicesWidth, minWidth: 80 },
    // A truncated time would be misleading.
    { ...appointment, cell: whenAndWhere, width: appointmentWidth, minWidth: isCompact ? 112 : 168 },
    total,
  ];
  return isCompact
    ? [...columns, { ...status, cell: statusAndActions }]
    : [...columns, status, { id: 'action', header: t('active.columns.action'), kind: 'actions', cell: actions }];
}
