import { OWN_FLEET_ID } from '../fleets/fleet-source.ts';

const FLEET_STEP = 100_000;
/** Maximum children of one kind per vehicle; more would collide with the next vehicle's ids. */
export const CHILDREN = 40;
/** First id for children a session creates. */
export const FIRST_NEW_CHILD = 50_000_001;
/** Vehicles a session creates have ids below the first fleet's. */
export const FIRST_NEW_VEHICLE = 1001;

/** A vehicle's original fleet and its number in it; undefined for one a session created. */
export function originOf(vehicleId: number): { fleetId: number; number: number } | undefined {
  const fleetId = Math.floor(vehicleId / FLEET_STEP);
  return fleetId === 0 ? undefined : { fleetId, number: vehicleId % FLEET_STEP };
}

// Vehicle ids are sparse and the contract allows eight digits, so children are numbered by a denser index.
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

/** Id of a vehicle's index-th child of a kind. */
export function childId(vehicleId: number, index: number): number {
  return ordinalOf(vehicleId) * CHILDREN + index;
}

/** The vehicle and index encoded in a `childId`. */
export function parentOf(id: number): { vehicleId: number; index: number } {
  return { vehicleId: vehicleOfOrdinal(Math.floor(id / CHILDREN)), index: id % CHILDREN };
}
