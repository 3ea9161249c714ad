import { isAboutVehicle } from './policy.ts';
import type { ApprovalPolicy } from './policy.ts';

export interface Coverage<Vehicle> {
  /** No policy: any user of the fleet may approve their orders. */
  readonly none: Vehicle[];
  readonly several: Vehicle[];
}

/** The vehicles that no policy is about, and those that more than one is about (PPV-04). */
export function coverageOf<Vehicle extends { readonly id: number }>(
  policies: readonly ApprovalPolicy[],
  vehicles: readonly Vehicle[],
): Coverage<Vehicle> {
  const countOf = ({ id }: Vehicle): number => policies.filter((policy) => isAboutVehicle(policy, id)).length;
  return {
    none: vehicles.filter((vehicle) => countOf(vehicle) === 0),
    several: vehicles.filter((vehicle) => countOf(vehicle) > 1),
  };
}
