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

/**
 * What depends on vehicles that are about to be deactivated, deleted or transferred (VOR-05).
 *
 * - `orders`: their open orders
 * - `policies`: those that name one of them; not those about all vehicles
 * - `emptied`: those of them that would cover no vehicle any more
 * - `drivers`: active drivers who have one of them
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
    drivers: people.filter(
      (person) => person.is_active !== false && holdsAny(person, ['Driver']) && person.vehicle_ids.some(isOne),
    ),
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
