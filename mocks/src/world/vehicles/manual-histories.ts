import type { Schemas } from '@wayside/api-client';
import type { Language } from '@wayside/domain';
import { Collection } from '../seed/collection.ts';
import { cents } from '../seed/cents.ts';
import { maintainedVehicleSource } from './maintained-vehicle-source.ts';
import { inMiles } from './maintenance-source.ts';
import { manualHistorySource } from './manual-history-source.ts';
import type { ManualRecord } from './manual-history-source.ts';
import { instantOf, shopDay } from '../seed/moments.ts';
import { kilometersOf } from '../orders/order-source.ts';
import { refuse } from '../seed/refusal.ts';
import type { Refusal } from '../seed/refusal.ts';
import { serviceOf } from '../shops/service-catalogue.ts';
import type { Vehicle } from './vehicle-source.ts';
import type { Surroundings } from '../surroundings.ts';

export type HistoryRecord = Schemas['HistoryRecord'];
type Failure = 'invalid' | 'futureDate' | 'shopMissing';

const MOST_MILES = 999_999;

/** Manually entered maintenance, by vehicle. */
export class ManualHistories {
  readonly #world: Surroundings;
  readonly #records: Collection<ManualRecord>;

  constructor(world: Surroundings) {
    this.#world = world;
    this.#records = new Collection(world.base.part(manualHistorySource));
  }

  get(id: number): ManualRecord | undefined {
    return this.#records.get(id);
  }

  of(vehicleId: number): ManualRecord[] {
    return this.#records.in(vehicleId);
  }

  /** Adds a record; it becomes the vehicle's last maintenance unless a later one exists. */
  create(vehicle: Vehicle, input: Schemas['MaintenanceHistoryInput']): ManualRecord | Refusal<Failure> {
    const { shop_id = null, odometer, date_of_completion: day, appointment_datetime } = input;
    const custom_shop_name = input.custom_shop_name?.trim() || null;
    if (input.vehicle_id !== vehicle.id) return refuse('invalid', 'The vehicle does not match the address');
    if (day > this.#world.clock.slice(0, 10)) return refuse('futureDate');
    if (shop_id === null && custom_shop_name === null) return refuse('shopMissing');
    if (shop_id !== null && !this.#world.shops.get(shop_id)) return refuse('invalid', 'Unknown shop');

    const miles = odometer == null ? null : inMiles(odometer, input.vehicle_services[0]!.odometer_units ?? 'miles');
    const lines = input.vehicle_services.map((line) => ({
      service_id: line.service_definition_id,
      name: line.name,
      position: line.position ?? null,
      price: line.price ?? null,
      miles: line.odometer == null ? miles : inMiles(line.odometer, line.odometer_units ?? 'miles'),
    }));
    if ([miles, ...lines.map((line) => line.miles)].some((distance) => distance !== null && distance > MOST_MILES))
      return refuse('invalid', 'The odometer reading is too large');

    const record = this.#records.insert((id) => ({
      id,
      vehicle_id: vehicle.id,
      day,
      appointment_datetime: instantOf(appointment_datetime ?? `${day}T00:00`),
      shop_id: custom_shop_name === null ? shop_id : null,
      custom_shop_name,
      miles,
      po_number: input.po_number || null,
      customer_comments: input.customer_comments || null,
      lines,
    }));
    if (vehicle.last_maintenance_date === null || day >= vehicle.last_maintenance_date) {
      this.#world.vehicles.note(vehicle.id, {
        last_maintenance_date: day,
        last_maintenance_miles: miles ?? vehicle.last_maintenance_miles,
      });
    }
    return record;
  }

  /** Deletes a record; if it was the vehicle's last maintenance, the one before it is again. */
  remove(id: number): void {
    const record = this.get(id);
    this.#records.remove(id);
    const vehicle = record && this.#world.vehicles.get(record.vehicle_id);
    if (vehicle && vehicle.last_maintenance_date === record.day)
      this.#world.vehicles.note(vehicle.id, this.#lastMaintenanceOf(vehicle));
  }

  #lastMaintenanceOf(vehicle: Vehicle): Pick<Vehicle, 'last_maintenance_date' | 'last_maintenance_miles'> {
    const entered = this.of(vehicle.id);
    const ordered = this.#world.orders.pastOf(vehicle.id).flatMap(({ appointment_datetime: at, miles }) => {
      return at === null ? [] : [{ day: shopDay(at), miles }];
    });
    const [last] = [...entered, ...ordered].toSorted((a, b) => b.day.localeCompare(a.day));
    const first = this.#world.base.part(maintainedVehicleSource).get(vehicle.id);
    if (last && last.day !== first?.last_maintenance_date)
      return { last_maintenance_date: last.day, last_maintenance_miles: last.miles ?? vehicle.last_maintenance_miles };
    return {
      last_maintenance_date: last?.day ?? null,
      last_maintenance_miles: last ? (first?.last_maintenance_miles ?? null) : null,
    };
  }

  view(record: ManualRecord, language: Language): HistoryRecord {
    const { lines } = record;
    const prices = lines.map(({ price }) => price).filter((price) => price !== null);
    return {
      id: record.id,
      vehicle_id: record.vehicle_id,
      appointment_datetime: record.appointment_datetime,
      status: 'complete',
      shop: this.#world.shops.orderShop(record.shop_id),
      custom_shop_name: record.custom_shop_name,
      order_services: lines.map((line, index) => ({
        id: FIRST_LINE + (record.id % LINE_SPACE) * LINES + (index % LINES),
        name: serviceOf(line.service_id)?.name[language] ?? line.name,
        position: line.position,
        status: 'complete',
        price: line.price,
        total: line.price,
        service_miles: line.miles,
        service_kilometers: kilometersOf(line.miles),
        odometer_config: null,
      })),
      maintenance_type: 'Manually Entered',
      miles: record.miles,
      kilometers: kilometersOf(record.miles),
      total: prices.length === 0 ? null : Math.min(cents(prices.reduce((sum, price) => sum + price, 0)), MOST_MONEY),
      po_number: record.po_number,
      customer_comments: record.customer_comments,
    };
  }
}

// Line ids only need to be unique within one screen, in the contract's eight digits.
const FIRST_LINE = 40_000_000;
const LINES = 50;
const LINE_SPACE = 1_000_000;
const MOST_MONEY = 100_000;
