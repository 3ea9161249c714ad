import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import type { GridColumn } from '@wayside/ui/grid';
import { useMemo } from 'react';
import { MONEY_WIDTH } from '../../shared/list/money-width.ts';
import type { Decision } from '../../shared/orders/decision/confirm-decision.tsx';
import { OrderActions } from '../../shared/orders/decision/order-actions.tsx';
import { OrderAppointment, OrderServices, OrderShop, OrderStatus } from '../../shared/orders/order-parts.tsx';
import { useOrderTexts } from '../../shared/orders/order-text.ts';
import { useVehicleText } from '../../shared/vehicles/use-vehicle-text.ts';
import { VehicleCell } from '../../shared/vehicles/vehicle-cell.tsx';
import type { Order, OrderList } from './services.queries.ts';

/** Columns of the order grid. Some are hidden by default. */
export function useOrderColumns(list: OrderList, onDecide: (kind: Decision, order: Order) => void): GridColumn<Order>[] {
  const { t, i18n } = useTranslation(['services', 'orders']);
  const texts = useOrderTexts();
  const vehicles = useVehicleText();
  return useMemo(() => {
    const past = list === 'past';
    // Fits the longest texts in the language; the vehicle column gets the rest.
    const isFrench = i18n.language === 'fr';
    const [vehicleWidth, statusWidth, appointmentWidth, actionsWidth] = isFrench ? [224, 186, 128, 146] : [276, 158, 148, 124];
    return [
      {
        id: 'vehicle',
        header: t('columns.vehicle'),
        value: ({ vehicle }) => vehicles.line(vehicle),
        cell: ({ vehicle }) => <VehicleCell vehicle={vehicle} />,
        href: ({ vehicle }) => place.vehicle(vehicle.id),
        isPinned: true,
        hasFilter: true,
        width: 260,
        minWidth: vehicleWidth,
      },
      {
        id: 'status',
        header: t('orders:statusLabel'),
        value: (order) => texts.status(order, { past }),
        cell: (order) => <OrderStatus order={order} past={past} />,
        kind: 'status',
        hasFilter: true,
        width: 165,
        minWidth: statusWidth,
      },
      {
        id: 'appointment',
        header: t(past ? 'columns.date' : 'columns.appointment'),
        value: ({ appointment_datetime }) => appointment_datetime,
        format: (order) => texts.appointment(order),
        cell: (order) => (past ? texts.day(order) : <OrderAppointment order={order} />),
        kind: 'date',
        width: past ? 120 : 154,
        minWidth: past ? 104 : appointmentWidth,
      },
      {
        id: 'shop',
        header: t('columns.shop'),
        value: (order) => `${texts.shop(order)} ${texts.shopPlace(order)}`.trim(),
        cell: (order) => <OrderShop order={order} />,
        hasFilter: true,
        width: 270,
        minWidth: 84,
      },
      {
        id: 'services',
        header: t('columns.services'),
        value: (order) => texts.services(order).join(', '),
        cell: (order) => <OrderServices order={order} />,
        hasFilter: true,
        width: 200,
        minWidth: 96,
      },
      {
        id: 'po',
        header: t('columns.po'),
        value: ({ po_number }) => po_number,
        kind: 'identifier',
        isHidden: !past,
        width: 110,
        minWidth: 96,
      },
      {
        id: 'total',
        header: t('columns.total'),
        value: ({ total }) => total,
        format: (order) => texts.total(order),
        kind: 'money',
        hasFilter: true,
        width: MONEY_WIDTH,
        minWidth: MONEY_WIDTH,
      },
      { id: 'number', header: t('columns.number'), value: ({ id }) => id, kind: 'identifier', isHidden: true, width: 110 },
      { id: 'invoice', header: t('columns.invoice'), value: ({ invoice_number }) => invoice_number, kind: 'identifier', isHidden: true },
      { id: 'department', header: t('columns.department'), value: ({ vehicle }) => vehicle.department_number, isHidden: true },
      { id: 'vin', header: t('columns.vin'), value: ({ vehicle }) => vehicle.vin, kind: 'identifier', isHidden: true, width: 180 },
      { id: 'approver', header: t('columns.approver'), value: ({ approver }) => approver, isHidden: true },
      { id: 'fleet', header: t('columns.fleet'), value: ({ fleet_name }) => fleet_name, isHidden: true },
      ...(past
        ? [{ id: 'source', header: t('columns.source'), value: ({ maintenance_type }: Order) => maintenance_type, isHidden: true }]
        : []),
      {
        id: 'actions',
        header: t('columns.actions'),
        value: () => null,
        kind: 'actions',
        cell: (order) => <OrderActions order={order} onDecide={onDecide} isCompact />,
        width: past ? 100 : actionsWidth,
        minWidth: past ? 72 : actionsWidth,
      },
    ] satisfies GridColumn<Order>[];
  }, [t, i18n.language, texts, vehicles, list, onDecide]);
}
