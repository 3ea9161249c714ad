import { isEnteredByHand, place, showsReview } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink } from '@wayside/ui';
import type { GridColumn } from '@wayside/ui/grid';
import { useMemo } from 'react';
import { OrderServices, OrderStatus } from '../../../shared/orders/order-parts.tsx';
import { useOrderTexts } from '../../../shared/orders/order-text.ts';
import type { Order } from '../../../shared/orders/order-text.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import styles from './active-orders.module.css';

/** An order entered by hand has nothing to approve, so its row leads to the vehicle. */
const rowLink = (order: Order): string => (isEnteredByHand(order) ? place.vehicle(order.vehicle.id) : place.order(order.id));

/** The fourteen columns of the management company's active orders. Review is in the status cell: it has no column of its own. */
export function useActiveOrderColumns(): GridColumn<Order>[] {
  const { t } = useTranslation(['fmc', 'orders']);
  const texts = useOrderTexts();
  const vehicles = useVehicleText();
  return useMemo(
    () =>
      [
        {
          id: 'fleet',
          header: t('activeOrders.columns.fleet'),
          value: ({ fleet_name }) => fleet_name,
          hasFilter: true,
          isPinned: true,
          width: 180,
          minWidth: 140,
        },
        {
          id: 'status',
          header: t('orders:statusLabel'),
          value: (order) => texts.status(order),
          cell: (order) => (
            <span className={styles.status}>
              <OrderStatus order={order} />
              {showsReview(order) && (
                <ButtonLink href={place.order(order.id)} size="small">
                  {t('orders:review')}
                </ButtonLink>
              )}
            </span>
          ),
          kind: 'status',
          hasFilter: true,
          width: 270,
          minWidth: 260,
        },
        {
          id: 'date',
          header: t('activeOrders.columns.date'),
          value: ({ appointment_datetime }) => appointment_datetime,
          format: (order) => texts.day(order),
          kind: 'date',
          width: 116,
          minWidth: 108,
        },
        { id: 'time', header: t('activeOrders.columns.time'), value: (order) => texts.time(order), width: 100, minWidth: 92 },
        {
          id: 'vehicle',
          header: t('activeOrders.columns.vehicle'),
          value: ({ vehicle }) => vehicles.line(vehicle),
          href: rowLink,
          hasFilter: true,
          width: 240,
          minWidth: 180,
        },
        {
          id: 'vin',
          header: t('activeOrders.columns.vin'),
          value: ({ vehicle }) => vehicle.vin,
          kind: 'identifier',
          width: 196,
          minWidth: 192,
        },
        {
          id: 'otherId',
          header: t('activeOrders.columns.otherId'),
          value: ({ vehicle }) => vehicle.other_id,
          kind: 'identifier',
          width: 110,
          minWidth: 96,
        },
        {
          id: 'department',
          header: t('activeOrders.columns.department'),
          value: ({ vehicle }) => vehicle.department_number,
          width: 130,
          minWidth: 110,
        },
        {
          id: 'shop',
          header: t('activeOrders.columns.shop'),
          value: (order) => texts.shop(order),
          hasFilter: true,
          width: 180,
          minWidth: 130,
        },
        {
          id: 'services',
          header: t('activeOrders.columns.services'),
          value: (order) => texts.services(order).join(', '),
          cell: (order) => <OrderServices order={order} />,
          hasFilter: true,
          width: 200,
          minWidth: 150,
        },
        {
          id: 'po',
          header: t('activeOrders.columns.po'),
          value: ({ po_number }) => po_number,
          kind: 'identifier',
          width: 110,
          minWidth: 96,
        },
        {
          id: 'cost',
          header: t('activeOrders.columns.cost'),
          value: ({ total }) => total,
          format: (order) => texts.total(order),
          kind: 'money',
          hasFilter: true,
          width: 136,
          minWidth: 124,
        },
        {
          id: 'invoice',
          header: t('activeOrders.columns.invoice'),
          value: ({ invoice_number }) => invoice_number,
          kind: 'identifier',
          width: 120,
          minWidth: 104,
        },
        {
          id: 'type',
          header: t('activeOrders.columns.type'),
          value: ({ maintenance_type }) => maintenance_type,
          hasFilter: true,
          width: 160,
          minWidth: 130,
        },
      ] satisfies GridColumn<Order>[],
    [t, texts, vehicles],
  );
}
