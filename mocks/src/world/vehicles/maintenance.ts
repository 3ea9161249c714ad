import type { Schemas } from '@wayside/api-client';
import type { Language } from '@wayside/domain';
import { isPastStatus, pageSize, snoozedOn, unattended } from '@wayside/domain';
import { dueLinesOf, intervalName, planOf, recallsOf, serviceAt } from './maintenance-source.ts';
import type { PlanLine, Recall } from './maintenance-source.ts';
import { ManualHistories } from './manual-histories.ts';
import type { HistoryRecord } from './manual-histories.ts';
import { addDays, isWithin, shopDay } from '../seed/moments.ts';
import type { User } from '../people/people.ts';
import { isRefusal } from '../seed/refusal.ts';
import { isHeavyDuty, serviceOf } from '../shops/service-catalogue.ts';
import { parentOf } from './vehicle-ids.ts';
import { vehicleSource } from './vehicle-source.ts';
import type { Vehicle } from './vehicle-source.ts';
import type { Surroundings } from '../surroundings.ts';

export const INTERVALS_PER_PAGE = 50;
export const HISTORIES_PER_PAGE = 10;

/** All vehicles of a fleet, or one of them. */
export interface HistoryScope {
  fleetId: number;
  vehicleId?: number;
}

export interface HistoryQuery {
  start_date?: string;
  end_date?: string;
}

/** Due maintenance and maintenance history of vehicles. */
export class Maintenance {
  readonly #world: Surroundings;
  readonly manual: ManualHistories;
  #completed = new Map<number, boolean>();
  /** The lines of the schedule that each entered record has done. */
  #doneBy = new Map<number, readonly number[]>();
  #snoozed = new Map<number, Schemas['SnoozedReminder']>();

  constructor(world: Surroundings) {
    this.#world = world;
    this.manual = new ManualHistories(world);
  }

  /** What is due on the vehicles, past due first, one page of 50; empty after the last. */
  intervals(vehicles: readonly Vehicle[], page: number, language: Language): Schemas['UpcomingItem'][] {
    return this.#due(vehicles)
      .slice((page - 1) * INTERVALS_PER_PAGE, page * INTERVALS_PER_PAGE)
      .map(({ vehicle, type, lines }) => ({
        vehicle: brief(vehicle),
        type,
        interval_name: intervalName(type, this.#milesAtFirst(vehicle), this.#world.base.country, language),
        last_maintenance_miles: vehicle.last_maintenance_miles,
        miles: vehicle.miles,
        kilometers: vehicle.kilometers,
        maintenance: lines.map((line) => this.#item(line, language)),
      }));
  }

  /** Number of services past due in a fleet, as the tile counts them: without those that are booked or snoozed. */
  pastDueIn(fleetId: number): number {
    const items = this.#due(this.#world.vehicles.in(fleetId))
      .filter(({ type }) => type === 'past-due')
      .map(({ vehicle, lines }) => ({ vehicle, maintenance: lines.map((line) => this.#item(line, 'en')) }));
    const orders = this.#world.orders.storedIn(fleetId).map(({ status, vehicle_id, lines }) => ({
      status,
      vehicle: { id: vehicle_id },
      order_services: lines.map((line) => ({ ...line, name: serviceOf(line.service_id)!.name.en })),
    }));
    const snoozed = snoozedOn(shopDay(this.#world.clock), [...this.#snoozed.values()]);
    return unattended(items, orders, snoozed).reduce((count, { maintenance }) => count + maintenance.length, 0);
  }

  /** One page of ten of a vehicle's schedule; empty after the last. */
  schedule(vehicle: Vehicle, page: number, language: Language): Schemas['ScheduleItem'][] {
    const size = pageSize.maintenanceSchedule;
    return this.#plan(vehicle)
      .slice((page - 1) * size, page * size)
      .map((line) => this.#scheduleItem(line, language));
  }

  /** All services of a vehicle's schedule, each due, not due or done. */
  items(vehicle: Vehicle, language: Language): Schemas['MaintenanceItem'][] {
    return this.#plan(vehicle).map((line) => this.#item(line, language));
  }

  /** The vehicle of a schedule line; undefined when the line does not exist. */
  vehicleOfLine(id: number): Vehicle | undefined {
    const { vehicleId, index } = parentOf(id);
    const vehicle = this.#world.vehicles.get(vehicleId);
    return vehicle && serviceAt(index) && this.#plan(vehicle).some((line) => line.id === id) ? vehicle : undefined;
  }

  markCompleted(vehicle: Vehicle, id: number, isCompleted: boolean, language: Language): Schemas['ScheduleItem'] {
    this.#mark(vehicle, id, isCompleted);
    return this.#scheduleItem(
      this.#plan(vehicle).find((line) => line.id === id)!,
      language,
    );
  }

  /** Records maintenance done elsewhere; its services are no longer due. */
  enter(
    vehicle: Vehicle,
    input: Schemas['MaintenanceHistoryInput'],
    language: Language,
  ): HistoryRecord | Exclude<ReturnType<ManualHistories['create']>, { id: number }> {
    const outcome = this.manual.create(vehicle, input);
    if (isRefusal(outcome)) return outcome;
    const done = new Set(outcome.lines.map((line) => line.service_id));
    const lines = this.#plan(vehicle).filter(({ service }) => done.has(service.id));
    for (const line of lines) if (line.state !== null) this.#mark(vehicle, line.id, true);
    this.#doneBy.set(
      outcome.id,
      lines.map(({ id }) => id),
    );
    return this.manual.view(outcome, language);
  }

  /** Deletes maintenance done elsewhere; services that no other entered record has are as due as before. */
  remove(id: number): boolean {
    const vehicleId = this.manual.get(id)?.vehicle_id;
    if (vehicleId === undefined) return false;
    this.manual.remove(id);
    const lines = this.#doneBy.get(id) ?? [];
    this.#doneBy.delete(id);
    const stillDone = new Set([...this.#doneBy.values()].flat());
    const vehicle = this.#world.vehicles.get(vehicleId);
    if (vehicle) for (const line of lines) if (!stillDone.has(line)) this.#mark(vehicle, line, false);
    return true;
  }

  /** Completed orders of a vehicle, latest first. */
  orderedOf(vehicleId: number, user: User): HistoryRecord[] {
    return this.#world.orders.pastOf(vehicleId, user).flatMap((order) => recordOf(order) ?? []);
  }

  /** Manually entered maintenance of a vehicle, latest first. */
  manualOf(vehicleId: number, language: Language = 'en'): HistoryRecord[] {
    return this.manual
      .of(vehicleId)
      .map((record) => this.manual.view(record, language))
      .toSorted(latestFirst);
  }

  /** One page of ten manual records, of a fleet or one of its vehicles. */
  manualPage(
    { fleetId, vehicleId }: HistoryScope,
    query: HistoryQuery,
    page: number,
    language: Language,
  ): Schemas['ManualHistoryPage'] {
    const matches = (vehicleId === undefined ? this.#world.vehicles.idsIn(fleetId) : [vehicleId])
      .flatMap((id) => this.manual.of(id))
      .filter(({ day }) => isWithin(day, query.start_date, query.end_date))
      .toSorted(latestFirst);
    return {
      manual_histories: paged(matches, page).map((record) => this.manual.view(record, language)),
      total_pages: Math.ceil(matches.length / HISTORIES_PER_PAGE),
    };
  }

  /**
   * One page of ten completed orders, of a fleet or one of its vehicles. Only the orders on the page are built in full.
   */
  orderedPage(
    { fleetId, vehicleId }: HistoryScope,
    query: HistoryQuery,
    page: number,
    user: User,
  ): Schemas['MaintenanceHistoryPage'] {
    const matches = this.#world.orders
      .storedIn(fleetId)
      .filter(({ vehicle_id }) => vehicleId === undefined || vehicle_id === vehicleId)
      .filter(({ status }) => isPastStatus(status) || status === 'walk_in')
      .flatMap(({ id, appointment_datetime }) => (appointment_datetime === null ? [] : [{ id, appointment_datetime }]))
      .filter(({ appointment_datetime }) => isWithin(shopDay(appointment_datetime), query.start_date, query.end_date))
      .toSorted(latestFirst);
    const records = paged(matches, page).flatMap(({ id }) => recordOf(this.#world.orders.get(id, user)) ?? []);
    return { maintenance_history: records, total_pages: Math.ceil(matches.length / HISTORIES_PER_PAGE) };
  }

  snooze(
    { id: vehicleId, fleet_id }: Pick<Vehicle, 'id' | 'fleet_id'>,
    weeks: Schemas['SnoozeInput']['value'],
  ): Schemas['SnoozedReminder'] {
    const reminder: Schemas['SnoozedReminder'] = {
      vehicle_id: vehicleId,
      snoozValue: weeks === 1 ? '1 week' : `${weeks} weeks`,
      reminder_date: addDays(shopDay(this.#world.clock), weeks * 7),
    };
    this.#snoozed.set(vehicleId, reminder);
    this.#world.changes.note(fleet_id);
    return reminder;
  }

  snoozed(vehicles: readonly Vehicle[]): Schemas['SnoozedReminder'][] {
    return vehicles.map(({ id }) => this.#snoozed.get(id)).filter((reminder) => reminder !== undefined);
  }

  recallsOf(vehicle: Vehicle): Recall[] {
    return recallsOf(this.#world.base, vehicle.id);
  }

  /** Vehicles with recalls, each with its recalls, newest first. */
  recalls(vehicles: readonly Vehicle[]): Schemas['VehicleRecalls'][] {
    return vehicles
      .map((vehicle) => ({
        vehicle: brief(vehicle),
        recalls: this.recallsOf(vehicle).toSorted((a, b) => b.report_received_at.localeCompare(a.report_received_at)),
      }))
      .filter(({ recalls }) => recalls.length > 0);
  }

  #due(vehicles: readonly Vehicle[]): { vehicle: Vehicle; type: 'past-due' | 'due-soon'; lines: PlanLine[] }[] {
    const { base } = this.#world;
    const plans = vehicles.flatMap((vehicle) => {
      const due = vehicle.is_active ? dueLinesOf(base, vehicle.id, isHeavyDuty(vehicle.vehicle_type_id)) : [];
      return due.length === 0 ? [] : [{ vehicle, open: due.filter(({ id }) => !this.#completed.get(id)) }];
    });
    const ofType = (type: 'past-due' | 'due-soon') =>
      plans
        .map(({ vehicle, open }) => ({
          vehicle,
          type,
          lines: open.filter(({ state }) => (state === 'Past Due') === (type === 'past-due')),
        }))
        .filter(({ lines }) => lines.length > 0);
    return [...ofType('past-due'), ...ofType('due-soon')];
  }

  #mark(vehicle: Vehicle, id: number, isCompleted: boolean): void {
    this.#completed.set(id, isCompleted);
    this.#world.changes.note(vehicle.fleet_id);
  }

  #plan(vehicle: Vehicle): PlanLine[] {
    return planOf(this.#world.base, vehicle.id, isHeavyDuty(vehicle.vehicle_type_id));
  }

  /** Uses the initial odometer, so an interval keeps its name when the odometer is corrected. */
  #milesAtFirst(vehicle: Vehicle): number {
    return this.#world.base.part(vehicleSource).get(vehicle.id)?.miles ?? vehicle.miles ?? 0;
  }

  #item({ id, service, state, position }: PlanLine, language: Language): Schemas['MaintenanceItem'] {
    const isDone = this.#completed.get(id) === true;
    return {
      id: service.id,
      name: service.name[language],
      position,
      positions: [...service.positions],
      status: isDone ? 'complete' : state === null ? 'not_due' : 'due',
      recommendation_state: isDone ? null : state,
    };
  }

  #scheduleItem(
    { id, service, interval, state, dueIn, recommended }: PlanLine,
    language: Language,
  ): Schemas['ScheduleItem'] {
    const isDone = this.#completed.get(id) === true;
    return {
      id,
      name: service.name[language],
      interval,
      interval_kilometers: kilometersIn(interval),
      recommendation_state: isDone ? null : state,
      estimated_maintenance_date: this.#world.base.daysAgo(-dueIn).toISOString().slice(0, 10),
      is_completed: isDone,
      recommended,
    };
  }
}

const kilometersIn = (miles: number): number => Math.round(miles * 1.609344);

const paged = <T>(list: readonly T[], page: number): T[] =>
  list.slice((page - 1) * HISTORIES_PER_PAGE, page * HISTORIES_PER_PAGE);

const latestFirst = (a: Dated, b: Dated): number =>
  Date.parse(b.appointment_datetime) - Date.parse(a.appointment_datetime) || b.id - a.id;

type Dated = Pick<HistoryRecord, 'id' | 'appointment_datetime'>;

/** An order as the history shows it; undefined for one without an appointment. */
function recordOf(order: Schemas['Order'] | undefined): HistoryRecord | undefined {
  if (!order) return undefined;
  const {
    id,
    vehicle,
    appointment_datetime,
    shop,
    custom_shop_name = null,
    order_services,
    maintenance_type,
    miles,
    kilometers,
    total,
    po_number,
    customer_comments,
  } = order;
  if (appointment_datetime === null) return undefined;
  const status = order.status as HistoryRecord['status'];
  return {
    id,
    vehicle_id: vehicle.id,
    appointment_datetime,
    status,
    shop,
    custom_shop_name,
    order_services,
    maintenance_type,
    miles,
    kilometers,
    total,
    po_number,
    customer_comments,
  };
}

function brief(vehicle: Vehicle): Schemas['MaintenanceVehicle'] {
  const { id, vehicle_name, vin, license_plate_number, other_id, is_active, vehicle_type_id } = vehicle;
  return {
    id,
    vehicle_name: vehicle_name ?? vehicle.name_of_vehicle ?? null,
    vin,
    license_plate_number,
    other_id,
    is_active,
    vehicle_type_id,
  };
}
