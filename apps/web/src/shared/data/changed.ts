import type { Path } from '@wayside/api-client';
import { queryClient } from './query-client.ts';
import { queriesOf } from './read.ts';

/** Lists and totals that include orders. */
const ORDER_LISTS = [
  '/orders/fleet_orders',
  '/orders/index',
  '/orders/aggregate',
  '/dashboard',
  '/vehicles',
  '/vehicles/{id}',
  '/vehicles/vehicle_maintenance_history',
  '/fleets/me/vehicle_services',
  '/fleets',
] as const;

/**
 * Which paths each change makes stale; the only place that defines this. A save names its changes (`useSave({ changed:
 * ['orders'] })`); what is on screen is refetched right away, everything else when it is next shown.
 */
const STALE = {
  /** An order was requested, approved or canceled. */
  orders: [...ORDER_LISTS, '/orders/{id}/preview', '/shop_order_activity_items'],
  /** An order's PO number or total changed. The page that changed it is up to date, the lists are not. */
  orderDetails: ORDER_LISTS,
  /** A vehicle was added, edited, activated, deactivated, enrolled or deleted. */
  vehicles: [
    '/vehicles',
    '/vehicles/{id}',
    '/vehicles/all_vehicles',
    '/vehicles/recalls',
    '/fleets/me/vehicle_services',
    '/dashboard',
    '/fleets',
  ],
  /** A vehicle was deleted: policies don't name it any more. */
  deletedVehicles: ['/policies'],
  /** Vehicles were transferred to another fleet, with their orders and history. */
  transfers: [
    ...ORDER_LISTS,
    '/orders/{id}/preview',
    '/vehicles/all_vehicles',
    '/vehicles/recalls',
    '/manual_maintenance_histories',
    '/fleets/load_all_fleets',
    '/fleets/{id}',
    '/fleets/me',
    '/policies',
  ],
  /**
   * Maintenance that was done elsewhere was entered or deleted. It is among the past orders, and its services are no
   * longer due.
   */
  histories: [
    '/manual_maintenance_histories',
    '/vehicles/{id}',
    '/vehicles',
    '/orders/index',
    '/orders/aggregate',
    '/fleets/me/vehicle_services',
    '/vehicles/{id}/show_services',
    '/dashboard',
    '/fleets',
  ],
  /** A service of a vehicle's maintenance schedule was marked as done, or not. */
  schedule: ['/vehicles/{id}/show_services', '/vehicles/{id}', '/fleets/me/vehicle_services', '/dashboard', '/fleets'],
  /** Reminders of a vehicle were snoozed. */
  reminders: ['/vehicles/me/vehicle_reminders/snoozed_date'],
  /**
   * A person was added, edited, activated, deactivated or deleted: who is active, and in which policy, decides who may
   * approve an order.
   */
  users: ['/fleet_users', '/fleet_fmc_users', '/fleet_users/me', '/policies', '/orders/{id}/preview', ...ORDER_LISTS],
  /** A policy was added, changed or deleted: it decides who may approve which order. */
  policies: ['/policies', '/orders/{id}/preview', ...ORDER_LISTS],
  /** The fleet was edited, such as its telematics database. */
  fleet: ['/fleets/me', '/fleets/{id}', '/fleets', '/fleets/load_all_fleets'],
  /** A fleet was added or deleted. Its own page is not loaded again: it is new, or about to be left. */
  fleets: ['/fleets', '/fleets/load_all_fleets', '/fleets/me', '/fleet_users/me'],
  /** A document of a vehicle was uploaded, changed or deleted. */
  documents: ['/glovebox_items', '/vehicles', '/vehicles/{id}'],
  /** A sync of the telematics database was started. */
  syncs: ['/geotab_sync_events'],
  /** A payment method was added, edited or removed: whether orders can be approved depends on there being one. */
  paymentMethods: ['/braintree_payment_methods', '/orders/{id}/preview', '/orders/fleet_orders', '/dashboard'],
  /**
   * The user's language: texts that the server translates (BRD-12: next maintenance interval, order preview, service
   * requests).
   */
  language: [
    '/fleets/me/vehicle_services',
    '/vehicles/{id}/show_services',
    '/orders/{id}/preview',
    '/shop_order_activity_items',
    '/dashboard',
    '/orders/fleet_orders',
    '/orders/index',
    '/vehicles/{id}',
    '/vehicles/vehicle_maintenance_history',
    '/manual_maintenance_histories',
    '/services',
    '/services/search',
  ],
} as const satisfies Record<string, readonly Path[]>;

export type Change = keyof typeof STALE;

/** Tells the other tabs of this browser, which show the same data. */
let otherTabs: BroadcastChannel | undefined;

/**
 * Marks what the changes affect as stale, in other tabs, too. Resolves once everything on screen is refetched. Other
 * tabs keep their language.
 */
export async function changed(...changes: readonly Change[]): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  otherTabs?.postMessage(changes.filter((change) => change !== 'language'));
  await refetch(changes);
}

/**
 * Follows what other tabs change, while the user is signed in.
 * @returns stops following
 */
export function followOtherTabs(): () => void {
  const channel = new BroadcastChannel('changes');
  otherTabs = channel;
  // The tab may run another release, with other changes.
  channel.addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => {
    const known = data.filter((change): change is Change => Object.hasOwn(STALE, change));
    void refetch(known.map((change) => (change === 'orderDetails' ? 'orders' : change)));
  });
  return () => {
    channel.close();
    otherTabs = undefined;
  };
}

async function refetch(changes: readonly Change[]): Promise<void> {
  await queryClient.invalidateQueries(queriesOf(...changes.flatMap((change) => STALE[change])));
}
