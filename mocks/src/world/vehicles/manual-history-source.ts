import { between, chance, pick } from '../../shared/random.ts';
import type { BaseWorld } from '../seed/base.ts';
import { memoized } from '../seed/collection.ts';
import type { Source } from '../seed/collection.ts';
import { SERVICE_CATALOGUE } from '../shops/service-catalogue.ts';
import { FIRST_NEW_CHILD, childId, parentOf } from './vehicle-ids.ts';
import { isInvented, milesAgo, vehicleSource } from './vehicle-source.ts';

/** Maintenance that was entered by hand. */
export interface ManualRecord {
  id: number;
  vehicle_id: number;
  /** Date of the service. */
  day: string;
  appointment_datetime: string;
  shop_id: number | null;
  custom_shop_name: string | null;
  miles: number | null;
  po_number: string | null;
  customer_comments: string | null;
  lines: readonly ManualLine[];
}

export interface ManualLine {
  service_id: number;
  /** As entered; known services are shown in the reader's language. */
  name: string;
  position: string | null;
  price: number | null;
  miles: number | null;
}

/** Records by vehicle. A fleet without orders is new and has no records either. */
export function manualHistorySource(base: BaseWorld): Source<ManualRecord> {
  const idsIn = (vehicleId: number) =>
    Array.from({ length: manualCount(base, vehicleId) }, (_, index) => childId(vehicleId, index));
  return memoized({
    idsIn,
    get(id) {
      if (id >= FIRST_NEW_CHILD) return undefined;
      const { vehicleId, index } = parentOf(id);
      return index < manualCount(base, vehicleId) ? recordOf(base, id, vehicleId) : undefined;
    },
    scopeOf: (record) => record.vehicle_id,
    firstNewId: FIRST_NEW_CHILD,
  });
}

/** More than two pages. */
const LONG = 25;

function manualCount(base: BaseWorld, vehicleId: number): number {
  if (base.shape.orders === 'none' || !isInvented(base, vehicleId)) return 0;
  return base.shape.history === 'long' ? LONG : pick(base.key('manual records', vehicleId), [0, 0, 1, 1, 2]);
}

/** Days since the latest manual record; undefined when there is none. */
export function manualAge(base: BaseWorld, vehicleId: number): number | undefined {
  return manualCount(base, vehicleId) === 0 ? undefined : ageOf(base, childId(vehicleId, 0));
}

function ageOf(base: BaseWorld, id: number): number {
  return between(base.key('manual day', id), 25, 180) + parentOf(id).index * (base.shape.history === 'long' ? 40 : 190);
}

const SHOPS = {
  US: ['Harbor Tire and Lube', 'Corner Garage', 'Hollis Automotive', 'Route 9 Service Center', 'Dealer service'],
  CA: ['Garage Tremblay', 'Pneus et mécanique Côté', 'Corner Garage', 'Atelier du Parc', 'Hollis Automotive'],
};
const COMMENTS = {
  US: ['Done on the road.', 'Warranty work.', null, null],
  CA: ['Fait sur la route.', 'Sous garantie.', null, null],
};

function recordOf(base: BaseWorld, id: number, vehicleId: number): ManualRecord {
  const days = ageOf(base, id);
  const vehicle = base.part(vehicleSource).get(vehicleId)!;
  const miles = vehicle.miles === null ? null : milesAgo(vehicle.miles, days);
  const day = base.daysAgo(days).toISOString().slice(0, 10);
  const first = between(base.key('manual service', id), 0, SERVICE_CATALOGUE.length - 1);
  const count = chance(base.key('manual lines', id)) < 0.7 ? 1 : 2;
  return {
    id,
    vehicle_id: vehicleId,
    day,
    appointment_datetime: `${day}T15:00:00Z`,
    shop_id: null,
    custom_shop_name: pick(base.key('manual shop', id), SHOPS[base.country]),
    miles,
    po_number:
      chance(base.key('manual po', id)) < 0.5 ? `PO-${between(base.key('manual po number', id), 1000, 9999)}` : null,
    customer_comments: pick(base.key('manual comment', id), COMMENTS[base.country]),
    lines: Array.from({ length: count }, (_, index): ManualLine => {
      const service = SERVICE_CATALOGUE[(first + index * 7) % SERVICE_CATALOGUE.length]!;
      const price = Math.round(service.price * between(base.key('manual price', id), 85, 125)) / 100;
      return { service_id: service.id, name: service.name.en, position: service.positions[0] ?? null, price, miles };
    }),
  };
}
