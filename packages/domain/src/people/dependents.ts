import { isListedUser } from '../access/permissions.ts';
import { holdsAny, leaderRoles, managerSet } from '../access/roles.ts';
import type { Role, RoleHolder } from '../access/roles.ts';
import { showsReview } from '../orders/orders.ts';
import type { OrderLike } from '../orders/orders.ts';
import { activeApprovers } from '../policies/policy-approval.ts';
import { asksPeople } from '../policies/policy.ts';
import type { ApprovalPolicy } from '../policies/policy.ts';

interface Person extends RoleHolder {
  readonly id: number;
  readonly is_active?: boolean | null;
  readonly cellPhone?: string | null;
}

/** Those of whom one stays: an owner or admin, and where there is none, an account owner. */
const kept: readonly (readonly Role[])[] = [leaderRoles, [...leaderRoles, 'Account Owner']];

/**
 * Whether the fleet would be left without an active owner or admin if this person had other roles, or none (PPV-01).
 * An account owner is no substitute for one, but the last of those who administer a fleet without either.
 */
export function isLastLeader(person: Person, people: readonly Person[], roles: RoleHolder['roles'] = []): boolean {
  return kept.some((set) => {
    const isOne = (other: Person): boolean => other.is_active !== false && holdsAny(other, set);
    return (
      isOne(person) && !holdsAny({ roles }, set) && !people.some((other) => other.id !== person.id && isOne(other))
    );
  });
}

/** Who could take over from a person: those who manage the fleet, too, and can sign in. */
export function successorsOf<Other extends Person>(person: Person, people: readonly Other[]): Other[] {
  return people.filter(
    (other) =>
      other.id !== person.id && other.is_active !== false && isListedUser(other) && holdsAny(other, managerSet),
  );
}

export interface PersonFacts<Policy, Vehicle, Order> {
  readonly people: readonly Person[];
  readonly policies: readonly Policy[];
  readonly vehicles: readonly Vehicle[];
  /** Active orders. */
  readonly orders: readonly Order[];
}

/**
 * What depends on a person who is about to be deactivated or deleted (PPV-02).
 *
 * - `policies`: those that ask them
 * - `orphaned`: those of them that would have no active approver left
 * - `unreached`: those that would have active approvers, none of them with a phone to be texted
 * - `vehicles`: those they drive; nobody but a driver is meant by an assigned vehicle
 * - `orders`: those that await an approval they may give
 */
export function dependsOnPerson<
  Policy extends ApprovalPolicy,
  Vehicle extends { readonly id: number },
  Order extends OrderLike & { readonly approver_user_ids?: readonly number[] | null },
>(
  person: Person & { readonly vehicle_ids: readonly number[] },
  { people, policies, vehicles, orders }: PersonFacts<Policy, Vehicle, Order>,
) {
  const asking = policies.filter((policy) => asksPeople(policy) && policy.user_ids.includes(person.id));
  const others = people.filter(({ id }) => id !== person.id);
  const without = [...others, { id: person.id, is_active: false }];
  const leftIn = (policy: Policy) => activeApprovers([policy], without);
  const isReached = (id: number): boolean => Boolean(others.find((other) => other.id === id)?.cellPhone);
  return {
    policies: asking,
    orphaned: asking.filter((policy) => leftIn(policy).length === 0),
    unreached: asking.filter((policy) => leftIn(policy).length > 0 && !leftIn(policy).some(isReached)),
    vehicles: holdsAny(person, ['Driver']) ? vehicles.filter(({ id }) => person.vehicle_ids.includes(id)) : [],
    orders: orders.filter((order) => showsReview(order) && order.approver_user_ids?.includes(person.id) === true),
  };
}
