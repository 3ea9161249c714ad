import { asksPeople, hasNoLimit, isAboutAnyService, isSamePolicy } from './policy.ts';
import type { ApprovalPolicy } from './policy.ts';
import { activeApprovers } from './policy-approval.ts';
import type { Approver } from './policy-approval.ts';

/**
 * Something to know before a policy is saved. Advice: it keeps nobody from saving.
 *
 * - `noEligibleApprover`: nobody of those chosen is active, so any user of the fleet could approve
 * - `inactiveApprovers`: some of them are not active and would not be asked
 * - `noVehicle`: it is about no vehicle at all
 * - `neverAsks`: it names approvers and has no limit, so they are never asked
 * - `overridden`: a policy at least as wide has the last word, so this limit changes nothing
 * - `overrides`: the reverse
 * - `overlaps`: both are about some of the same service
 */
export type PolicyCheck<Policy extends ApprovalPolicy> =
  | { readonly check: 'noEligibleApprover' | 'noVehicle' | 'neverAsks' }
  | { readonly check: 'inactiveApprovers'; readonly approvers: readonly number[] }
  | { readonly check: 'overridden' | 'overrides' | 'overlaps'; readonly other: Policy };

const within = (inner: readonly number[], outer: readonly number[]): boolean => inner.every((id) => outer.includes(id));
const meet = (one: readonly number[], other: readonly number[]): boolean => one.some((id) => other.includes(id));

/** Everything that the narrow one is about, the wide one is about too. */
const isAsWide = (wide: ApprovalPolicy, narrow: ApprovalPolicy): boolean =>
  (wide.all_vehicles || (!narrow.all_vehicles && within(narrow.vehicle_ids, wide.vehicle_ids))) &&
  (isAboutAnyService(wide) || (!isAboutAnyService(narrow) && within(narrow.service_definition_ids, wide.service_definition_ids)));

const isAboutNothing = ({ all_vehicles, vehicle_ids }: ApprovalPolicy): boolean => !all_vehicles && vehicle_ids.length === 0;

const doMeet = (one: ApprovalPolicy, other: ApprovalPolicy): boolean =>
  !isAboutNothing(one) &&
  !isAboutNothing(other) &&
  (one.all_vehicles || other.all_vehicles || meet(one.vehicle_ids, other.vehicle_ids)) &&
  (isAboutAnyService(one) || isAboutAnyService(other) || meet(one.service_definition_ids, other.service_definition_ids));

/**
 * The limit of `narrow` is never what decides: `wide` asks people from less on, or both approve automatically and `wide` up to as much. A policy
 * that approves automatically overrides none that asks: who is asked comes first.
 */
function hasLastWord(wide: ApprovalPolicy, narrow: ApprovalPolicy): boolean {
  if (isAboutNothing(narrow) || !isAsWide(wide, narrow)) return false;
  if (asksPeople(wide)) return wide.amount < narrow.amount;
  return !asksPeople(narrow) && wide.amount >= narrow.amount;
}

/** What there is to say of a policy among the others of its fleet, the gravest first. */
export function policyChecks<Policy extends ApprovalPolicy>(
  policy: ApprovalPolicy,
  all: readonly Policy[],
  people: readonly Approver[],
): PolicyCheck<Policy>[] {
  const others = all.filter((other) => !isSamePolicy(other, policy));
  const active = activeApprovers([policy], people);
  const inactive = policy.user_ids.filter((id) => !active.includes(id));
  const isAsking = asksPeople(policy) && policy.user_ids.length > 0;
  return [
    ...(isAsking && active.length === 0 ? [{ check: 'noEligibleApprover' } as const] : []),
    ...(isAsking && active.length > 0 && inactive.length > 0 ? [{ check: 'inactiveApprovers', approvers: inactive } as const] : []),
    ...(isAboutNothing(policy) ? [{ check: 'noVehicle' } as const] : []),
    ...(isAsking && hasNoLimit(policy) ? [{ check: 'neverAsks' } as const] : []),
    ...others.flatMap((other): PolicyCheck<Policy>[] => {
      if (!doMeet(policy, other)) return [];
      if (hasLastWord(other, policy)) return [{ check: 'overridden', other }];
      if (hasLastWord(policy, other)) return [{ check: 'overrides', other }];
      // One that asks above and one that approves below the same amount belong together.
      return fitTogether(policy, other) ? [] : [{ check: 'overlaps', other }];
    }),
  ];
}

/** Automatic up to an amount, people from there on. */
function fitTogether(one: ApprovalPolicy, other: ApprovalPolicy): boolean {
  if (asksPeople(one) === asksPeople(other)) return false;
  const [asking, automatic] = asksPeople(one) ? [one, other] : [other, one];
  return automatic.amount <= asking.amount;
}
