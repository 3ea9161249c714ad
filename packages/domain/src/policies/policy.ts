import { sentinelId } from '../constants.ts';

/** A policy, as far as the rules read it; every policy of the API is one. */
export interface ApprovalPolicy {
  /** Absent while it is new. */
  readonly id?: number | undefined;
  /** Largest amount for which nobody is asked, or up to which it approves by itself. */
  readonly amount: number;
  /** Empty: any service. */
  readonly service_definition_ids: readonly number[];
  readonly user_ids: readonly number[];
  readonly vehicle_ids: readonly number[];
  readonly all_vehicles: boolean;
  readonly auto_approvable: boolean;
}

/** The amount of a policy without a limit: the contract requires a number. Never shown. */
export const noLimitAmount = sentinelId;
export const largestPolicyAmount = 1_000_000;

export const hasNoLimit = ({ amount }: Pick<ApprovalPolicy, 'amount'>): boolean => amount >= noLimitAmount;

/** Asks people, which one that approves by itself does not. */
export const asksPeople = ({ auto_approvable }: Pick<ApprovalPolicy, 'auto_approvable'>): boolean => !auto_approvable;

export const isAboutVehicle = ({ all_vehicles, vehicle_ids }: ApprovalPolicy, id: number): boolean =>
  all_vehicles || vehicle_ids.includes(id);

export const isAboutAnyService = ({ service_definition_ids }: ApprovalPolicy): boolean => service_definition_ids.length === 0;

export const isSamePolicy = (one: ApprovalPolicy, other: ApprovalPolicy): boolean => one.id !== undefined && one.id === other.id;

const sameIds = (one: readonly number[], other: readonly number[]): boolean => {
  const ids = new Set(one);
  return ids.size === new Set(other).size && other.every((id) => ids.has(id));
};

/** Says the same, whatever its id and whatever order its lists are in. */
export const saysTheSame = (one: ApprovalPolicy, other: ApprovalPolicy): boolean =>
  one.amount === other.amount &&
  one.auto_approvable === other.auto_approvable &&
  one.all_vehicles === other.all_vehicles &&
  (one.all_vehicles || sameIds(one.vehicle_ids, other.vehicle_ids)) &&
  sameIds(one.service_definition_ids, other.service_definition_ids) &&
  sameIds(one.user_ids, other.user_ids);
