import { expect, it } from 'vitest';
import { besideName, pastOf } from './vehicle-facts.ts';
import type { Vehicle } from './vehicle.queries.ts';

const vehicle: Vehicle = {
  id: 1,
  vin: null,
  year: 2021,
  make: 'Ford',
  model: 'Transit',
  sub_model: null,
  engine: null,
  license_plate_number: 'JKT4821',
  license_plate_state: 'OR',
  license_plate_expiration: null,
  other_id: null,
  department_number: null,
  vehicle_name: null,
  miles: 100,
  kilometers: 161,
  odometer: null,
  odometer_units: 'miles',
  cost_per_mile: null,
  last_maintenance_date: null,
  last_maintenance_miles: null,
  is_active: true,
  fleetcor_enrolled: false,
  fleet_id: 5,
  vehicle_type_id: 1,
  dashboard_url: null,
  dashboard_mobile_url: null,
  geotab_device_id: null,
  motorMakeID: null,
  motorModelID: null,
  motor_sub_model_id: null,
  motorEngineID: null,
  oil_type_name: null,
};

it.each([
  ['VAN-07 · 2021 Ford Transit', '350 HD · JKT4821 · OR'],
  ['2021 Ford Transit · JKT4821', '350 HD'],
  ['VAN-07 · North van', '2021 Ford Transit 350 HD · JKT4821 · OR'],
])('below the name %s, nothing is said twice', (name, line) => {
  expect(besideName({ ...vehicle, sub_model: '350 HD' }, name)).toBe(line);
});

it('[STS-06] what was entered by hand stands among the orders, the latest first', () => {
  const record = (id: number, day: string, maintenance_type: string) => ({
    id,
    vehicle_id: 1,
    appointment_datetime: `${day}T12:00:00Z`,
    status: 'complete' as const,
    shop: null,
    custom_shop_name: null,
    order_services: [],
    maintenance_type,
    miles: null,
    kilometers: null,
    total: null,
    po_number: null,
    customer_comments: null,
  });
  const past = pastOf({
    ...vehicle,
    maintenance_histories: [record(1, '2026-01-01', 'Wayside'), record(2, '2025-06-01', 'Wayside')],
    manualMaintenanceHistories: [record(3, '2025-12-01', 'Manually Entered')],
  });
  expect(past.map(({ id }) => id)).toEqual([1, 3, 2]);
  expect(pastOf(vehicle)).toEqual([]);
});
