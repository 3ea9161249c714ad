import type { BaseWorld } from '../seed/base.ts';
import { OWN_FLEET_ID } from '../fleets/fleet-source.ts';
import { originOf } from './vehicle-ids.ts';
import { hashOf } from '../seed/random.ts';

/** Vehicles after which the mix repeats: the size of the own fleet, when the scenario does not say. */
const CYCLE = 24;

/** What makes a vehicle worth looking at. Everything else about it is chance. */
export interface Traits {
  deactivated?: true;
  heavyDuty?: true;
  /** Known by its plate and state only. */
  withoutVin?: true;
  /** Neither a VIN nor the state of its plate: it cannot be activated as it is. */
  unidentified?: true;
  /** Make and model as text, without the ids of the lookups. */
  outsideCatalogue?: true;
  notEnrolled?: true;
  device?: 'many faults' | 'weak battery' | 'empty battery' | 'no faults' | 'no readings' | 'ordinary';
  pastDue?: true;
  dueSoon?: 'Due Soon' | 'Due Now';
  recalls?: 1 | 3;
  /** Its documents end within the sixty days of the warning. */
  expiring?: true;
  /** No document was uploaded. */
  emptyGlovebox?: true;
}

// The first vehicles have the most to show, so that a fleet of one or two is no empty stage.
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

/** What is special about a vehicle of the untouched world; nothing about one that a session created. */
export function traitsOf(base: BaseWorld, vehicleId: number): Traits {
  const origin = originOf(vehicleId);
  if (!origin) return NOTHING_SPECIAL;
  const shift = origin.fleetId === OWN_FLEET_ID ? 0 : hashOf(base.key('mix', origin.fleetId)) % CYCLE;
  return MIX[(origin.number - 1 + shift) % CYCLE] ?? NOTHING_SPECIAL;
}
