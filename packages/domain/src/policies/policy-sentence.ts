import { activeApprovers } from './policy-approval.ts';
import type { Approver } from './policy-approval.ts';
import { asksPeople, hasNoLimit } from './policy.ts';
import type { ApprovalPolicy } from './policy.ts';

/**
 * Text key of the sentence that describes a policy. `nobody`: no approver has been chosen yet; `nobodyActive`: none of
 * those who were is active (PPV-03).
 */
export type PolicySentence =
  | 'asks'
  | 'asksAlways'
  | 'neverAsks'
  | 'automatic'
  | 'automaticUnlimited'
  | 'nobody'
  | 'nobodyActive';

export function policySentence(policy: ApprovalPolicy, people: readonly Approver[]): PolicySentence {
  if (!asksPeople(policy)) return hasNoLimit(policy) ? 'automaticUnlimited' : 'automatic';
  if (policy.user_ids.length === 0) return 'nobody';
  if (activeApprovers([policy], people).length === 0) return 'nobodyActive';
  if (hasNoLimit(policy)) return 'neverAsks';
  return policy.amount === 0 ? 'asksAlways' : 'asks';
}

/** Maximum number of names in a sentence. */
const NAMES_IN_SENTENCE = 3;

/**
 * The names a sentence shows and the number of those left out, which is never one: its name would take no more room
 * than the count.
 */
export function namesInSentence<Name>(
  names: readonly Name[],
  most = NAMES_IN_SENTENCE,
): { names: readonly Name[]; more: number } {
  return names.length <= most ? { names, more: 0 } : { names: names.slice(0, most - 1), more: names.length - most + 1 };
}
