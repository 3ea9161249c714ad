import { defineScenario } from '../define.ts';

const STATUSES = [
  'awaiting_approval',
  'approved',
  'initiated_by_user',
  'initiated',
  'active',
  'paid_deferred',
  'paid_in_shop',
  'paid',
  'complete',
  'cancel',
  'walk_in',
  // One that no client knows.
  'waiting_for_parts',
] as const;

const LINES = [
  ['Oil change', 'approved'],
  ['Brake pads', 'rejected'],
  ['Wiper blades', 'deleted'],
] as const;

/** An order of its own vehicle, with one line that was approved, one turned down and one taken out. */
function orderOf(status: string, index: number) {
  const number = index + 1;
  return {
    id: 5_100_000 + number,
    status,
    appointment_datetime: `2026-03-${String(2 + index).padStart(2, '0')}T15:30:00Z`,
    appointment_date_pretty: `03-${String(2 + index).padStart(2, '0')}-2026`,
    appointment_time_pretty: '10:30AM',
    miles: 40_000,
    kilometers: 64_374,
    total: number === 1 ? 1_009.5 : 9 * number,
    saving: null,
    po_number: `PO-${1000 + number}`,
    invoice_number: null,
    shop_comments: null,
    customer_comments: null,
    can_cancel: false,
    can_approve: status === 'awaiting_approval',
    not_approvable_reasons: [],
    approver_user_ids: [1],
    cancel_user_ids: [1],
    approvers: [{ id: 1, name: 'Ann Lee', cellPhone: '5035550101' }],
    cancellers: [],
    approver: null,
    last_approval_date: null,
    maintenance_type: 'Wayside',
    fleet_name: 'Maple Street Couriers',
    due_status: null,
    vehicle: {
      id: 500_000 + number,
      vehicle_name: '2021 Ford Transit',
      vin: null,
      other_id: `VAN-${String(number).padStart(2, '0')}`,
      department_number: null,
      license_plate_number: null,
      fleet_id: 5,
      vehicle_type_id: 1,
    },
    shop: null,
    order_services: LINES.map(([name, line], at) => ({
      id: (5_100_000 + number) * 10 + at,
      name,
      position: null,
      status: line,
      price: 30,
      total: 30,
      service_miles: null,
      service_kilometers: null,
      odometer_config: null,
    })),
    braintree_payment_methods: [],
  };
}

export const everyStatus = defineScenario({
  id: 'services/every-status',
  title: 'Every order status in one list',
  story:
    'One order per status, with one service declined and one removed: neither is shown. In the past list an unknown status reads completed.',
  answers: { searchOrders: { status: 200, body: STATUSES.map(orderOf) } },
  start: '/services',
  signedIn: true,
});
