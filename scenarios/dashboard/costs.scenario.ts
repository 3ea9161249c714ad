import type { Schemas } from '@wayside/api-client';
import { costsPlace } from '@wayside/domain';
import { scenariosWith } from '../define.ts';

const scenario = scenariosWith({ start: costsPlace({ by: 'service' }), signedIn: true });

type Order = Schemas['Order'];
type Line = Schemas['OrderService'];

function line(name: string, price: number | null, status: Line['status'] = 'paid'): Line {
  return {
    id: 1,
    name,
    position: null,
    status,
    price,
    total: price,
    service_miles: null,
    service_kilometers: null,
    odometer_config: null,
  };
}

const NORTHSIDE = {
  id: 31,
  name: 'Northside Auto Care – Halsted Street',
  main_phone_number: null,
  address_line1: '100 Halsted Street',
  city: 'Chicago',
  state: 'IL',
  zip: '60614',
};

interface Facts {
  id: number;
  day: string;
  unit: string;
  department: string | null;
  total: number | null;
  saving: number | null;
  lines: Line[];
  shop?: Order['shop'];
}

function finished({ id, day, unit, department, total, saving, lines, shop = NORTHSIDE }: Facts): Order {
  return {
    id,
    status: 'paid',
    appointment_datetime: `${day}T15:00:00Z`,
    appointment_date_pretty: null,
    appointment_time_pretty: null,
    miles: null,
    kilometers: null,
    total,
    saving,
    po_number: null,
    invoice_number: null,
    shop_comments: null,
    customer_comments: null,
    can_cancel: false,
    can_approve: false,
    not_approvable_reasons: ['not_awaiting_approval'],
    approver_user_ids: [],
    cancel_user_ids: [],
    approvers: [],
    cancellers: [],
    approver: null,
    last_approval_date: null,
    maintenance_type: 'Wayside',
    fleet_name: 'Maple Street Couriers',
    due_status: null,
    vehicle: {
      id: Math.floor(id / 10),
      vehicle_name: '2021 Ford Transit',
      vin: null,
      other_id: unit,
      department_number: department,
      license_plate_number: null,
      fleet_id: 5,
      vehicle_type_id: 1,
    },
    shop,
    order_services: lines.map((own, at) => ({ ...own, id: id * 10 + at })),
    braintree_payment_methods: [],
  };
}

const VAN = { unit: 'VAN-01', department: '1200' };
const TRUCK = { unit: 'TRK-03', department: null };

export const promotions = scenario({
  id: 'dashboard/costs-with-promotions',
  title: 'Service costs after promotions',
  story:
    'A promotion took 10% off one order, a service of another was declined, a third has no price yet, and the last one names no shop. Every bar adds up to its orders; what the promotion took off is a line of its own.',
  answers: {
    searchOrders: {
      status: 200,
      body: [
        finished({
          ...VAN,
          id: 5_000_014,
          day: '2026-03-02',
          total: 90,
          saving: 35,
          lines: [line('Oil change', 60.1), line('Tire rotation', 39.9)],
        }),
        finished({
          ...VAN,
          id: 5_000_013,
          day: '2026-01-20',
          total: 60.1,
          saving: 15.03,
          lines: [line('Oil change', 60.1), line('Wheel alignment', 120, 'rejected')],
        }),
        finished({
          ...TRUCK,
          id: 5_000_032,
          day: '2025-11-05',
          total: null,
          saving: null,
          lines: [line('Brake fluid flush', null)],
        }),
        finished({
          ...TRUCK,
          id: 5_000_031,
          day: '2025-06-11',
          total: 412.35,
          saving: null,
          lines: [line('Alternator', 412.35)],
          shop: null,
        }),
      ],
    },
  },
});

export const none = scenario({
  id: 'dashboard/no-costs',
  title: 'No service costs yet',
  story: 'The fleet has never had an order finished: the view says what makes costs appear.',
  world: { orders: 'none' },
});

export const many = scenario({
  id: 'dashboard/costs-of-five-hundred-vehicles',
  title: 'Service costs of five hundred vehicles',
  story: 'The chart shows the twelve that cost most; the table has all of them, sorted and searched.',
  start: costsPlace({ by: 'vehicle' }),
  world: { vehicles: 500 },
});

export const fails = scenario({
  id: 'dashboard/costs-view-fails-once',
  title: 'The orders behind service costs fail once',
  story: 'The view says that they could not be loaded and can be retried; the second attempt works.',
  faults: [{ kind: 'server-error', operation: 'searchOrders', calls: [1] }],
});
