import { useTranslation } from '@wayside/i18n';
import type { Column } from '@wayside/ui';
import { useMemo } from 'react';
import { columnsOf } from '../../shared/list/columns-of.ts';
import { MONEY_WIDTH } from '../../shared/list/money-width.ts';
import type { Decision } from '../../shared/orders/decision/confirm-decision.tsx';
import { OrderRowActions } from '../../shared/orders/decision/order-row-actions.tsx';
import { orderPlace } from '../../shared/orders/order-place.ts';
import { useSharedColumns } from '../../shared/orders/use-shared-columns.tsx';
import type { Order, OrderList } from './services.queries.ts';

/** Columns of the order grid. Some are hidden by default. */
export function useOrderColumns(list: OrderList, onDecide: (kind: Decision, order: Order) => void): Column<Order>[] {
  const { t, i18n } = useTranslation('services');
  const past = list === 'past';
  const { vehicle, status, appointment, shop, services, total } = useSharedColumns({ past });
  return useMemo((): Column<Order>[] => {
    // Fits the longest texts in the language, in English also spaced as WCAG 1.4.12 asks; shop and services get the
    // rest.
    const isFrench = i18n.language === 'fr';
    const [vehicleWidth, statusWidth, appointmentWidth, totalWidth, actionsWidth] = isFrench
      ? [past ? 212 : 204, 186, 122, 118, 144]
      : [212, past ? 152 : 190, 178, MONEY_WIDTH, 132];
    return columnsOf(
      {
        vehicle: { ...vehicle, href: orderPlace, width: vehicleWidth, minWidth: vehicleWidth },
        status: { ...status, width: statusWidth, minWidth: statusWidth },
        appointment: { ...appointment, width: past ? 120 : appointmentWidth, minWidth: past ? 104 : appointmentWidth },
        shop: { ...shop, hasFilter: true, width: 226, minWidth: 160 },
        services: { ...services, hasFilter: true, width: 214, minWidth: 150 },
        po: { value: ({ po_number }) => po_number, kind: 'identifier', isHidden: !past, width: 110, minWidth: 96 },
        total: { ...total, hasFilter: true, width: totalWidth, minWidth: totalWidth },
        number: { value: ({ id }) => id, kind: 'identifier', isHidden: true, width: 110 },
        invoice: { value: ({ invoice_number }) => invoice_number, kind: 'identifier', isHidden: true },
        department: { value: (order) => order.vehicle.department_number, isHidden: true },
        vin: { value: (order) => order.vehicle.vin, kind: 'identifier', isHidden: true, width: 180 },
        approver: { value: ({ approver }) => approver, isHidden: true },
        fleet: { value: ({ fleet_name }) => fleet_name, isHidden: true },
        source: past ? { value: ({ maintenance_type }) => maintenance_type, isHidden: true } : undefined,
        actions: {
          cell: (order) => <OrderRowActions order={order} onDecide={onDecide} />,
          kind: 'actions',
          width: past ? 100 : actionsWidth,
          minWidth: past ? 72 : actionsWidth,
        },
      },
      (id) => t(`columns.${id}`),
    );
  }, [t, i18n.language, past, vehicle, status, appointment, shop, services, total, onDecide]);
}
