import { asksPeople, hasNoLimit } from './policy.ts';
import type { ApprovalPolicy } from './policy.ts';

/** The sentence that says what a policy does: a key of the texts. `nobody`: it is still without an approver. */
export type PolicySentence = 'asks' | 'asksAlways' | 'neverAsks' | 'automatic' | 'automaticUnlimited' | 'nobody';

export function policySentence(policy: ApprovalPolicy): PolicySentence {
  if (!asksPeople(policy)) return hasNoLimit(policy) ? 'automaticUnlimited' : 'automatic';
  if (policy.user_ids.length === 0) return 'nobody';
  if (hasNoLimit(policy)) return 'neverAsks';
  return policy.amount === 0 ? 'asksAlways' : 'asks';
}

/** Names that a sentence says before it counts the others. */
const NAMES_IN_SENTENCE = 3;

/** As many names as a sentence can hold, and how many more there are: never one alone, whose name takes no more room. */
export const namesInSentence = <Name>(names: readonly Name[]): { names: readonly Name[]; more: number } =>
  names.length <= NAMES_IN_SENTENCE
    ? { names, more: 0 }
    : { names: names.slice(0, NAMES_IN_SENTENCE - 1), more: names.length - NAMES_IN_SENTENCE + 1 };
