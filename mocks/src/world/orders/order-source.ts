import type { OrderStatus } from '@wayside/domain';
import { isActiveStatus, milesToKilometers } from '@wayside/domain';
import { between, chance, pick } from '../../shared/random.ts';
import type { BaseWorld } from '../seed/base.ts';
import { memoized } from '../seed/collection.ts';
import type { Entity, Source } from '../seed/collection.ts';
import { OWN_FLEET_ID } from '../fleets/fleet-source.ts';
import { inventedLines, totalOf } from './order-lines.ts';
import type { StoredLine } from './order-lines.ts';
import { peopleOf } from '../people/people.ts';
import type { User } from '../people/people.ts';
import { shopsOf, takesAppointments } from '../shops/shop-source.ts';
import type { ShopCore } from '../shops/shop-source.ts';
import { originOf } from '../vehicles/vehicle-ids.ts';
import { traitsOf } from '../vehicles/vehicle-mix.ts';
import { isInvented } from '../vehicles/vehicle-source.ts';

/** An order without the fields that depend on the reader. */
export interface StoredOrder extends Entity {
  vehicle_id: number;
  status: OrderStatus;
  /** UTC; null when any location may take the vehicle without an appointment. */
  appointment_datetime: string | null;
  /** Days from the appointment to the seed's clock; used to compute the odometer at that time. */
  age: number;
  shop_id: number | null;
  po_number: string | null;
  invoice_number: string | null;
  shop_comments: string | null;
  customer_comments: string | null;
  due_status: 'past_due' | 'due_soon' | null;
  /** The shop has received the vehicle, so it is too late to cancel. */
  received: boolean;
  lines: readonly StoredLine[];
  requested_by: number | null;
  /** Who approved last. */
  approver: string | null;
  last_approval_date: string | null;
  /** The shop takes payment another way, so no stored method is needed. */
  paid_elsewhere: boolean;
}

/** Number of past orders generated per vehicle, besides the active one. */
const MOST_PAST = 6;
const FIRST_NEW_ID = 95_000_001;
/** Vehicles of the user's fleet with hand-picked orders; the rest of a larger fleet have fewer. */
const CAST = 24;

/** Status of the active order of the first vehicles, so that a fleet of the usual size shows every status. */
const ACTIVE: readonly (OrderStatus | null)[] = [
  'awaiting_approval',
  'active',
  'awaiting_approval',
  'initiated_by_user',
  'approved',
  null,
  'awaiting_approval',
  'initiated',
  null,
  null,
  'active',
  'approved',
  'awaiting_approval',
  null,
  'initiated_by_user',
  'approved',
  null,
  'awaiting_approval',
  null,
  'active',
  null,
  'initiated',
  null,
  null,
];

/** Orders by vehicle: id = vehicle id × 10 + k, where k = 0 is the active one, then past ones, latest first. */
export function orderSource(base: BaseWorld): Source<StoredOrder> {
  const idsIn = (vehicleId: number): number[] => {
    if (base.shape.orders === 'none' || !isInvented(base, vehicleId)) return [];
    const past = Array.from({ length: pastCount(base, vehicleId) }, (_, index) => vehicleId * 10 + index + 1);
    return activeStatus(base, vehicleId) ? [vehicleId * 10, ...past] : past;
  };
  return memoized({
    idsIn,
    get: (id) => (idsIn(Math.floor(id / 10)).includes(id) ? orderOf(base, id) : undefined),
    scopeOf: (order) => order.vehicle_id,
    firstNewId: FIRST_NEW_ID,
  });
}

function activeStatus(base: BaseWorld, vehicleId: number): OrderStatus | null {
  const status = ordinaryStatus(base, vehicleId);
  const { orderStatus } = base.shape;
  return status && isActiveStatus(orderStatus) ? orderStatus! : status;
}

function ordinaryStatus(base: BaseWorld, vehicleId: number): OrderStatus | null {
  const { fleetId, number } = originOf(vehicleId)!;
  const traits = traitsOf(base, vehicleId);
  if (traits.deactivated || (traits.notEnrolled && base.enrolls)) return null;
  if (fleetId === OWN_FLEET_ID && number <= CAST) return ACTIVE[number - 1]!;
  const share = fleetId === OWN_FLEET_ID ? 0.04 : 0.4;
  if (chance(base.key('has active order', vehicleId)) > share) return null;
  return pick(base.key('active status', vehicleId), [
    'awaiting_approval',
    'awaiting_approval',
    'approved',
    'active',
    'initiated',
    'initiated_by_user',
  ] as const);
}

function pastCount(base: BaseWorld, vehicleId: number): number {
  const { fleetId, number } = originOf(vehicleId)!;
  if (fleetId === OWN_FLEET_ID)
    return number <= CAST
      ? between(base.key('past orders', vehicleId), 3, MOST_PAST)
      : between(base.key('past orders', vehicleId), 0, 2);
  return between(base.key('past orders', vehicleId), 0, 4);
}

const PAST: readonly OrderStatus[] = [
  'paid',
  'paid',
  'paid',
  'paid',
  'complete',
  'complete',
  'paid_in_shop',
  'paid_in_shop',
  'paid_deferred',
];

function pastStatus(base: BaseWorld, id: number): OrderStatus {
  const { orderStatus } = base.shape;
  if (orderStatus && !isActiveStatus(orderStatus)) return orderStatus;
  const vehicleId = Math.floor(id / 10);
  const { fleetId, number } = originOf(vehicleId)!;
  const place = fleetId === OWN_FLEET_ID ? number * 10 + (id % 10) : undefined;
  if (place === 32) return 'walk_in';
  // Two canceled orders, and each of the rarer statuses at least once.
  if (place === 12 || place === 81) return 'cancel';
  if (place === 11) return 'paid';
  if (place === 13) return 'paid_in_shop';
  if (place === 21) return 'paid_deferred';
  if (place === 22) return 'complete';
  return chance(base.key('canceled', id)) < 0.05 ? 'cancel' : pick(base.key('past status', id), PAST);
}

/** Days from the appointment to the clock; negative for a future appointment. */
function ageOf(base: BaseWorld, id: number, status: OrderStatus): number {
  const key = base.key('order day', id);
  const position = id % 10;
  // Six past orders, spaced over the last fourteen months.
  if (position > 0) return (position - 1) * 68 + between(key, 5, 64);
  if (status === 'initiated' || status === 'initiated_by_user') return -between(key, 1, 20);
  if (status === 'active') return between(key, 0, 2);
  // At the shop today, which found more to do.
  if (status === 'awaiting_approval') return 0;
  return between(key, 0, 4);
}

function orderOf(base: BaseWorld, id: number): StoredOrder {
  const vehicleId = Math.floor(id / 10);
  const status = id % 10 === 0 ? activeStatus(base, vehicleId)! : pastStatus(base, id);
  const key = (what: string) => base.key(what, id);
  const shop = shopOf(base, vehicleId, id);
  const age = onWorkday(base, ageOf(base, id, status));
  const half = between(key('order time'), 0, 15);
  const appointment = base.daysAgo(age, 13 + Math.floor(half / 2));
  appointment.setUTCMinutes((half % 2) * 30);
  const appointment_datetime = `${appointment.toISOString().slice(0, 19)}Z`;
  const traits = traitsOf(base, vehicleId);
  const lines = inventedLines(base, { id, status, shop, heavyDuty: traits.heavyDuty === true });
  // Cheap orders have no approver: a policy auto-approved them.
  const past =
    id % 10 > 0 && status !== 'cancel' && status !== 'walk_in' && (totalOf(lines) ?? 0) > AUTO_APPROVED_BELOW;
  const decided = status === 'approved' || past;
  return {
    id,
    vehicle_id: vehicleId,
    status,
    appointment_datetime,
    age,
    shop_id: shop.id,
    po_number: chance(key('has po')) < 0.75 ? `PO-${between(key('po'), 1000, 9899)}` : null,
    invoice_number: INVOICED.includes(status) ? `INV-${between(key('invoice'), 20_000, 98_999)}` : null,
    shop_comments:
      id % 10 === 0 && !REQUESTED.includes(status) && chance(key('shop says')) < 0.6
        ? pick(key('shop comment'), SHOP_COMMENTS[base.country])
        : null,
    customer_comments:
      chance(key('customer says')) < 0.3 ? pick(key('customer comment'), CUSTOMER_COMMENTS[base.country]) : null,
    due_status: id % 10 > 0 ? null : traits.pastDue ? 'past_due' : traits.dueSoon ? 'due_soon' : null,
    received:
      !REQUESTED.includes(status) &&
      (status !== 'awaiting_approval' || chance(key('received')) < 0.3) &&
      (status !== 'active' || age > 0),
    lines,
    requested_by: status === 'initiated_by_user' ? pick(key('asked by'), peopleWho(base)).id : null,
    approver: decided ? pick(key('approved by'), peopleWho(base, originOf(vehicleId)!.fleetId)).name : null,
    last_approval_date: decided
      ? notAfterClock(base, new Date(appointment.getTime() + 2.5 * 3_600_000).toISOString())
      : null,
    paid_elsewhere: shop.paysAtShop,
  };
}

/** A moment of a step that has happened: for an appointment still to come, an hour before the seed's clock. */
export function notAfterClock(base: BaseWorld, moment: string): string {
  const latest = Date.parse(base.seed.clock) - 3_600_000;
  return `${new Date(Math.min(Date.parse(moment), latest)).toISOString().slice(0, 19)}Z`;
}

/** Amount up to which the generated policies auto-approve. */
export const AUTO_APPROVED_BELOW = 80;
const REQUESTED: readonly OrderStatus[] = ['initiated', 'initiated_by_user'];
const INVOICED: readonly OrderStatus[] = ['paid', 'paid_in_shop', 'paid_deferred', 'walk_in'];

/** Shops close on Sundays: past appointments move to the day before, future ones to the day after. */
function onWorkday(base: BaseWorld, age: number): number {
  if (base.daysAgo(age).getUTCDay() !== 0) return age;
  return age < 0 ? age - 1 : age + 1;
}

/** A shop near the fleet that takes vehicles of every size by appointment. */
function shopOf(base: BaseWorld, vehicleId: number, id: number): ShopCore {
  const { fleetId } = originOf(vehicleId)!;
  const shops = base.part(bookableShops);
  const cities = [...shops.keys()];
  const home = fleetId === OWN_FLEET_ID ? cities[0]! : pick(base.key('fleet city', fleetId), cities);
  return pick(base.key('order shop', id), shops.get(home)!);
}

function bookableShops(base: BaseWorld): Map<string, ShopCore[]> {
  return Map.groupBy(
    base.part(shopsOf).filter((shop) => shop.support_medium_and_heavy_duty_vehicles && takesAppointments(shop)),
    (shop) => shop.city,
  );
}

/** The first people of the user's fleet; for other fleets, those of the management company. */
function peopleWho(base: BaseWorld, fleetId = OWN_FLEET_ID): User[] {
  const people = base.part(peopleOf);
  return fleetId === OWN_FLEET_ID ? people.slice(0, 3) : people.slice(4, 8);
}

const SHOP_COMMENTS = {
  US: [
    'Front pads are at 2 mm.',
    'Left rear tire is worn on the inside.',
    'Battery failed the load test.',
    'Oil leak at the valve cover, monitor.',
    'Belt shows cracks.',
  ],
  CA: [
    'Plaquettes avant à 2 mm.',
    'Le pneu arrière gauche est usé à l’intérieur.',
    'La batterie a échoué au test de charge.',
    'Fuite d’huile au couvre-culasse, à surveiller.',
    'La courroie est fissurée.',
  ],
};
const CUSTOMER_COMMENTS = {
  US: [
    'Please check the squeak at the front left.',
    'Driver is waiting at the shop.',
    'Keys are in the drop box.',
    'Vehicle is needed back by 5 PM.',
  ],
  CA: [
    'Bruit à l’avant gauche, veuillez vérifier.',
    'Le conducteur attend à l’atelier.',
    'Les clés sont dans la boîte de dépôt.',
    'Le véhicule doit être de retour à 17 h.',
  ],
};

/** Miles to kilometers, rounded as odometers show it. */
export const kilometersOf = (miles: number | null): number | null =>
  miles === null ? null : Math.round(milesToKilometers(miles));
