import { activeApprovers } from './policy-approval.ts';
import type { Approver } from './policy-approval.ts';
import { doMeet } from './policy-checks.ts';
import { asksPeople, hasNoLimit, isAboutAnyService, isAboutVehicle, isSamePolicy } from './policy.ts';
import type { ApprovalPolicy } from './policy.ts';

export interface Coverage<Vehicle> {
  /** No policy: any user of the fleet may approve their orders. */
  readonly none: Vehicle[];
  /** Auto-approving policies only: whatever these do not approve, any user of the fleet may. */
  readonly automaticOnly: Vehicle[];
  readonly several: Vehicle[];
}

/** Kinds of coverage, in the order in which they are said. */
export const coverageKinds = ['none', 'automaticOnly', 'several'] as const satisfies readonly (keyof Coverage<never>)[];

/**
 * The vehicles that no policy is about, those whose policies ask no one, and those that more than one is about
 * (PPV-04).
 */
export function coverageOf<Vehicle extends { readonly id: number }>(
  policies: readonly ApprovalPolicy[],
  vehicles: readonly Vehicle[],
): Coverage<Vehicle> {
  const covered = vehicles.map((vehicle) => ({
    vehicle,
    policies: policies.filter((policy) => isAboutVehicle(policy, vehicle.id)),
  }));
  const where = (holds: (own: readonly ApprovalPolicy[]) => boolean): Vehicle[] =>
    covered.filter((one) => holds(one.policies)).map(({ vehicle }) => vehicle);
  return {
    none: where((own) => own.length === 0),
    automaticOnly: where((own) => own.length > 0 && !own.some(asksPeople) && !own.some(approvesEverything)),
    several: where((own) => own.length > 1),
  };
}

/** What deleting a policy does to the vehicles it is about, and the policies that then apply to some of them. */
export interface CoverageWithout<Vehicle, Policy> {
  readonly none: Vehicle[];
  readonly automaticOnly: Vehicle[];
  /** Other policies apply to them. */
  readonly others: Vehicle[];
  readonly policies: Policy[];
}

export function coverageWithout<Policy extends ApprovalPolicy, Vehicle extends { readonly id: number }>(
  gone: Policy,
  policies: readonly Policy[],
  vehicles: readonly Vehicle[],
): CoverageWithout<Vehicle, Policy> {
  const left = policies.filter((policy) => policy !== gone);
  const affected = vehicles.filter(({ id }) => isAboutVehicle(gone, id));
  const { none, automaticOnly } = coverageOf(left, affected);
  const others = affected.filter((vehicle) => !none.includes(vehicle) && !automaticOnly.includes(vehicle));
  const applies = (policy: Policy) => others.some(({ id }) => isAboutVehicle(policy, id));
  return { none, automaticOnly, others, policies: left.filter(applies) };
}

/** Who may approve above a maximum: anyone, those whom other policies name, or, depending on the vehicle, either. */
export interface AboveMaximum {
  readonly who: 'anyone' | 'others' | 'some';
  readonly approvers: readonly number[];
}

/**
 * Who may approve above the maximum of a policy that asks no one who is active, as `whoApproves` says of each of its
 * vehicles. Undefined for a policy that asks people or has no maximum, and where another one approves more.
 */
export function aboveMaximum(
  policy: ApprovalPolicy,
  policies: readonly ApprovalPolicy[],
  vehicles: readonly { readonly id: number }[],
  people: readonly Approver[],
): AboveMaximum | undefined {
  const asks = (one: ApprovalPolicy): boolean => asksPeople(one) && activeApprovers([one], people).length > 0;
  const own = vehicles.filter(({ id }) => isAboutVehicle(policy, id));
  if (hasNoLimit(policy) || asks(policy) || own.length === 0) return undefined;
  const others = policies.filter((other) => !isSamePolicy(other, policy));
  if (others.some((other) => !asksPeople(other) && other.amount > policy.amount && doMeet(policy, other)))
    return undefined;
  const asking = others.filter((other) => asks(other) && own.some(({ id }) => isAboutVehicle(other, id)));
  const covered = own.filter(({ id }) => asking.some((other) => isAboutVehicle(other, id)));
  const who = covered.length === 0 ? 'anyone' : covered.length === own.length ? 'others' : 'some';
  return { who, approvers: activeApprovers(asking, people) };
}

/** Nothing is left to approve by anyone. */
const approvesEverything = (policy: ApprovalPolicy): boolean =>
  policy.auto_approvable && hasNoLimit(policy) && isAboutAnyService(policy);
