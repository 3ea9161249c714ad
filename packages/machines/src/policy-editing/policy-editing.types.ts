import type { ApprovalPolicy, PolicyDraft, PolicyProblem } from '@wayside/domain';
import type { Notice, Outcome } from '../shared/answer.ts';

/** A policy as stored by the server. */
export type SavedPolicy = ApprovalPolicy & { readonly id: number };
/** The request body. */
export type PolicyBody = Omit<ApprovalPolicy, 'id'>;

/** `policyNotSaved`: the response was lost, and the policy turned out not to be saved. */
export type PolicyLabel = 'policyNotSaved';
export type PolicyNotice = Notice<PolicyLabel>;

export interface PolicySave {
  /** Null for a new policy. */
  readonly id: number | null;
  readonly policy: PolicyBody;
  /** The form it comes from, to keep if it isn't saved after the page was left. */
  readonly form: KeptPolicy;
}

/** `gone`: the policy no longer exists; `lost`: we don't know whether it was saved. */
export type PolicySaveOutcome = Outcome<{ policy: SavedPolicy }, PolicyLabel> | { status: 'gone' } | { status: 'lost' };
export type PoliciesOutcome = Outcome<{ policies: readonly SavedPolicy[] }, PolicyLabel>;

/** The draft from before a page reload, and the policy it started from. */
export interface KeptPolicy {
  readonly base: SavedPolicy | null;
  readonly draft: PolicyDraft;
  /** Only if it was sent and the response never came: the ids that existed before. */
  readonly sentBeside?: readonly number[] | undefined;
}

export interface PolicyEditingInput {
  readonly kept?: KeptPolicy | undefined;
  /** Ids of the existing policies at the start. */
  readonly knownIds: readonly number[];
}

export interface PolicyEditingContext {
  /** The policy the form started from; null for a new one. */
  base: SavedPolicy | null;
  draft: PolicyDraft;
  /** Ids that existed when the new policy was started, or when the changed one was last looked up: another id may be ours. */
  knownIds: readonly number[];
  /** The kept draft was sent before the page was left, and nobody knows what became of it. */
  wasSent: boolean;
  /** What the last submit found missing; shown until fixed. */
  problems: readonly PolicyProblem[];
  /** In a conflict, the policy as someone else left it; null if they deleted it. */
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

/** Emitted so that the app announces it in the current language. */
export interface PolicySaved {
  type: 'policy.saved';
  isNew: boolean;
}
