import { sentinelId } from '../constants.ts';
import { hasNoLimit, largestPolicyAmount, noLimitAmount } from './policy.ts';
import type { ApprovalPolicy } from './policy.ts';

/**
 * A policy in the form. A sentinel id stands for Auto-Approve among the approvers and for All Vehicles among the
 * vehicles. It is always the only entry of its list and is never sent.
 */
export interface PolicyDraft {
  /** Null while the field is empty. */
  readonly amount: number | null;
  readonly isUnlimited: boolean;
  /** Empty: any service. */
  readonly services: readonly number[];
  readonly approvers: readonly number[];
  readonly vehicles: readonly number[];
}

export const emptyPolicyDraft: PolicyDraft = {
  amount: null,
  isUnlimited: false,
  services: [],
  approvers: [],
  vehicles: [sentinelId],
};

export function policyDraftOf(policy: ApprovalPolicy): PolicyDraft {
  return {
    amount: hasNoLimit(policy) ? null : policy.amount,
    isUnlimited: hasNoLimit(policy),
    services: policy.service_definition_ids,
    approvers: policy.auto_approvable ? [sentinelId] : policy.user_ids,
    vehicles: policy.all_vehicles ? [sentinelId] : policy.vehicle_ids,
  };
}

export const isAutoApprove = ({ approvers }: Pick<PolicyDraft, 'approvers'>): boolean => approvers.includes(sentinelId);
export const isAllVehicles = ({ vehicles }: Pick<PolicyDraft, 'vehicles'>): boolean => vehicles.includes(sentinelId);

/**
 * The list after a change: choosing the sentinel replaces the other entries, and choosing another entry replaces the
 * sentinel.
 */
export function exclusiveChoice(before: readonly number[], after: readonly number[]): readonly number[] {
  if (!after.includes(sentinelId)) return after;
  return before.includes(sentinelId)
    ? after.length > 1
      ? after.filter((id) => id !== sentinelId)
      : after
    : [sentinelId];
}

/** Fields that a policy can't be saved without. */
export type PolicyProblem = 'amount' | 'approver';

/** Shown while it is typed; an amount that is hidden by "no limit" doesn't count. */
export function isTooLarge({ amount, isUnlimited }: Pick<PolicyDraft, 'amount' | 'isUnlimited'>): boolean {
  return !isUnlimited && amount !== null && amount > largestPolicyAmount;
}

export function policyProblems({ amount, isUnlimited, approvers }: PolicyDraft): PolicyProblem[] {
  const hasAmount = isUnlimited || (amount !== null && amount >= 0 && !isTooLarge({ amount, isUnlimited }));
  return [...(hasAmount ? [] : (['amount'] as const)), ...(approvers.length > 0 ? [] : (['approver'] as const))];
}

/** Whether it can be saved. */
export const isComplete = (draft: PolicyDraft): boolean => policyProblems(draft).length === 0;

/** The draft as a policy without an id. A missing amount becomes zero, but such a draft can't be saved. */
export function policyOf(draft: PolicyDraft) {
  const auto_approvable = isAutoApprove(draft);
  const all_vehicles = isAllVehicles(draft);
  return {
    amount: draft.isUnlimited ? noLimitAmount : Math.round((draft.amount ?? 0) * 100) / 100,
    service_definition_ids: [...draft.services],
    user_ids: auto_approvable ? [] : [...draft.approvers],
    vehicle_ids: all_vehicles ? [] : [...draft.vehicles],
    all_vehicles,
    auto_approvable,
  };
}
