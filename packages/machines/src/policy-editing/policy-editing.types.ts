import type { ApprovalPolicy, PolicyDraft, PolicyProblem } from '@wayside/domain';
import type { Notice, Outcome } from '../shared/answer.ts';

/** A policy as the server has it. */
export type SavedPolicy = ApprovalPolicy & { readonly id: number };
/** What is sent. */
export type PolicyBody = Omit<ApprovalPolicy, 'id'>;

/** `policyNotSaved`: the answer was lost, and the policy is not there. */
export type PolicyLabel = 'policyNotSaved';
export type PolicyNotice = Notice<PolicyLabel>;

export interface PolicySave {
  /** Null: a new one. */
  readonly id: number | null;
  readonly policy: PolicyBody;
}

/** `gone`: there is no such policy any more; `lost`: nobody can tell whether it was saved. */
export type PolicySaveOutcome = Outcome<{ policy: SavedPolicy }, PolicyLabel> | { status: 'gone' } | { status: 'lost' };
export type PoliciesOutcome = Outcome<{ policies: readonly SavedPolicy[] }, PolicyLabel>;

/** What was typed before the page was reloaded, and the policy that it started from. */
export interface KeptPolicy {
  readonly base: SavedPolicy | null;
  readonly draft: PolicyDraft;
}

export interface PolicyEditingInput {
  readonly kept?: KeptPolicy | undefined;
  /** Ids that are there at the start. */
  readonly knownIds: readonly number[];
}

export interface PolicyEditingContext {
  /** The policy that the form started from; null for a new one. */
  base: SavedPolicy | null;
  draft: PolicyDraft;
  /** Ids that were there when a new one was begun: a policy that is none of them is ours. */
  knownIds: readonly number[];
  /** What a submit found missing; said until it is there. */
  problems: readonly PolicyProblem[];
  /** In a conflict the policy as someone else left it; null when they deleted it. */
  theirs: SavedPolicy | null;
  notice: PolicyNotice | null;
}

export type PolicyEditingEvent =
  | { type: 'policy.added'; knownIds: readonly number[] }
  | { type: 'policy.opened'; policy: SavedPolicy }
  | { type: 'approvers.chosen'; ids: readonly number[] }
  | { type: 'vehicles.chosen'; ids: readonly number[] }
  | { type: 'services.chosen'; ids: readonly number[] }
  | { type: 'amount.changed'; amount: number | null }
  | { type: 'limit.changed'; isUnlimited: boolean }
  | { type: 'policy.submitted' }
  | { type: 'policy.canceled' }
  | { type: 'mine.kept' }
  | { type: 'theirs.taken' }
  | { type: 'outcome.retried' };

/** For whoever says it: in the language of that moment. */
export interface PolicySaved {
  type: 'policy.saved';
  isNew: boolean;
}
