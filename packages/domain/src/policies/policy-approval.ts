import { asksPeople, isAboutAnyService, isAboutVehicle } from './policy.ts';
import type { ApprovalPolicy } from './policy.ts';

/** Someone who may be an approver. */
export interface Approver {
  readonly id: number;
  readonly is_active?: boolean | null;
  /** Where the request is texted to. Undefined: not known here. */
  readonly cellPhone?: string | null;
}

export interface ApprovalQuestion {
  readonly vehicleId: number;
  /** Empty: a service that no policy names. */
  readonly serviceIds: readonly number[];
  /**
   * Total cost of the services. Counts in full for every policy that covers one of them, because the cost of each is
   * not known yet.
   */
  readonly amount: number;
}

/**
 * Who approves. `anyone`: any user of the fleet; `people`: those named by the policies in `policies`; `automatic`: no
 * approval needed; `notAsked`: no policy asks at this amount, but `approvers` may still approve if needed.
 */
export interface ApprovalAnswer<Policy extends ApprovalPolicy> {
  readonly who: 'anyone' | 'people' | 'automatic' | 'notAsked';
  /** Why anyone may: the vehicle has no policy, its policies name no one, or none of the people they name is active. */
  readonly because?: 'noPolicy' | 'nobodyNamed' | 'nobodyActive';
  /** The policies that apply. */
  readonly policies: readonly Policy[];
  /** Unique ids of the active approvers, in the order the policies name them. */
  readonly approvers: readonly number[];
}

function isAboutServices(policy: ApprovalPolicy, serviceIds: readonly number[]): boolean {
  return isAboutAnyService(policy) || serviceIds.some((id) => policy.service_definition_ids.includes(id));
}

/** Auto-approving some of the services does not approve all of them. */
function approvesAll(policy: ApprovalPolicy, { serviceIds, amount }: ApprovalQuestion): boolean {
  return (
    policy.auto_approvable &&
    amount <= policy.amount &&
    (isAboutAnyService(policy) ||
      (serviceIds.length > 0 && serviceIds.every((id) => policy.service_definition_ids.includes(id))))
  );
}

/**
 * Which policy applies and who would approve. Asking people takes precedence over auto-approval. Same rules as the
 * server, in this order: the people whose limit is exceeded are asked; otherwise the people that any policy of the
 * vehicle names may approve; if there are none, any user of the fleet may.
 */
export function whoApproves<Policy extends ApprovalPolicy>(
  question: ApprovalQuestion,
  policies: readonly Policy[],
  people: readonly Approver[],
): ApprovalAnswer<Policy> {
  const ofVehicle = policies.filter((policy) => isAboutVehicle(policy, question.vehicleId));
  if (ofVehicle.length === 0) return { who: 'anyone', because: 'noPolicy', policies: [], approvers: [] };
  const naming = ofVehicle.filter(asksPeople);
  const asking = naming.filter(
    (policy) => isAboutServices(policy, question.serviceIds) && question.amount > policy.amount,
  );
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

/**
 * Unique ids of those who are not known to be inactive. Not everyone may load everyone a policy names: FMC users, for
 * one.
 */
export function activeApprovers(policies: readonly ApprovalPolicy[], people: readonly Approver[]): number[] {
  const inactive = new Set(people.filter(({ is_active }) => is_active === false).map(({ id }) => id));
  return [...new Set(policies.flatMap(({ user_ids }) => user_ids))].filter((id) => !inactive.has(id));
}
