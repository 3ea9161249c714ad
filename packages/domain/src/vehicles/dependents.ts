import { holdsAny } from '../access/roles.ts';
import type { RoleHolder } from '../access/roles.ts';
import { isActiveStatus, statusOf } from '../orders/orders.ts';
import type { OrderLike } from '../orders/orders.ts';
import type { ApprovalPolicy } from '../policies/policy.ts';
import { samePlate, unitKey } from './vehicle-checks.ts';
import type { Numbered } from './vehicle-checks.ts';

interface OrderOfVehicle extends OrderLike {
  readonly vehicle: { readonly id: number };
}
interface Driver extends RoleHolder {
  readonly is_active?: boolean | null;
  readonly vehicle_ids: readonly number[];
}

export interface VehicleFacts<Order, Policy, Person> {
  readonly orders: readonly Order[];
  readonly policies: readonly Policy[];
  readonly people: readonly Person[];
}

/** The open orders of vehicles; each has at most one. */
export function openOrdersOf<Order extends OrderOfVehicle>(
  vehicles: readonly { readonly id: number }[],
  orders: readonly Order[],
): Order[] {
  const ids = new Set(vehicles.map(({ id }) => id));
  return orders.filter((order) => isActiveStatus(statusOf(order)) && ids.has(order.vehicle.id));
}

/** The drivers who have one of the vehicles (PPV-05); those who can't sign in come last. */
export function driversOf<Person extends Driver>(
  vehicles: readonly { readonly id: number }[],
  people: readonly Person[],
): Person[] {
  const ids = new Set(vehicles.map(({ id }) => id));
  return people
    .filter((person) => holdsAny(person, ['Driver']) && person.vehicle_ids.some((id) => ids.has(id)))
    .toSorted((a, b) => Number(a.is_active === false) - Number(b.is_active === false));
}

/**
 * What depends on vehicles that are about to be deactivated, deleted or transferred (VOR-05).
 *
 * - `orders`: their open orders
 * - `policies`: those that name one of them; not those about all vehicles
 * - `emptied`: those of them that would cover no vehicle any more
 * - `drivers`: those who have one of them, the inactive ones last
 */
export function dependsOnVehicles<Order extends OrderOfVehicle, Policy extends ApprovalPolicy, Person extends Driver>(
  vehicles: readonly { readonly id: number }[],
  { orders, policies, people }: VehicleFacts<Order, Policy, Person>,
) {
  const ids = new Set(vehicles.map(({ id }) => id));
  const isOne = (id: number): boolean => ids.has(id);
  const naming = policies.filter((policy) => !policy.all_vehicles && policy.vehicle_ids.some(isOne));
  return {
    orders: openOrdersOf(vehicles, orders),
    policies: naming,
    emptied: naming.filter((policy) => policy.vehicle_ids.every(isOne)),
    drivers: driversOf(vehicles, people),
  };
}

export interface TransferFacts<Order, Policy, Person> {
  readonly orders: readonly Order[];
  /** Where the vehicles go; undefined while it is unknown. */
  readonly target: { readonly user_total: number } | undefined;
  /** The fleet whose users and policies the reader sees by name; undefined for nobody's. */
  readonly known: (Omit<VehicleFacts<never, Policy, Person>, 'orders'> & { readonly fleetId: number }) | undefined;
}

/**
 * What a transfer changes for orders and people (VOR-05).
 *
 * - `orders`: the open orders that go along
 * - `isUnattended`: nobody of the target could approve them, because it has no users
 * - `named`: policies and drivers of the fleet that the reader knows; none if no vehicle leaves it
 * - `others`: vehicles of other fleets, whose policies and drivers have no names here
 */
export function dependsOnTransfer<
  Vehicle extends { readonly id: number; readonly fleet_id: number },
  Order extends OrderOfVehicle,
  Policy extends ApprovalPolicy,
  Person extends Driver,
>(vehicles: readonly Vehicle[], { orders, target, known }: TransferFacts<Order, Policy, Person>) {
  const own = vehicles.filter(({ fleet_id }) => fleet_id === known?.fleetId);
  const open = openOrdersOf(vehicles, orders);
  return {
    orders: open,
    isUnattended: open.length > 0 && target?.user_total === 0,
    named: known && own.length > 0 ? dependsOnVehicles(own, { ...known, orders: [] }) : undefined,
    others: vehicles.filter((vehicle) => !own.includes(vehicle)),
  };
}

export interface Clash<Vehicle> {
  readonly vehicle: Vehicle;
  /** Has the same already. */
  readonly other: Vehicle;
  readonly by: 'unit' | 'plate';
}

/** Vehicles whose unit number or plate a vehicle of the target fleet has already. */
export function clashesIn<Vehicle extends Numbered>(
  arriving: readonly Vehicle[],
  target: readonly Vehicle[],
): Clash<Vehicle>[] {
  const units = new Map(target.map((vehicle) => [unitKey(vehicle.other_id), vehicle]));
  return arriving.flatMap((vehicle): Clash<Vehicle>[] => {
    const unit = unitKey(vehicle.other_id);
    const sameUnit = unit === '' ? undefined : units.get(unit);
    if (sameUnit && sameUnit.id !== vehicle.id) return [{ vehicle, other: sameUnit, by: 'unit' }];
    const other = samePlate(vehicle.license_plate_number ?? '', target, vehicle.id);
    return other ? [{ vehicle, other, by: 'plate' }] : [];
  });
}
