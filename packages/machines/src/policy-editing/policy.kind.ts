import { emptyPolicyDraft, policyDraftOf, policyProblems } from '@wayside/domain';
import type { ApprovalPolicy, PolicyDraft } from '@wayside/domain';
import type { RecordKind } from '../record/record.types.ts';

/** A policy as stored by the server. */
export type SavedPolicy = ApprovalPolicy & { readonly id: number };

const inOrder = (ids: readonly number[]): readonly number[] => ids.toSorted((a, b) => a - b);

export const policyKind: RecordKind<SavedPolicy, PolicyDraft> = {
  id: 'policyEditing',
  draftOf: (saved) => (saved ? policyDraftOf(saved) : emptyPolicyDraft),
  clean: ({ amount, isUnlimited, services, approvers, vehicles }) => ({
    amount: isUnlimited ? null : amount,
    isUnlimited,
    services: inOrder(services),
    approvers: inOrder(approvers),
    vehicles: inOrder(vehicles),
  }),
  problemsOf: policyProblems,
  conflicts: 'readFirst',
  // Half of one person's policy and half of another's would be a policy that nobody wanted.
  rules: { together: 'all' },
  savesAsNew: true,
};
