import { OWN_FLEET_ID } from '../fleets/fleet-source.ts';

const FLEET_STEP = 100_000;
/** Most things of one kind that a vehicle can have before they would take the ids of the next vehicle's. */
export const CHILDREN = 40;
/** Where ids begin that a session gives to what it creates for a vehicle. */
export const FIRST_NEW_CHILD = 50_000_001;
/** Vehicles that a session creates are numbered below the first fleet's. */
export const FIRST_NEW_VEHICLE = 1001;

/** Which of its fleet a vehicle was at first, and in which fleet; undefined for one that a session created. */
export function originOf(vehicleId: number): { fleetId: number; number: number } | undefined {
  const fleetId = Math.floor(vehicleId / FLEET_STEP);
  return fleetId === 0 ? undefined : { fleetId, number: vehicleId % FLEET_STEP };
}

// Vehicle ids are sparse and the contract allows eight digits, so what belongs to a vehicle is numbered by a denser count.
const CREATED = FLEET_STEP;
const OTHERS = 2 * FLEET_STEP;
const OTHERS_STEP = 100;

function ordinalOf(vehicleId: number): number {
  const origin = originOf(vehicleId);
  if (!origin) return CREATED + vehicleId;
  return origin.fleetId === OWN_FLEET_ID ? origin.number : OTHERS + origin.fleetId * OTHERS_STEP + origin.number;
}

function vehicleOfOrdinal(ordinal: number): number {
  if (ordinal < CREATED) return OWN_FLEET_ID * FLEET_STEP + ordinal;
  if (ordinal < OTHERS) return ordinal - CREATED;
  const rest = ordinal - OTHERS;
  return Math.floor(rest / OTHERS_STEP) * FLEET_STEP + (rest % OTHERS_STEP);
}

/** Id of the index-th thing of a kind that belongs to a vehicle. */
export function childId(vehicleId: number, index: number): number {
  return ordinalOf(vehicleId) * CHILDREN + index;
}

/** The vehicle and the index behind a `childId`. */
export function parentOf(id: number): { vehicleId: number; index: number } {
  return { vehicleId: vehicleOfOrdinal(Math.floor(id / CHILDREN)), index: id % CHILDREN };
}
