import { asksPeople, isAboutAnyService, isAboutVehicle } from './policy.ts';
import type { ApprovalPolicy } from './policy.ts';

/** Somebody who may be an approver. */
export interface Approver {
  readonly id: number;
  readonly is_active?: boolean | null | undefined;
}

export interface ApprovalQuestion {
  readonly vehicleId: number;
  /** Empty: something that no policy names. */
  readonly serviceIds: readonly number[];
  /** What the services cost together. It counts in full for every policy about one of them: nobody knows yet which part each costs. */
  readonly amount: number;
}

/**
 * Who approves. `anyone`: any user of the fleet; `people`: those named by the policies in `policies`; `automatic`: nobody has to; `notAsked`: no
 * policy asks at this amount, and `approvers` may approve if it is needed all the same.
 */
export interface ApprovalAnswer<Policy extends ApprovalPolicy> {
  readonly who: 'anyone' | 'people' | 'automatic' | 'notAsked';
  /** Why anyone may: the vehicle has no policy, none of its policies names people, or nobody whom they name is active. */
  readonly because?: 'noPolicy' | 'nobodyNamed' | 'nobodyActive';
  /** The policies that decide it. */
  readonly policies: readonly Policy[];
  /** Ids of the active approvers, each once, in the order in which they are named. */
  readonly approvers: readonly number[];
}

const isAboutServices = (policy: ApprovalPolicy, serviceIds: readonly number[]): boolean =>
  isAboutAnyService(policy) || serviceIds.some((id) => policy.service_definition_ids.includes(id));

/** Automatic approval of a part is none of the whole. */
const approvesAll = (policy: ApprovalPolicy, { serviceIds, amount }: ApprovalQuestion): boolean =>
  policy.auto_approvable &&
  amount <= policy.amount &&
  (isAboutAnyService(policy) || (serviceIds.length > 0 && serviceIds.every((id) => policy.service_definition_ids.includes(id))));

/**
 * Which policy applies and who would approve. People who are asked come before automatic approval. The order of the rules is the server's: those
 * whose limit is exceeded are asked, otherwise those whom any policy of the vehicle names; where that is nobody, any user of the fleet may.
 */
export function whoApproves<Policy extends ApprovalPolicy>(
  question: ApprovalQuestion,
  policies: readonly Policy[],
  people: readonly Approver[],
): ApprovalAnswer<Policy> {
  const ofVehicle = policies.filter((policy) => isAboutVehicle(policy, question.vehicleId));
  if (ofVehicle.length === 0) return { who: 'anyone', because: 'noPolicy', policies: [], approvers: [] };
  const naming = ofVehicle.filter(asksPeople);
  const asking = naming.filter((policy) => isAboutServices(policy, question.serviceIds) && question.amount > policy.amount);
  if (asking.length > 0) {
    const approvers = activeApprovers(asking, people);
    return approvers.length > 0
      ? { who: 'people', policies: asking, approvers }
      : { who: 'anyone', because: 'nobodyActive', policies: asking, approvers };
  }
  const automatic = ofVehicle.filter((policy) => approvesAll(policy, question));
  if (automatic.length > 0) return { who: 'automatic', policies: automatic, approvers: [] };
  if (naming.length === 0) return { who: 'anyone', because: 'nobodyNamed', policies: [], approvers: [] };
  return { who: 'notAsked', policies: [], approvers: activeApprovers(naming, people) };
}

export function activeApprovers(policies: readonly ApprovalPolicy[], people: readonly Approver[]): number[] {
  const active = new Set(people.filter(({ is_active }) => is_active !== false).map(({ id }) => id));
  return [...new Set(policies.flatMap(({ user_ids }) => user_ids))].filter((id) => active.has(id));
}
