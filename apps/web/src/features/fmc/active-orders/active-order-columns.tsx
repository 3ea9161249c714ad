import { isEnteredByHand, orderInQueue, place, showsReview } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink } from '@wayside/ui';
import type { Column } from '@wayside/ui';
import { useMemo } from 'react';
import { columnsOf } from '../../../shared/list/columns-of.ts';
import { OrderStatus } from '../../../shared/orders/order-status.tsx';
import { useOrderTexts } from '../../../shared/orders/order-text.ts';
import type { Order } from '../../../shared/orders/order-text.ts';
import { useSharedColumns } from '../../../shared/orders/use-shared-columns.tsx';
import { VehicleCell } from '../../../shared/vehicles/vehicle-cell.tsx';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import styles from './active-orders.module.css';

/** An order entered by hand has nothing to approve, so its row leads to the vehicle. */
const rowLink = (order: Order): string =>
  isEnteredByHand(order) ? place.vehicle(order.vehicle.id) : place.order(order.id);

const queueLink = ({ id }: Order): string => orderInQueue(id);

/**
 * The fourteen columns of the management company's active orders. Review is in the status cell: it has no column of its
 * own. In the work queue, which has one, a row leads to the order and from there to the next.
 */
export function useActiveOrderColumns({ isQueue = false }: { isQueue?: boolean } = {}): Column<Order>[] {
  const { t } = useTranslation(['active-orders', 'orders']);
  const texts = useOrderTexts();
  const vehicles = useVehicleText();
  const { status, services, shop, total } = useSharedColumns();
  return useMemo((): Column<Order>[] => {
    const statusAndReview = (order: Order) => (
      <span className={styles.status}>
        <OrderStatus order={order} />
        {showsReview(order) && (
          <ButtonLink href={place.order(order.id)} size="small">
            {t('orders:review')}
          </ButtonLink>
        )}
      </span>
    );
    return columnsOf(
      {
        fleet: {
          value: ({ fleet_name }) => fleet_name,
          cell: ({ fleet_name }) => fleet_name && <span className={styles.fleet}>{fleet_name}</span>,
          hasFilter: true,
          hasTwoLines: true,
          isPinned: true,
          isPlain: true,
          width: 190,
          minWidth: 182,
        },
        status: isQueue ? status : { ...status, cell: statusAndReview, width: 280, minWidth: 272 },
        date: {
          value: ({ appointment_datetime: at }) => at,
          format: texts.day,
          kind: 'date',
          width: 116,
          minWidth: 108,
        },
        time: { value: texts.time, width: 100, minWidth: 92 },
        vehicle: {
          value: ({ vehicle }) => vehicles.line(vehicle),
          cell: ({ vehicle }) => <VehicleCell vehicle={vehicle} />,
          href: isQueue ? queueLink : rowLink,
          hasFilter: true,
          isPlain: true,
          width: 224,
          minWidth: 216,
        },
        vin: { value: ({ vehicle }) => vehicle.vin, kind: 'identifier', isExtra: true, width: 196, minWidth: 192 },
        otherId: {
          value: ({ vehicle }) => vehicle.other_id,
          kind: 'identifier',
          isExtra: true,
          width: 110,
          minWidth: 96,
        },
        department: { value: ({ vehicle }) => vehicle.department_number, isExtra: true, width: 130, minWidth: 110 },
        shop: { ...shop, header: t('columns.shop'), hasFilter: true, width: 210, minWidth: 130 },
        services: {
          ...services,
          header: t('columns.services'),
          hasFilter: true,
          width: 200,
          minWidth: 150,
        },
        po: { value: ({ po_number }) => po_number, kind: 'identifier', isExtra: true, width: 110, minWidth: 96 },
        cost: { ...total, header: t('columns.cost'), hasFilter: true, width: 136, minWidth: 124 },
        invoice: {
          value: ({ invoice_number }) => invoice_number,
          kind: 'identifier',
          isExtra: true,
          width: 120,
          minWidth: 104,
        },
        type: {
          value: ({ maintenance_type }) => maintenance_type,
          hasFilter: true,
          isExtra: true,
          width: 160,
          minWidth: 130,
        },
      },
      (id) => t(`columns.${id}`),
    );
  }, [isQueue, t, texts, vehicles, status, services, shop, total]);
}
