import { orderStatuses } from '@wayside/domain';
import { defineScenario } from '../define.ts';

// The last one is one that no client knows.
const STATUSES = [...orderStatuses, 'waiting_for_parts'] as const;

const ANN = { id: 1, name: 'Ann Lee', cellPhone: '5035550101' };

/** A vehicle of the own fleet whose order has a status. */
function withOrder(status: string, number: number, canApprove = status === 'awaiting_approval') {
  const id = 500_000 + number;
  const other_id = `VAN-${String(number).padStart(2, '0')}`;
  const vehicle = {
    id,
    vehicle_name: '2021 Ford Transit',
    vin: null,
    other_id,
    license_plate_number: null,
    fleet_id: 5,
    vehicle_type_id: 1,
  };
  return {
    ...vehicle,
    year: 2021,
    make: 'Ford',
    model: 'Transit',
    miles: 40_000 + number * 100,
    kilometers: 64_374 + number * 161,
    cost_per_mile: 0.14,
    last_maintenance_miles: 38_000,
    is_active: true,
    fleetcor_enrolled: true,
    active_order: {
      id: id * 10,
      status,
      appointment_datetime: '2026-03-16T14:30:00Z',
      appointment_date_pretty: '03-16-2026',
      appointment_time_pretty: '09:30AM',
      miles: 40_000,
      kilometers: 64_374,
      total: 72.5,
      saving: null,
      po_number: null,
      invoice_number: null,
      shop_comments: null,
      customer_comments: null,
      can_cancel: true,
      can_approve: canApprove,
      not_approvable_reasons: [],
      approver_user_ids: [1],
      cancel_user_ids: [1],
      approvers: [ANN],
      cancellers: [ANN],
      approver: null,
      last_approval_date: null,
      maintenance_type: 'Wayside',
      fleet_name: 'Maple Street Couriers',
      due_status: null,
      vehicle: { ...vehicle, department_number: null },
      shop: null,
      order_services: [
        {
          id: id * 100,
          name: 'Oil change',
          position: null,
          status: 'awaiting_approval' as const,
          price: 72.5,
          total: 72.5,
          service_miles: null,
          service_kilometers: null,
          odometer_config: null,
        },
      ],
      braintree_payment_methods: [],
    },
  };
}

export const everyStatus = defineScenario({
  id: 'dashboard/every-status',
  title: 'Every order status on one dashboard',
  story:
    'One vehicle per status, one awaiting someone else’s approval, and one status that no client knows: only work in progress is listed.',
  answers: {
    getDashboard: {
      status: 200,
      body: {
        users: [{ id: 1, firstName: 'Ann', lastName: 'Lee', cellPhone: ANN.cellPhone, name: ANN.name }],
        vehicles: [
          ...STATUSES.map((status, at) => withOrder(status, at + 1)),
          withOrder('awaiting_approval', STATUSES.length + 1, false),
        ],
      },
    },
  },
  start: '/dashboard',
  signedIn: true,
});
