import { asksPeople, hasNoLimit, isAboutAnyService, isSamePolicy } from './policy.ts';
import type { ApprovalPolicy } from './policy.ts';
import { activeApprovers } from './policy-approval.ts';
import type { Approver } from './policy-approval.ts';

export type OwnPolicyCheck =
  | { readonly check: 'noEligibleApprover' | 'noVehicle' | 'neverAsks' }
  | { readonly check: 'inactiveApprovers' | 'withoutPhone'; readonly approvers: readonly number[] };

/**
 * A warning to show before a policy is saved. It never prevents saving.
 *
 * - `noEligibleApprover`: none of the chosen approvers is active, so any user of the fleet could approve
 * - `inactiveApprovers`: some of them are inactive and would not be asked
 * - `withoutPhone`: some of the active ones have no phone, and requests are texted
 * - `noVehicle`: the policy covers no vehicle
 * - `neverAsks`: it names approvers but has no limit, so they are never asked
 * - `redundant`: a policy at least as broad already does all that this one does
 * - `makesRedundant`: the reverse
 * - `overridden`: a policy at least as broad asks people at an amount that this one would approve automatically, so
 *   this limit has no effect
 * - `overrides`: the reverse
 * - `overlaps`: both cover some of the same service
 */
export type PolicyCheck<Policy extends ApprovalPolicy> =
  | OwnPolicyCheck
  | {
      readonly check: 'redundant' | 'makesRedundant' | 'overridden' | 'overrides' | 'overlaps';
      readonly other: Policy;
    };

const within = (inner: readonly number[], outer: readonly number[]): boolean => inner.every((id) => outer.includes(id));
const meet = (one: readonly number[], other: readonly number[]): boolean => one.some((id) => other.includes(id));

/** Whether `wide` covers everything that `narrow` covers. */
function isAsWide(wide: ApprovalPolicy, narrow: ApprovalPolicy): boolean {
  return (
    (wide.all_vehicles || (!narrow.all_vehicles && within(narrow.vehicle_ids, wide.vehicle_ids))) &&
    (isAboutAnyService(wide) ||
      (!isAboutAnyService(narrow) && within(narrow.service_definition_ids, wide.service_definition_ids)))
  );
}

const isAboutNothing = ({ all_vehicles, vehicle_ids }: ApprovalPolicy): boolean =>
  !all_vehicles && vehicle_ids.length === 0;

/** Whether they cover some of the same service of the same vehicle. */
export function doMeet(one: ApprovalPolicy, other: ApprovalPolicy): boolean {
  return (
    !isAboutNothing(one) &&
    !isAboutNothing(other) &&
    (one.all_vehicles || other.all_vehicles || meet(one.vehicle_ids, other.vehicle_ids)) &&
    (isAboutAnyService(one) ||
      isAboutAnyService(other) ||
      meet(one.service_definition_ids, other.service_definition_ids))
  );
}

/**
 * Whether who approves stays the same without `narrow`, whatever the amount: `wide` asks all of its people too, or
 * approves as much.
 */
function doesAllOf(wide: ApprovalPolicy, narrow: ApprovalPolicy, people: readonly Approver[]): boolean {
  if (isAboutNothing(narrow) || !isAsWide(wide, narrow) || asksPeople(wide) !== asksPeople(narrow)) return false;
  if (!asksPeople(wide)) return wide.amount >= narrow.amount;
  return wide.amount <= narrow.amount && within(activeApprovers([narrow], people), activeApprovers([wide], people));
}

/** Whether people are asked before the limit of `automatic` is reached: asking people takes precedence. */
function asksFirst(wide: ApprovalPolicy, automatic: ApprovalPolicy): boolean {
  return (
    asksPeople(wide) &&
    !asksPeople(automatic) &&
    !isAboutNothing(automatic) &&
    isAsWide(wide, automatic) &&
    wide.amount < automatic.amount
  );
}

/** The warnings that concern no other policy, most serious first. */
export function ownPolicyChecks(policy: ApprovalPolicy, people: readonly Approver[]): OwnPolicyCheck[] {
  const active = activeApprovers([policy], people);
  const inactive = policy.user_ids.filter((id) => !active.includes(id));
  const isAsking = asksPeople(policy) && policy.user_ids.length > 0;
  const unreachable = people
    .filter(({ id, cellPhone }) => active.includes(id) && (cellPhone === null || cellPhone === ''))
    .map(({ id }) => id);
  const checks: (OwnPolicyCheck | false)[] = [
    isAsking && active.length === 0 && { check: 'noEligibleApprover' },
    isAsking && active.length > 0 && inactive.length > 0 && { check: 'inactiveApprovers', approvers: inactive },
    isAboutNothing(policy) && { check: 'noVehicle' },
    isAsking && hasNoLimit(policy) && { check: 'neverAsks' },
    isAsking && !hasNoLimit(policy) && unreachable.length > 0 && { check: 'withoutPhone', approvers: unreachable },
  ];
  return checks.filter((check) => check !== false);
}

/** The warnings for a policy among the others of its fleet, most serious first. */
export function policyChecks<Policy extends ApprovalPolicy>(
  policy: ApprovalPolicy,
  all: readonly Policy[],
  people: readonly Approver[],
): PolicyCheck<Policy>[] {
  const others = all.filter((other) => !isSamePolicy(other, policy));
  return [
    ...ownPolicyChecks(policy, people),
    ...others.flatMap((other): PolicyCheck<Policy>[] => {
      if (!doMeet(policy, other)) return [];
      if (doesAllOf(other, policy, people)) return [{ check: 'redundant', other }];
      if (doesAllOf(policy, other, people)) return [{ check: 'makesRedundant', other }];
      if (asksFirst(other, policy)) return [{ check: 'overridden', other }];
      if (asksFirst(policy, other)) return [{ check: 'overrides', other }];
      // A policy that auto-approves up to an amount and one that asks above it complement each other.
      return fitTogether(policy, other) ? [] : [{ check: 'overlaps', other }];
    }),
  ];
}

/** Auto-approved up to an amount, people asked above it. */
function fitTogether(one: ApprovalPolicy, other: ApprovalPolicy): boolean {
  if (asksPeople(one) === asksPeople(other)) return false;
  const [asking, automatic] = asksPeople(one) ? [one, other] : [other, one];
  return automatic.amount <= asking.amount;
}
