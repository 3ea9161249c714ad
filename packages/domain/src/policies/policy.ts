import { sentinelId } from '../constants.ts';

/** The parts of an API policy that the rules need. */
export interface ApprovalPolicy {
  /** Absent for a new policy. */
  readonly id?: number;
  /** Largest amount that needs no approval or, for an auto-approving policy, that it approves. */
  readonly amount: number;
  /** Empty: any service. */
  readonly service_definition_ids: readonly number[];
  readonly user_ids: readonly number[];
  readonly vehicle_ids: readonly number[];
  readonly all_vehicles: boolean;
  readonly auto_approvable: boolean;
}

/** Amount of a policy without a limit, because the contract requires a number. Never shown. */
export const noLimitAmount = sentinelId;
export const largestPolicyAmount = 1_000_000;

export const hasNoLimit = ({ amount }: Pick<ApprovalPolicy, 'amount'>): boolean => amount >= noLimitAmount;

/** Whether it asks people rather than auto-approving. */
export const asksPeople = ({ auto_approvable }: Pick<ApprovalPolicy, 'auto_approvable'>): boolean => !auto_approvable;

export function isAboutVehicle({ all_vehicles, vehicle_ids }: ApprovalPolicy, id: number): boolean {
  return all_vehicles || vehicle_ids.includes(id);
}

export const isAboutAnyService = ({ service_definition_ids }: ApprovalPolicy): boolean =>
  service_definition_ids.length === 0;

export const isSamePolicy = (one: ApprovalPolicy, other: ApprovalPolicy): boolean =>
  one.id !== undefined && one.id === other.id;

/** Whether two lists name the same, in whatever order. */
function sameIds(one: readonly number[], other: readonly number[]): boolean {
  const ids = new Set(one);
  return ids.size === new Set(other).size && other.every((id) => ids.has(id));
}

/** Whether two policies have the same content, regardless of ids and the order of their lists. */
export function saysTheSame(one: ApprovalPolicy, other: ApprovalPolicy): boolean {
  return (
    one.amount === other.amount &&
    one.auto_approvable === other.auto_approvable &&
    one.all_vehicles === other.all_vehicles &&
    (one.all_vehicles || sameIds(one.vehicle_ids, other.vehicle_ids)) &&
    sameIds(one.service_definition_ids, other.service_definition_ids) &&
    sameIds(one.user_ids, other.user_ids)
  );
}
