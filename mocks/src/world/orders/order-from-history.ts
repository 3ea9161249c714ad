import type { Schemas } from '@wayside/api-client';
import { prettyDate, prettyTime } from '../seed/moments.ts';
import { orderVehicle } from './order-view.ts';
import type { Vehicle } from '../vehicles/vehicle-source.ts';

/** Maintenance that was entered by hand, as the list of past orders shows it: complete, and nobody's to decide on. */
export function orderFromHistory(
  record: Schemas['HistoryRecord'],
  vehicle: Vehicle,
  { country, fleetName }: { country: 'US' | 'CA'; fleetName: string },
): Schemas['Order'] {
  const {
    id,
    status,
    appointment_datetime,
    miles,
    kilometers,
    total,
    po_number,
    customer_comments,
    maintenance_type,
    shop,
    custom_shop_name,
    order_services,
  } = record;
  return {
    id,
    status,
    state: status,
    appointment_datetime,
    appointment_date_pretty: prettyDate(appointment_datetime, country),
    appointment_time_pretty: prettyTime(appointment_datetime),
    miles,
    kilometers,
    total,
    saving: null,
    po_number,
    invoice_number: null,
    shop_comments: null,
    customer_comments,
    can_cancel: false,
    can_approve: false,
    not_approvable_reasons: ['not_awaiting_approval'],
    approver_user_ids: [],
    cancel_user_ids: [],
    approvers: [],
    cancellers: [],
    approver: null,
    last_approval_date: null,
    maintenance_type,
    fleet_name: fleetName,
    due_status: null,
    vehicle: orderVehicle(vehicle),
    shop,
    custom_shop_name,
    order_services,
    braintree_payment_methods: [],
  };
}
