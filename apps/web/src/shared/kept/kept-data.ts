import type { Path } from '@wayside/api-client';

/** What can be read without a network: dashboard, vehicles, their pages, orders, the membership card. */
const KEPT_PATHS: readonly (Path | 'flags')[] = [
  '/fleet_users/me',
  '/fleets/me',
  'flags',
  '/dashboard',
  '/orders/aggregate',
  '/orders/index',
  '/orders/fleet_orders',
  '/vehicles',
  '/vehicles/recalls',
  '/vehicles/{id}',
  '/vehicles/{id}/show_services',
  '/vehicles/vehicle_maintenance_history',
  '/vehicles/me/vehicle_reminders/snoozed_date',
  '/manual_maintenance_histories',
  '/fleets/me/vehicle_services',
  '/glovebox_items',
  '/geotab_sync_events',
  '/geotab_vehicles/{id}/battery_life_info',
  '/geotab_vehicles/{id}/engine_oil_info',
  '/geotab_vehicles/{id}/tire_pressure_info',
  '/geotab_vehicles/{id}/fault_data',
  '/fleet_users',
  '/policies',
];

/** Fields about payments, and what stands in their place: pages expect the lists. */
const NEVER_KEPT: Readonly<Record<string, unknown>> = {
  braintree_payment_methods: [],
  fleet_payment_types: [],
  fleet_payment_type: null,
  payment_id: null,
  payment_provider_type: undefined,
  method_of_payment: null,
};

/** Fields that a server may add one day and whose names suggest a secret: they are left out. */
const IS_SECRET = /token|nonce|password|otp\b|(^|_)card(_|$)|last_?4|cvv|iban/i;

/**
 * The part of a response that is kept on the device, without tokens and payment data.
 * @returns undefined if nothing is kept of its path
 */
export function keptData(path: unknown, data: unknown): unknown {
  return KEPT_PATHS.some((each) => each === path) ? without(data) : undefined;
}

function without(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(without);
  if (typeof value !== 'object' || value === null) return value;
  // A file, or anything else that isn't data.
  if (Object.getPrototypeOf(value) !== Object.prototype) return undefined;
  const fields = Object.entries(value).flatMap(([name, field]): [string, unknown][] => {
    if (Object.hasOwn(NEVER_KEPT, name)) return NEVER_KEPT[name] === undefined ? [] : [[name, NEVER_KEPT[name]]];
    return IS_SECRET.test(name) ? [] : [[name, without(field)]];
  });
  return Object.fromEntries(fields);
}
