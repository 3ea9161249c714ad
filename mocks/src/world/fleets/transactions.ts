import type { Schemas } from '@wayside/api-client';
import type { Language } from '@wayside/domain';
import { csvOf, isFmcUser } from '@wayside/domain';
import { between, pick } from '../../shared/random.ts';
import { vehicleCount } from './fleet-source.ts';
import { cents } from '../seed/cents.ts';
import { isWithin, shopDay } from '../seed/moments.ts';
import type { StoredOrder } from '../orders/order-source.ts';
import type { User } from '../people/people.ts';
import { titleOf } from '../vehicles/vehicle-source.ts';
import type { Vehicle } from '../vehicles/vehicle-source.ts';
import type { Surroundings } from '../surroundings.ts';

type Payment = Schemas['PaymentActivity'];
type Subscription = Schemas['SubscriptionActivity'];

export interface TransactionQuery {
  start_date?: string;
  end_date?: string;
  fleet_id?: number;
}

/** Monthly price per vehicle. */
const FEE = 4.99;
const MONTHS = 14;
const FIRST_MONTH = 2020 * 12;
const FLEET_STEP = 1000;

/** Payments for orders, and the fleets' subscription payments. A payment has the id of its order. */
export class Transactions {
  readonly #world: Surroundings;

  constructor(world: Surroundings) {
    this.#world = world;
  }

  payments(user: User, { start_date, end_date, fleet_id }: TransactionQuery): Payment[] {
    return this.#fleetsOf(user, fleet_id)
      .flatMap((fleet) =>
        this.#ordersOf(fleet.id).flatMap((order) => {
          if (!isPaid(order) || !isWithin(shopDay(order.appointment_datetime), start_date, end_date)) return [];
          const vehicle = this.#world.vehicles.everHad(order.vehicle_id);
          return vehicle ? [this.#payment(order, vehicle, fleet.name)] : [];
        }),
      )
      .toSorted((a, b) => compare(b.shop_order_date, a.shop_order_date) || b.id - a.id);
  }

  payment(user: User, id: number): Payment | undefined {
    const order = this.#world.orders.stored(id);
    const vehicle = order && this.#world.vehicles.everHad(order.vehicle_id);
    const fleet = vehicle && this.#fleetsOf(user, vehicle.fleet_id)[0];
    return fleet && isPaid(order) ? this.#payment(order, vehicle, fleet.name) : undefined;
  }

  /** One payment on the first of each month for the vehicles of a fleet. */
  subscriptions(user: User, { start_date, end_date, fleet_id }: TransactionQuery): Subscription[] {
    return this.#fleetsOf(user, fleet_id)
      .flatMap((fleet) => this.#subscriptionsOf(fleet))
      .filter(({ subscription_date }) => isWithin(subscription_date, start_date, end_date))
      .toSorted((a, b) => compare(b.subscription_date, a.subscription_date) || b.id - a.id);
  }

  subscription(user: User, id: number): Subscription | undefined {
    return this.#fleetsOf(user, Math.floor(id / FLEET_STEP))
      .flatMap((fleet) => this.#subscriptionsOf(fleet))
      .find((subscription) => subscription.id === id);
  }

  paymentsCsv(user: User, query: TransactionQuery, language: Language): string {
    return csvOf(
      PAYMENT_HEADINGS[language],
      this.payments(user, query).map((payment) => PAYMENT_FIELDS.map((field) => payment[field])),
    );
  }

  subscriptionsCsv(user: User, query: TransactionQuery, language: Language): string {
    return csvOf(
      SUBSCRIPTION_HEADINGS[language],
      this.subscriptions(user, query).map((subscription) => SUBSCRIPTION_FIELDS.map((field) => subscription[field])),
    );
  }

  /** The requested fleet, or all the user may see. */
  #fleetsOf(user: User, fleetId: number | undefined): { id: number; name: string }[] {
    if (fleetId === undefined && isFmcUser(user)) return this.#world.fleets.all();
    const id = fleetId ?? user.fleet_id;
    if (id == null || (id !== user.fleet_id && !isFmcUser(user))) return [];
    const fleet = this.#world.fleets.get(id);
    return fleet ? [fleet] : [];
  }

  /** A fleet's orders, with those of vehicles that were deleted since. */
  #ordersOf(fleetId: number): StoredOrder[] {
    const { orders, vehicles } = this.#world;
    return [...orders.storedIn(fleetId), ...vehicles.deletedFrom(fleetId).flatMap(({ id }) => orders.storedOf(id))];
  }

  #payment(order: StoredOrder & { appointment_datetime: string }, vehicle: Vehicle, fleet_name: string): Payment {
    const { vehicle_name, vin, license_plate_number, other_id, department_number } = vehicle;
    const title = titleOf(vehicle);
    return {
      id: order.id,
      fleet_name,
      shop_order_id: order.id,
      shop_order_date: shopDay(order.appointment_datetime),
      invoice_number: order.invoice_number,
      amount: this.#world.promotions.amountOf(order) ?? 0,
      vehicle_name: [vehicle_name !== title && vehicle_name, title].filter(Boolean).join(' ') || null,
      vin,
      license_plate_number,
      other_id,
      po_number: order.po_number,
      department_number,
      method_of_payment: order.status === 'paid_in_shop' ? null : this.#methodOf(vehicle.fleet_id, order.id),
      approver: order.approver,
      approval_date: order.last_approval_date && shopDay(order.last_approval_date),
    };
  }

  /** One of the methods that the fleet had when it paid, such as "Visa 4242"; null for a fleet without any. */
  #methodOf(fleetId: number, id: number): string | null {
    const methods = this.#world.paymentMethods.before(fleetId);
    if (methods.length === 0) return null;
    const method = pick(this.#world.base.key('paid by', id), methods);
    return method.type === 'PayPal' ? 'PayPal' : [method.card_type, method.last_4].filter(Boolean).join(' ');
  }

  #subscriptionsOf({ id: fleetId, name }: { id: number; name: string }): Subscription[] {
    const { base } = this.#world;
    // What was paid before the session stays as it was, whatever becomes of the vehicles.
    const vehicles = vehicleCount(base, fleetId);
    if (vehicles === 0 || base.shape.orders === 'none') return [];
    const [year = 0, month = 1] = base.seed.clock.split('-').map(Number);
    return Array.from({ length: MONTHS }, (_, ago) => {
      const count = year * 12 + month - 1 - ago;
      const id = fleetId * FLEET_STEP + count - FIRST_MONTH;
      // Fleets grow: the further back, the fewer vehicles.
      const number_of_vehicles = Math.max(
        1,
        vehicles - Math.floor((ago * between(base.key('growth', fleetId), 0, 10)) / 20),
      );
      return {
        id,
        fleet_name: name,
        subscription_date: `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`,
        number_of_vehicles,
        amount: cents(number_of_vehicles * FEE),
        method_of_payment: this.#methodOf(fleetId, fleetId),
      };
    });
  }
}

function isPaid(order: StoredOrder): order is StoredOrder & { appointment_datetime: string } {
  return (order.status === 'paid' || order.status === 'paid_in_shop') && order.appointment_datetime !== null;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const PAYMENT_FIELDS = [
  'fleet_name',
  'shop_order_id',
  'shop_order_date',
  'invoice_number',
  'amount',
  'vehicle_name',
  'vin',
  'other_id',
  'po_number',
  'department_number',
  'method_of_payment',
  'approver',
  'approval_date',
] as const satisfies readonly (keyof Payment)[];

const PAYMENT_HEADINGS: Record<Language, readonly string[]> = {
  en: [
    'Fleet',
    'Shop Order',
    'Order Date',
    'Invoice Number',
    'Amount',
    'Vehicle',
    'VIN',
    'Other ID',
    'PO Number',
    'Department Number',
    'Payment Method',
    'Approver',
    'Approval Date',
  ],
  fr: [
    'Parc',
    'Bon de travail',
    'Date du bon de travail',
    'Numéro de facture',
    'Montant',
    'Véhicule',
    'NIV',
    'Numéro d’unité',
    'Numéro de bon de commande',
    'Numéro de division',
    'Mode de paiement',
    'Approbateur',
    'Date d’approbation',
  ],
};

const SUBSCRIPTION_FIELDS = [
  'fleet_name',
  'id',
  'subscription_date',
  'method_of_payment',
  'number_of_vehicles',
  'amount',
] as const satisfies readonly (keyof Subscription)[];

const SUBSCRIPTION_HEADINGS: Record<Language, readonly string[]> = {
  en: ['Fleet', 'Subscription', 'Date', 'Payment Method', 'Number of Vehicles', 'Amount'],
  fr: ['Parc', 'Abonnement', 'Date', 'Mode de paiement', 'Nombre de véhicules', 'Montant'],
};
