import { hashOf } from '../../shared/random.ts';
import type { BaseWorld } from '../seed/base.ts';
import { OWN_FLEET_ID } from '../fleets/fleet-source.ts';
import { originOf } from './vehicle-ids.ts';

/** The mix repeats after this many vehicles: the default size of the user's fleet. */
const CYCLE = 24;

/** Hand-picked traits of a vehicle. Everything else is derived from the seed. */
export interface Traits {
  deactivated?: true;
  heavyDuty?: true;
  /** Identified by plate and state only. */
  withoutVin?: true;
  /** Has neither a VIN nor a plate state, so it cannot be activated. */
  unidentified?: true;
  /** Make and model as text, without lookup ids. */
  outsideCatalogue?: true;
  notEnrolled?: true;
  device?: 'many faults' | 'weak battery' | 'empty battery' | 'no faults' | 'no readings' | 'ordinary';
  pastDue?: true;
  dueSoon?: 'Due Soon' | 'Due Now';
  recalls?: 1 | 3;
  /** Its documents expire within the sixty-day warning. */
  expiring?: true;
  /** Has no documents. */
  emptyGlovebox?: true;
}

// The first vehicles have the most traits, so that even a fleet of one or two shows something.
const MIX: Readonly<Record<number, Traits>> = {
  0: { device: 'many faults', pastDue: true, dueSoon: 'Due Soon', expiring: true },
  1: { device: 'weak battery', dueSoon: 'Due Soon', recalls: 1 },
  2: { device: 'no faults' },
  3: { device: 'empty battery', expiring: true },
  4: { recalls: 3, notEnrolled: true },
  5: { device: 'no readings', withoutVin: true },
  6: { pastDue: true },
  7: { dueSoon: 'Due Now', emptyGlovebox: true },
  8: { device: 'ordinary', expiring: true },
  9: { deactivated: true },
  10: { device: 'ordinary', notEnrolled: true },
  12: { heavyDuty: true },
  13: { device: 'ordinary' },
  14: { pastDue: true },
  15: { withoutVin: true, emptyGlovebox: true },
  17: { outsideCatalogue: true },
  18: { dueSoon: 'Due Soon' },
  19: { notEnrolled: true },
  20: { deactivated: true, unidentified: true, notEnrolled: true },
  21: { device: 'ordinary' },
  22: { withoutVin: true },
};

const NOTHING_SPECIAL: Traits = {};

/** Whether the vehicle is of a fleet in which nothing has to be done. */
export const isKeptUp = (base: BaseWorld, vehicleId: number): boolean =>
  base.shape.upkeep === 'done' && originOf(vehicleId)?.fleetId === OWN_FLEET_ID;

/** Traits of a vehicle of the initial world; none for one a session created. */
export function traitsOf(base: BaseWorld, vehicleId: number): Traits {
  const origin = originOf(vehicleId);
  if (!origin) return NOTHING_SPECIAL;
  const shift = origin.fleetId === OWN_FLEET_ID ? 0 : hashOf(base.key('mix', origin.fleetId)) % CYCLE;
  const traits = MIX[(origin.number - 1 + shift) % CYCLE] ?? NOTHING_SPECIAL;
  return isKeptUp(base, vehicleId) ? keptUp(traits) : traits;
}

/** The same vehicle when nothing has to be done for it. */
function keptUp({
  pastDue: _due,
  dueSoon: _soon,
  recalls: _recalls,
  expiring: _expiring,
  device,
  ...rest
}: Traits): Traits {
  return { ...rest, device: device && 'no faults' };
}
