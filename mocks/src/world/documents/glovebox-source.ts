import type { Schemas } from '@wayside/api-client';
import { between, chance, pick } from '../../shared/random.ts';
import type { BaseWorld } from '../seed/base.ts';
import { memoized } from '../seed/collection.ts';
import type { Source } from '../seed/collection.ts';
import { OWN_FLEET_ID, vehicleIdsIn } from '../fleets/fleet-source.ts';
import { STATES } from '../shops/places.ts';
import { FIRST_NEW_CHILD, childId, parentOf } from '../vehicles/vehicle-ids.ts';
import { isKeptUp, traitsOf } from '../vehicles/vehicle-mix.ts';
import { isInvented } from '../vehicles/vehicle-source.ts';

/** A document without the fields that depend on the current date and the API's origin. */
export type StoredItem = Omit<Schemas['GloveboxItem'], 'expires_in_days' | 'glovebox_documents'> & {
  /** Ids of its files. A generated document has one file with its own id. */
  files: readonly number[];
};

const SINGLE = ['driver_licence', 'vehicle_insurance', 'registration'] as const;
const MOST_OTHERS = 3;
/**
 * Days to expiry. The insurance of a vehicle with expiring documents ends within the 60-day warning; the other
 * documents end well outside.
 */
const WARNED = { from: 5, to: 58 };
const SAFE = { from: 70, to: 700 };
/** The first vehicle of the user's fleet has a document on the last day of the warning and one on the day before it. */
const LIMITS: Partial<Record<StoredItem['document_type'], { from: number; to: number }>> = {
  vehicle_insurance: { from: 60, to: 60 },
  registration: { from: 61, to: 61 },
};

/** Documents by vehicle. */
export function gloveboxSource(base: BaseWorld): Source<StoredItem> {
  return memoized({
    idsIn: (vehicleId) => indexesOf(base, vehicleId).map((index) => childId(vehicleId, index)),
    get(id) {
      if (id >= FIRST_NEW_CHILD) return undefined;
      const { vehicleId, index } = parentOf(id);
      return indexesOf(base, vehicleId).includes(index) ? itemOf(base, id, vehicleId, index) : undefined;
    },
    scopeOf: (item) => item.vehicle_id,
    firstNewId: FIRST_NEW_CHILD,
  });
}

function indexesOf(base: BaseWorld, vehicleId: number): number[] {
  if (!isInvented(base, vehicleId)) return [];
  const traits = traitsOf(base, vehicleId);
  if (traits.emptyGlovebox) return [];
  const single = SINGLE.map((_, index) => index).filter(
    (index) => traits.expiring || chance(base.key('has document', childId(vehicleId, index))) < 0.8,
  );
  const others = between(base.key('other documents', vehicleId), 0, MOST_OTHERS);
  return [...single, ...Array.from({ length: others }, (_, index) => SINGLE.length + index)];
}

const INSURERS = {
  US: ['Prairie Mutual', 'Keystone Fleet Insurance', 'Harborline Casualty'],
  CA: ['Assurance Boréale', 'Mutuelle du Fleuve', 'Maple Fleet Insurance'],
};
const TITLES = {
  US: ['Lift gate manual', 'Lease agreement', 'Warranty booklet', 'Fuel card agreement'],
  CA: ['Manuel du hayon élévateur', 'Contrat de location', 'Garantie prolongée', 'Fuel card agreement'],
};

function itemOf(base: BaseWorld, id: number, vehicleId: number, index: number): StoredItem {
  const document_type = SINGLE[index] ?? 'other';
  const key = (what: string) => base.key(`document ${what}`, id);
  const isFirst = vehicleId === vehicleIdsIn(base, OWN_FLEET_ID)[0] && !isKeptUp(base, vehicleId);
  const usual = traitsOf(base, vehicleId).expiring && document_type === 'vehicle_insurance' ? WARNED : SAFE;
  const ends = (isFirst && LIMITS[document_type]) || usual;
  const isOther = document_type === 'other';
  return {
    id,
    document_type,
    document_number: isOther ? null : `${NUMBER_PREFIX[document_type]}${between(key('number'), 100_000, 9_999_999)}`,
    expiration_date:
      isOther && chance(key('ends')) < 0.6
        ? null
        : base
            .daysAgo(-between(key('end'), ends.from, ends.to))
            .toISOString()
            .slice(0, 10),
    state_id:
      isOther || document_type === 'vehicle_insurance'
        ? null
        : pick(base.key('document state', vehicleId), STATES[base.country]).id,
    insurance_name: document_type === 'vehicle_insurance' ? pick(key('insurer'), INSURERS[base.country]) : null,
    document_title: isOther
      ? pick(base.key('first title', vehicleId), rotations(TITLES[base.country]))[index - SINGLE.length]!
      : null,
    vehicle_id: vehicleId,
    files: [id],
  };
}

const NUMBER_PREFIX = { driver_licence: 'DL', vehicle_insurance: 'POL', registration: 'REG' };

/** The titles, rotated: each vehicle starts at another one and never has the same title twice. */
function rotations<T>(list: readonly T[]): T[][] {
  return list.map((_, start) => [...list.slice(start), ...list.slice(0, start)]);
}
