import { brandOfId } from '@wayside/brands';
import type { Schemas } from '@wayside/api-client';
import { isActiveStatus, milesToKilometers } from '@wayside/domain';
import { prettyDate, prettyTime } from '../seed/moments.ts';
import { OrderRights, isCancelable } from './order-approval.ts';
import { savingOf, totalOf } from './order-lines.ts';
import type { StoredLine } from './order-lines.ts';
import { kilometersOf } from './order-source.ts';
import type { StoredOrder } from './order-source.ts';
import type { User } from '../people/people.ts';
import { serviceOf } from '../shops/service-catalogue.ts';
import { milesAgo, vehicleSource } from '../vehicles/vehicle-source.ts';
import type { Vehicle } from '../vehicles/vehicle-source.ts';
import type { Surroundings } from '../surroundings.ts';

type Order = Schemas['Order'];

/** Orders as one person sees them. Created per response: caches what the orders of a response share. */
export class OrderViews {
  readonly rights: OrderRights;
  readonly #world: Surroundings;
  readonly #user: User;
  readonly #maintenanceType: string;
  readonly #fleetNames = new Map<number, string>();

  constructor(world: Surroundings, user: User) {
    this.#world = world;
    this.#user = user;
    this.rights = new OrderRights(world, user);
    this.#maintenanceType = brandOfId(world.base.seed.brand).name;
  }

  /** @param include which lines count toward the total; by default those that were not rejected */
  of(order: StoredOrder, vehicle: Vehicle, include?: (line: StoredLine) => boolean): Order {
    const { country } = this.#world.base;
    const {
      id,
      status,
      appointment_datetime,
      po_number,
      invoice_number,
      shop_comments,
      customer_comments,
      approver,
      last_approval_date,
      due_status,
    } = order;
    const shop = order.shop_id === null ? undefined : this.#world.shops.get(order.shop_id);
    const listed = totalOf(order.lines, include);
    const total = this.#world.promotions.amountOf(order, include);
    const odometer = this.#odometerOf(order, vehicle);
    const refusals = this.rights.refusals(order, vehicle.fleet_id);
    return {
      id,
      status,
      state: status,
      appointment_datetime,
      appointment_date_pretty: appointment_datetime && prettyDate(appointment_datetime, country),
      appointment_time_pretty: appointment_datetime && prettyTime(appointment_datetime),
      ...odometer,
      total,
      saving: savingOf(listed, total, shop),
      po_number,
      invoice_number,
      shop_comments,
      customer_comments,
      can_cancel: isCancelable(order),
      can_approve: refusals.length === 0,
      not_approvable_reasons: refusals,
      ...this.#people(order, vehicle.fleet_id),
      approver,
      last_approval_date,
      maintenance_type: this.#maintenanceType,
      fleet_name: this.fleetName(vehicle.fleet_id),
      due_status,
      vehicle: orderVehicle(vehicle),
      shop: this.#world.shops.orderShop(order.shop_id),
      order_services: order.lines.map((line) => this.#line(line, odometer)),
    };
  }

  fleetName(fleetId: number): string {
    let name = this.#fleetNames.get(fleetId);
    if (name === undefined) this.#fleetNames.set(fleetId, (name = this.#world.fleets.get(fleetId)?.name ?? ''));
    return name;
  }

  /** Approvers, contacts and payment. An order that is over has no approvers. */
  /** Odometer at the time of the order. What is typed today doesn't move readings of the past. */
  #odometerOf({ age }: StoredOrder, vehicle: Vehicle): { miles: number | null; kilometers: number | null } {
    const { miles, kilometers } = vehicle;
    if (miles === null || age <= 0) return { miles, kilometers };
    const first = this.#world.base.part(vehicleSource).get(vehicle.id)?.miles ?? miles;
    const back = milesAgo(first, age);
    return { miles: back, kilometers: kilometersOf(back) };
  }

  #people(order: StoredOrder, fleetId: number) {
    if (!isActiveStatus(order.status)) {
      return {
        approver_user_ids: [],
        cancel_user_ids: [],
        approvers: [],
        cancellers: [],
        braintree_payment_methods: [],
      };
    }
    const approvers = this.rights.approversOf(order, fleetId);
    const cancellers = this.rights.cancellersOf(order, fleetId);
    return {
      approver_user_ids: approvers.map(({ id }) => id),
      cancel_user_ids: cancellers.map(({ id }) => id),
      approvers: approvers.map(contactOf),
      cancellers: cancellers.map(contactOf),
      braintree_payment_methods: this.rights.methodsOf(fleetId),
    };
  }

  #line(line: StoredLine, odometer: { miles: number | null; kilometers: number | null }): Schemas['OrderService'] {
    const service = serviceOf(line.service_id)!;
    const interval = service.interval;
    return {
      id: line.id,
      name: service.name[this.#user.language],
      position: line.position,
      status: line.status,
      price: line.price,
      total: line.price,
      service_miles: odometer.miles,
      service_kilometers: odometer.kilometers,
      odometer_config:
        interval === null
          ? null
          : { quantity: this.#world.base.country === 'US' ? interval : hundreds(milesToKilometers(interval)) },
    };
  }
}

const hundreds = (value: number): number => Math.round(value / 100) * 100;

export function orderVehicle(vehicle: Vehicle): Schemas['OrderVehicle'] {
  const { id, vehicle_name, vin, other_id, department_number, license_plate_number, fleet_id, vehicle_type_id } =
    vehicle;
  return {
    id,
    vehicle_name: vehicle_name ?? vehicle.name_of_vehicle ?? null,
    vin,
    other_id,
    department_number,
    license_plate_number,
    fleet_id,
    vehicle_type_id,
  };
}

const contactOf = ({ id, name, cellPhone }: User): Schemas['OrderContact'] => ({ id, name, cellPhone });
