import type { Schemas } from '@wayside/api-client';
import { isActiveStatus, isFmcUser } from '@wayside/domain';
import { Collection } from '../seed/collection.ts';
import { vehicleCount } from '../fleets/fleet-source.ts';
import { maintainedVehicleSource } from './maintained-vehicle-source.ts';
import type { User } from '../people/people.ts';
import { refuse } from '../seed/refusal.ts';
import type { Refusal } from '../seed/refusal.ts';
import { basicOf, blankVehicle, merged } from './vehicle-form.ts';
import type { SaveFailure, VehicleInput } from './vehicle-form.ts';
import type { Odometer, Vehicle } from './vehicle-source.ts';
import type { Surroundings } from '../surroundings.ts';

export type { Vehicle } from './vehicle-source.ts';

type TransferFailure = 'notFound' | 'sameFleet' | 'vehicleElsewhere' | 'nothingSelected';

/** The vehicles of all fleets; nested lists come from the other parts of the world. */
export class Vehicles {
  readonly #world: Surroundings;
  readonly #vehicles: Collection<Vehicle>;
  readonly #deleted = new Map<number, Vehicle>();
  #uploads = 500;

  constructor(world: Surroundings) {
    this.#world = world;
    this.#vehicles = new Collection(world.base.part(maintainedVehicleSource), (fleetId) => world.changes.note(fleetId));
  }

  get(id: number): Vehicle | undefined {
    return this.#vehicles.get(id);
  }

  /** The vehicle, also after it was deleted: what was paid for it stays paid. */
  everHad(id: number): Vehicle | undefined {
    return this.get(id) ?? this.#deleted.get(id);
  }

  deletedFrom(fleetId: number): Vehicle[] {
    return [...this.#deleted.values()].filter(({ fleet_id }) => fleet_id === fleetId);
  }

  in(fleetId: number): Vehicle[] {
    return this.#vehicles.in(fleetId);
  }

  idsIn(fleetId: number): number[] {
    return this.in(fleetId).map(({ id }) => id);
  }

  /** Counts without generating vehicles until one of the fleet is changed. */
  countIn(fleetId: number): number {
    return this.#vehicles.isTouched(fleetId) ? this.in(fleetId).length : vehicleCount(this.#world.base, fleetId);
  }

  /** The vehicle, if the user may see it: in their own fleet, or in any fleet for a management company user. */
  seenBy(user: User, id: number): Vehicle | undefined {
    const vehicle = this.get(id);
    return vehicle && (vehicle.fleet_id === user.fleet_id || isFmcUser(user)) ? vehicle : undefined;
  }

  /**
   * Vehicles of the user's fleet, or of a given fleet; undefined when the user may not see it. A management company
   * user's search without a fleet covers all fleets.
   */
  list(
    user: User,
    {
      fleet_id,
      search = '',
      data_type,
    }: { fleet_id?: number; search?: string; data_type?: 'extended' | 'search' } = {},
  ): Vehicle[] | undefined {
    const wanted = search.trim().toLowerCase();
    if (fleet_id !== undefined && !(isFmcUser(user) ? this.#world.fleets.get(fleet_id) : fleet_id === user.fleet_id))
      return undefined;
    const everywhere = fleet_id === undefined && data_type === 'search' && wanted !== '' && isFmcUser(user);
    const fleetId = fleet_id ?? user.fleet_id ?? null;
    const scope = everywhere
      ? this.#world.fleets.all().flatMap(({ id }) => this.in(id))
      : fleetId === null
        ? []
        : this.in(fleetId);
    return wanted === ''
      ? scope
      : scope.filter((vehicle) => SEARCHED.some((field) => vehicle[field]?.toLowerCase().includes(wanted)));
  }

  basics(fleetId: number | null | undefined): Schemas['BasicVehicle'][] {
    if (fleetId == null) return [];
    return this.in(fleetId).map(basicOf);
  }

  /** Vehicles of a list, each with its active order. */
  withActiveOrders(vehicles: readonly Vehicle[], user: User): Schemas['Vehicle'][] {
    const fleetIds = [...new Set(vehicles.map(({ fleet_id }) => fleet_id))];
    const active = fleetIds.flatMap((fleetId) => this.#world.orders.activeIn(fleetId, user));
    const byVehicle = new Map(active.map((order) => [order.vehicle.id, order]));
    return vehicles.map((vehicle) => ({ ...vehicle, active_order: byVehicle.get(vehicle.id) ?? null }));
  }

  /** Vehicles of a list, each with the id of its active order. */
  withActiveOrderIds(vehicles: readonly Vehicle[]): Schemas['Vehicle'][] {
    const fleetIds = [...new Set(vehicles.map(({ fleet_id }) => fleet_id))];
    const active = fleetIds.flatMap((fleetId) =>
      this.#world.orders.storedIn(fleetId).filter(({ status }) => isActiveStatus(status)),
    );
    const byVehicle = new Map(active.map(({ id, vehicle_id }) => [vehicle_id, id]));
    return vehicles.map((vehicle) => ({ ...vehicle, active_order_id: byVehicle.get(vehicle.id) ?? null }));
  }

  /** Vehicles of a list, each with its documents. Their addresses are under the origin of the API. */
  withDocuments(vehicles: readonly Schemas['Vehicle'][], origin: string): Schemas['Vehicle'][] {
    return vehicles.map((vehicle) => ({
      ...vehicle,
      glovebox_items: this.#world.glovebox.ofVehicle(vehicle.id, origin),
    }));
  }

  /** The vehicle with everything that belongs to it, as the user sees it. Document URLs use the API's origin. */
  detail(vehicle: Vehicle, user: User, origin: string): Schemas['Vehicle'] {
    const { orders, policies, glovebox, maintenance } = this.#world;
    return {
      ...vehicle,
      active_order: orders.activeOf(vehicle.id, user) ?? null,
      policies: policies.ofVehicle(vehicle.id, vehicle.fleet_id),
      recalls: maintenance.recallsOf(vehicle),
      glovebox_items: glovebox.ofVehicle(vehicle.id, origin),
      maintenance: maintenance.items(vehicle, user.language),
      maintenance_histories: maintenance.orderedOf(vehicle.id, user).slice(0, LISTED),
      manualMaintenanceHistories: maintenance.manualOf(vehicle.id, user.language).slice(0, LISTED),
    };
  }

  create(user: User, input: VehicleInput): Vehicle | Refusal<SaveFailure> {
    const fleetId = input.fleet_id ?? user.fleet_id;
    if (fleetId == null || !this.#world.users.mayActIn(user, fleetId)) return refuse('invalid', 'Unknown fleet');
    const { base } = this.#world;
    const saved = merged(base, blankVehicle(base, fleetId), input, this.#isTaken);
    return 'refused' in saved ? saved : this.#vehicles.insert((id) => ({ ...saved, id }));
  }

  update(user: User, vehicle: Vehicle, input: VehicleInput): Vehicle | Refusal<SaveFailure> {
    const { id = vehicle.id, fleet_id = vehicle.fleet_id } = input;
    if (id !== vehicle.id) return refuse('invalid', 'The id does not match the address');
    if (fleet_id !== vehicle.fleet_id && !this.#world.users.mayActIn(user, fleet_id))
      return refuse('invalid', 'Unknown fleet');
    const saved = merged(this.#world.base, vehicle, input, this.#isTaken);
    return 'refused' in saved ? saved : this.#vehicles.update(vehicle.id, saved)!;
  }

  /** Updates fields that follow from another change, such as a recorded service. */
  note(id: number, fields: Pick<Vehicle, 'last_maintenance_date' | 'last_maintenance_miles'> | Odometer): void {
    this.#vehicles.update(id, fields);
  }

  deactivate(id: number): Vehicle | undefined {
    return this.#vehicles.update(id, { is_active: false });
  }

  remove(id: number): 'removed' | 'notFound' | 'activeOrder' {
    if (!this.get(id)) return 'notFound';
    if (this.#world.orders.activeOf(id)) return 'activeOrder';
    this.drop(id);
    return 'removed';
  }

  /** Deletes it, whatever belongs to it; no policy and no driver's list names it any more. */
  drop(id: number): void {
    const vehicle = this.get(id);
    this.#vehicles.remove(id);
    if (!vehicle) return;
    this.#deleted.set(id, vehicle);
    this.#leave(id, vehicle.fleet_id);
  }

  #leave(id: number, fleetId: number): void {
    this.#world.policies.forget(id, fleetId);
    this.#world.users.forget(id, fleetId);
  }

  /** Moves all of them or none. Their policies and drivers stay behind (CMP-06). */
  transfer({ vehicle_ids, old_fleet_ids, new_fleet_id }: Schemas['VehicleTransfer']): 'moved' | TransferFailure {
    if (vehicle_ids.length === 0) return 'nothingSelected';
    const vehicles = vehicle_ids.map((id) => this.get(id)).filter((vehicle) => vehicle !== undefined);
    if (vehicles.length < vehicle_ids.length || !this.#world.fleets.get(new_fleet_id)) return 'notFound';
    if (old_fleet_ids.includes(new_fleet_id)) return 'sameFleet';
    if (vehicles.some(({ fleet_id }) => !old_fleet_ids.includes(fleet_id))) return 'vehicleElsewhere';
    for (const { id, fleet_id } of vehicles) {
      this.#vehicles.update(id, { fleet_id: new_fleet_id });
      this.#leave(id, fleet_id);
    }
    return 'moved';
  }

  /**
   * Returns a function that saves vehicles one at a time by VIN: known ones are updated, others added. Built for
   * thousands.
   */
  upserter(fleetId: number): (input: VehicleInput & { vin: string }) => Vehicle | Refusal<SaveFailure> {
    const { base } = this.#world;
    const ids = new Map(this.in(fleetId).map(({ vin, id }) => [vin, id]));
    return (input) => {
      const id = ids.get(input.vin);
      const saved = merged(base, (id !== undefined && this.get(id)) || blankVehicle(base, fleetId), input, () => false);
      if ('refused' in saved) return saved;
      const vehicle =
        id === undefined
          ? this.#vehicles.insert((newId) => ({ ...saved, id: newId }))
          : this.#vehicles.update(id, saved)!;
      ids.set(vehicle.vin, vehicle.id);
      return vehicle;
    };
  }

  /** Id of the next bulk upload. */
  nextUpload(): number {
    return ++this.#uploads;
  }

  #isTaken = ({ vin, id, fleet_id }: Vehicle): boolean =>
    this.in(fleet_id).some((other) => other.vin === vin && other.id !== id);
}

/** Maximum length of nested lists. */
const LISTED = 50;
const SEARCHED = ['vehicle_name', 'vin', 'license_plate_number', 'other_id'] as const;
