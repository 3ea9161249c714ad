import { holdsAny } from '../access/roles.ts';
import type { RoleHolder } from '../access/roles.ts';
import { addMonths } from '../locale/days.ts';
import type { Day } from '../locale/days.ts';

/** What active vehicles may lack, the worst first (UPL-07). */
export const healthGaps = ['vin', 'plate', 'maintenance', 'department', 'driver'] as const;
export type HealthGap = (typeof healthGaps)[number];

interface Described {
  readonly id: number;
  readonly vin: string | null;
  readonly license_plate_number: string | null;
  readonly last_maintenance_date: Day | null;
  readonly department_number: string | null;
  readonly is_active: boolean;
}
interface Driver extends RoleHolder {
  readonly is_active?: boolean | null;
  readonly vehicle_ids: readonly number[];
}

export interface HealthFacts {
  readonly today: Day;
  /** The people of the fleet; undefined if the viewer may not see them, or not yet. */
  readonly people: readonly Driver[] | undefined;
}

const isBlank = (text: string | null): boolean => (text ?? '').trim() === '';

/** Whether a vehicle lacks something. Nothing is asked of one that is not in use. */
export function lacks({ today, people }: HealthFacts): (gap: HealthGap, vehicle: Described) => boolean {
  const yearAgo = addMonths(today, -12);
  const driven = new Set(
    (people ?? [])
      .filter((person) => person.is_active !== false && holdsAny(person, ['Driver']))
      .flatMap(({ vehicle_ids }) => vehicle_ids),
  );
  const tests: Record<HealthGap, (vehicle: Described) => boolean> = {
    vin: ({ vin }) => isBlank(vin),
    plate: ({ license_plate_number }) => isBlank(license_plate_number),
    maintenance: ({ last_maintenance_date: last }) => last === null || last < yearAgo,
    department: ({ department_number }) => isBlank(department_number),
    driver: ({ id }) => people !== undefined && !driven.has(id),
  };
  return (gap, vehicle) => vehicle.is_active && tests[gap](vehicle);
}

/** How many vehicles lack what; only what some of them lack. */
export function fleetHealth(vehicles: readonly Described[], facts: HealthFacts): { gap: HealthGap; count: number }[] {
  const isLacking = lacks(facts);
  return healthGaps
    .map((gap) => ({ gap, count: vehicles.filter((vehicle) => isLacking(gap, vehicle)).length }))
    .filter(({ count }) => count > 0);
}
