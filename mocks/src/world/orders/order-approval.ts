import type { Schemas } from '@wayside/api-client';
import { isActiveStatus, isAdmin, isFmcUser, needsStoredCard } from '@wayside/domain';
import { counts, totalOf } from './order-lines.ts';
import type { StoredOrder } from './order-source.ts';
import type { PaymentMethod } from '../fleets/payment-methods.ts';
import type { User } from '../people/people.ts';
import type { Surroundings } from '../surroundings.ts';

type Reason = Schemas['Order']['not_approvable_reasons'][number];

/** Maximum number of people in an order's lists. */
const MOST_CONTACTS = 50;

/** What one person may do with orders. Created per response: caches fleet members and payment methods. */
export class OrderRights {
  readonly #world: Surroundings;
  readonly #user: User;
  readonly #people = new Map<number, User[]>();
  readonly #methods = new Map<number, PaymentMethod[]>();

  constructor(world: Surroundings, user: User) {
    this.#world = world;
    this.#user = user;
  }

  /** Who may approve: the people named by the policies, or everyone in the fleet when the vehicle has no policy. */
  approversOf(order: StoredOrder, fleetId: number): User[] {
    const everybody = this.#peopleOf(fleetId);
    const policies = this.#world.policies
      .ofVehicle(order.vehicle_id, fleetId)
      .filter((policy) => !policy.auto_approvable);
    const exceeded = policies.filter((policy) => isExceeded(policy, order));
    const ids = new Set((exceeded.length > 0 ? exceeded : policies).flatMap((policy) => policy.user_ids));
    const named = [...ids]
      .map((id) => this.#world.users.get(id))
      .filter((user): user is User => user?.is_active === true);
    return (named.length > 0 ? named : everybody).slice(0, MOST_CONTACTS);
  }

  /** Who may cancel: approvers, fleet admins, and the person who requested the service. */
  cancellersOf(order: StoredOrder, fleetId: number): User[] {
    const others = this.#peopleOf(fleetId).filter((user) => user.id === order.requested_by || isAdmin(user));
    const people = new Set([...this.approversOf(order, fleetId), ...others, ...this.#visitorOf(order)]);
    return [...people].slice(0, MOST_CONTACTS);
  }

  /** Whether the user must pay with a stored method and the fleet has none. */
  lacksPaymentMethod(order: StoredOrder, fleetId: number): boolean {
    return this.needsPaymentMethod(order) && this.methodsOf(fleetId).length === 0;
  }

  needsPaymentMethod(order: Pick<StoredOrder, 'paid_elsewhere'>): boolean {
    return (
      this.#user.pays_through_platform && needsStoredCard(this.#user.payment_provider_type) && !order.paid_elsewhere
    );
  }

  methodsOf(fleetId: number): PaymentMethod[] {
    let methods = this.#methods.get(fleetId);
    if (!methods) this.#methods.set(fleetId, (methods = this.#world.paymentMethods.list(fleetId)));
    return methods;
  }

  /** Why the user cannot approve; empty when they can. */
  refusals(order: StoredOrder, fleetId: number): Reason[] {
    if (order.status !== 'awaiting_approval') return ['not_awaiting_approval'];
    const mayApprove = this.approversOf(order, fleetId).some(({ id }) => id === this.#user.id);
    return [
      ...(mayApprove ? [] : (['not_an_approver'] as const)),
      ...(this.lacksPaymentMethod(order, fleetId) ? (['no_payment_method'] as const) : []),
    ];
  }

  /** Who requested the service while acting in the fleet for the management company. */
  #visitorOf({ requested_by: id }: StoredOrder): User[] {
    const user = id === null ? undefined : this.#world.users.get(id);
    return user?.is_active && isFmcUser(user) ? [user] : [];
  }

  /** People of a fleet, plus those at the management company who approve for it, whichever fleet they act in. */
  #peopleOf(fleetId: number): User[] {
    let people = this.#people.get(fleetId);
    if (!people) {
      const company = this.#world.users.ofCompany(undefined).filter(({ is_active }) => is_active);
      const here = [
        ...this.#world.users.ofFleet(fleetId).filter((user) => user.is_active),
        ...company.filter((user) => user.approvalFleetIds.includes(fleetId)),
      ];
      // Fleets without people of their own in the scenario are handled by the management company.
      people = here.length > 0 ? here : company.filter(isFmcUser);
      this.#people.set(fleetId, people);
    }
    return people;
  }
}

/** Whether an order can still be canceled: it is active and the shop has not received the vehicle. */
export const isCancelable = (order: StoredOrder): boolean => isActiveStatus(order.status) && !order.received;

/** A policy requires approval when the covered amount exceeds its limit. */
function isExceeded(policy: Schemas['Policy'], order: StoredOrder): boolean {
  const { amount, service_definition_ids: services } = policy;
  const about = (line: { service_id: number; status: string }) =>
    counts(line) && (services.length === 0 || services.includes(line.service_id));
  return order.lines.some(about) && (totalOf(order.lines, about) ?? 0) > amount;
}
