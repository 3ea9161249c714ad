import type { Schemas } from '@wayside/api-client';
import { activeOrderStatuses, isActiveStatus, isFmcUser, pastOrderStatuses } from '@wayside/domain';
import { emailOf } from '@wayside/scenarios';
import { Collection } from '../seed/collection.ts';
import type { FleetSummary } from '../fleets/fleet-source.ts';
import { cents } from '../seed/cents.ts';
import { isWithin, shopDay, wallClock } from '../seed/moments.ts';
import { OrderLog } from './order-activity.ts';
import { ordersCsv } from './order-csv.ts';
import { decideOn } from './order-decision.ts';
import type { Decision, DecisionFailure } from './order-decision.ts';
import { orderFromHistory } from './order-from-history.ts';
import { orderSource } from './order-source.ts';
import type { StoredOrder } from './order-source.ts';
import { OrderViews } from './order-view.ts';
import { isDone, monthlyCosts, sumsOf } from './order-sums.ts';
import type { User } from '../people/people.ts';
import { isRefusal, refuse } from '../seed/refusal.ts';
import type { Refusal } from '../seed/refusal.ts';
import { requestedOrder } from './service-request.ts';
import type { RequestFailure } from './service-request.ts';
import type { BaseWorld } from '../seed/base.ts';
import { milesAgo, vehicleSource } from '../vehicles/vehicle-source.ts';
import type { Surroundings } from '../surroundings.ts';

type Order = Schemas['Order'];

/** Period in days over which cost per mile is measured. */
const MEASURED_DAYS = 425;

/** Orders of all fleets. An order belongs to the fleet its vehicle is in. */
export class Orders {
  readonly #world: Surroundings;
  readonly #orders: Collection<StoredOrder>;
  readonly #log: OrderLog;
  readonly #created: number[] = [];

  constructor(world: Surroundings) {
    this.#world = world;
    this.#orders = new Collection(world.base.part(orderSource), (vehicleId) =>
      world.changes.note(world.vehicles.get(vehicleId)?.fleet_id),
    );
    this.#log = new OrderLog(world);
  }

  /** The vehicle's active order, as the user sees it; without a user, as the scenario's player does. */
  activeOf(vehicleId: number, user?: User): Order | undefined {
    const stored = this.storedOf(vehicleId).find(({ status }) => isActiveStatus(status));
    return stored && this.#views(user).seen([stored])[0];
  }

  /** Completed orders of a vehicle, newest first. */
  pastOf(vehicleId: number, user?: User): Order[] {
    const stored = this.storedOf(vehicleId).filter(({ status }) => isDone(status));
    return newestFirst(this.#views(user).seen(stored));
  }

  /** An order as stored, for other parts of the world. */
  stored(id: number): StoredOrder | undefined {
    return this.#orders.get(id);
  }

  /** A vehicle's orders as stored, in all statuses. */
  storedOf(vehicleId: number): StoredOrder[] {
    return this.#orders.in(vehicleId);
  }

  /** Number of orders the session has created. */
  get createdCount(): number {
    return this.#created.length;
  }

  /** A fleet's orders as stored, in all statuses. */
  storedIn(fleetId: number): readonly StoredOrder[] {
    const base = this.#world.base.part(untouchedOrders).of(fleetId);
    if (this.#world.changes.in(fleetId) === 0) return base.orders;
    const ids = this.#world.vehicles.idsIn(fleetId);
    const unchanged =
      ids.length === base.vehicleIds.length &&
      ids.every((id, index) => id === base.vehicleIds[index] && !this.#orders.isTouched(id));
    return unchanged ? base.orders : ids.flatMap((id) => this.storedOf(id));
  }

  /** An order, if the user may see it: in their own fleet, or in any fleet for a management company user. */
  seenBy(user: User, id: number): StoredOrder | undefined {
    const order = this.#orders.get(id);
    return order && this.#world.vehicles.seenBy(user, order.vehicle_id) ? order : undefined;
  }

  get(id: number, user?: User): Order | undefined {
    const order = this.#orders.get(id);
    return order && this.#views(user).seen([order])[0];
  }

  /** A fleet's orders in all statuses, newest first. */
  inFleet(fleetId: number, user?: User): Order[] {
    return newestFirst(this.#views(user).seen(this.storedIn(fleetId)));
  }

  activeIn(fleetId: number | null | undefined, user: User): Order[] {
    if (fleetId == null) return [];
    return newestFirst(this.#views(user).seen(this.storedIn(fleetId).filter(({ status }) => isActiveStatus(status))));
  }

  /** Orders of all fleets the user may see, newest appointment first. */
  search(
    user: User,
    { state_id, start_date, end_date, captureActive, withMaintenanceHistory }: Schemas['OrderSearch'],
  ): Order[] {
    const states = new Set<string>(state_id);
    const inRange = (moment: string | null, isKeptWithout = false) =>
      moment === null ? isKeptWithout || (!start_date && !end_date) : isWithin(shopDay(moment), start_date, end_date);
    const fleetIds = this.#fleetsOf(user);
    const matches = fleetIds
      .flatMap((fleetId) => this.storedIn(fleetId))
      .filter(
        ({ status, appointment_datetime }) =>
          states.has(status) && inRange(appointment_datetime, captureActive && isActiveStatus(status)),
      );
    const views = this.#views(user);
    const orders = views.seen(matches);
    if (!withMaintenanceHistory || !states.has('complete')) return newestFirst(orders);
    const { manual } = this.#world.maintenance;
    const { country } = this.#world.base;
    const byHand = fleetIds.flatMap((fleetId) =>
      this.#world.vehicles.in(fleetId).flatMap((vehicle) =>
        manual
          .of(vehicle.id)
          .filter((record) => inRange(record.appointment_datetime))
          .map((record) =>
            orderFromHistory(manual.view(record, user.language), vehicle, {
              country,
              fleetName: views.fleetName(fleetId),
            }),
          ),
      ),
    );
    return newestFirst([...orders, ...byHand]);
  }

  /** Cost of finished orders per month, oldest first; undefined for an invalid range. */
  aggregate(
    fleetId: number | null | undefined,
    start: string,
    end: string,
  ): Schemas['MonthlyServiceCost'][] | undefined {
    return monthlyCosts(fleetId == null ? [] : this.storedIn(fleetId), this.#world.promotions, { start, end });
  }

  /** Order totals of a fleet, for the list of fleets. */
  summaryOf(fleetId: number): FleetSummary {
    const sums = sumsOf(this.storedIn(fleetId), this.#world.promotions, this.#world.base.seed.clock.slice(0, 4));
    const [driven, cost] = this.#world.vehicles.in(fleetId).reduce(
      ([allMiles, allCost], { miles, cost_per_mile: perMile }) => {
        const own = miles === null || perMile === null ? 0 : miles - milesAgo(miles, MEASURED_DAYS);
        return [allMiles + own, allCost + own * (perMile ?? 0)];
      },
      [0, 0],
    );
    return {
      awaiting_approval_count: sums.awaiting,
      // The orders that the cost is made of, so that cost, orders and average agree.
      total_order_count: sums.done,
      total_maintenance_cost: cents(sums.cost),
      average_ticket_spend: sums.done === 0 ? 0 : cents(sums.cost / sums.done),
      ytd_maintenance_cost: cents(sums.costThisYear),
      // The average over all miles of its vehicles, so that it is among what they say.
      cost_per_mile: driven === 0 ? null : cents(cost / driven),
    };
  }

  /** @returns the new order, or why service cannot be scheduled */
  create(user: User, input: Schemas['ServiceRequest']): Order | Refusal<RequestFailure> {
    const order = requestedOrder(this.#world, user, input);
    if (isRefusal(order)) return order;
    const stored = this.#orders.insert((id) => ({ ...order, id }));
    this.#created.push(stored.id);
    return this.get(stored.id, user)!;
  }

  /** Edits, approves or cancels an order. */
  update(user: User, id: number, input: Schemas['OrderUpdate']): Order | Refusal<DecisionFailure> {
    const order = this.seenBy(user, id);
    if (!order) return refuse('notFound');
    const decision = decideOn(this.#world, user, order, input);
    if (isRefusal(decision)) return decision;
    this.record(id, user, decision);
    return this.get(id, user)!;
  }

  /** Notes what was done with an order, and by whom. */
  record(id: number, by: User, { fields, events }: Decision): void {
    const before = this.#orders.get(id)!;
    const after = this.#orders.update(id, fields)!;
    for (const event of events) this.#log.add({ before, after }, by, event);
  }

  /** The order with other line statuses. Nothing is stored. */
  preview(
    user: User,
    id: number,
    { order_services = [], price_as_approvals_logic }: Schemas['OrderPreviewInput'],
  ): Order | Refusal<'notFound' | 'invalid'> {
    const order = this.seenBy(user, id);
    if (!order) return refuse('notFound');
    const wanted = new Map(order_services.map((line) => [line.id, line.status]));
    const unknown = [...wanted.keys()].filter((lineId) => !order.lines.some((line) => line.id === lineId));
    if (unknown.length > 0) return refuse('invalid', `The order has no line ${unknown.join(', ')}`);
    const lines = order.lines.map((line) => ({ ...line, status: wanted.get(line.id) ?? line.status }));
    const vehicle = this.#world.vehicles.get(order.vehicle_id)!;
    const include = price_as_approvals_logic ? undefined : ({ status }: { status: string }) => status !== 'deleted';
    return new OrderViews(this.#world, user).of({ ...order, lines }, vehicle, include);
  }

  /** The steps of an order's approval, oldest first. */
  activity(user: User, id: number): Schemas['ActivityItem'][] | undefined {
    const order = this.seenBy(user, id);
    return order && this.#log.of(order, user);
  }

  csv(
    user: User,
    query: { active_page?: boolean; start_date?: string; end_date?: string; lancode?: 'EN' | 'FR' },
  ): string {
    const { active_page: active = false, start_date = null, end_date = null, lancode } = query;
    const state_id = [...(active ? activeOrderStatuses : pastOrderStatuses)];
    const orders = this.search(user, {
      state_id,
      start_date,
      end_date,
      captureActive: active,
      withMaintenanceHistory: !active,
    });
    return ordersCsv(orders, lancode === 'FR' ? 'fr' : 'en', this.#world.base.country);
  }

  /** Wall-clock times the session has booked at a shop. */
  bookedAt(shopId: number): Set<string> {
    const booked = this.#created
      .map((id) => this.#orders.get(id)!)
      .filter((order) => order.shop_id === shopId && order.status !== 'cancel');
    return new Set(
      booked.flatMap(({ appointment_datetime }) =>
        appointment_datetime === null ? [] : [wallClock(appointment_datetime)],
      ),
    );
  }

  #fleetsOf(user: User): number[] {
    if (!isFmcUser(user)) return user.fleet_id == null ? [] : [user.fleet_id];
    const ids = this.#world.fleets.all().map(({ id }) => id);
    return user.fleet_id == null || ids.includes(user.fleet_id) ? ids : [user.fleet_id, ...ids];
  }

  #views(user: User | undefined) {
    const views = new OrderViews(this.#world, user ?? this.#world.users.byEmail(emailOf(this.#world.player))!);
    return {
      fleetName: (fleetId: number) => views.fleetName(fleetId),
      /** The orders whose vehicle still exists. */
      seen: (orders: readonly StoredOrder[]): Order[] =>
        orders.flatMap((order) => {
          const vehicle = this.#world.vehicles.get(order.vehicle_id);
          return vehicle ? [views.of(order, vehicle)] : [];
        }),
    };
  }
}

/** Orders of fleets that no session changed, built once for all sessions that share the base. */
function untouchedOrders(base: BaseWorld) {
  const source = base.part(orderSource);
  const fleets = new Map<number, { vehicleIds: readonly number[]; orders: readonly StoredOrder[] }>();
  return {
    of(fleetId: number) {
      let fleet = fleets.get(fleetId);
      if (!fleet) {
        const vehicleIds = base.part(vehicleSource).idsIn(fleetId);
        fleet = {
          vehicleIds,
          orders: vehicleIds.flatMap((id) => source.idsIn(id).map((orderId) => source.get(orderId)!)),
        };
        fleets.set(fleetId, fleet);
      }
      return fleet;
    },
  };
}

/** Requests without an appointment come first. */
function newestFirst(orders: readonly Order[]): Order[] {
  const latest = '9';
  return orders.toSorted(
    (a, b) => compare(b.appointment_datetime ?? latest, a.appointment_datetime ?? latest) || b.id - a.id,
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
