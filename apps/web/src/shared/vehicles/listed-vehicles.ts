import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@wayside/api-client';
import { read } from '../data/read.ts';
import { useQuietTime } from '../page/use-quiet-time.ts';

/** What lists of other things say of a vehicle, where their own response lacks it. */
export type ListedVehicle = Pick<Schemas['Vehicle'], 'department_number' | 'last_maintenance_date'>;

const byId = (vehicles: readonly Schemas['Vehicle'][]): ReadonlyMap<number, ListedVehicle> =>
  new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));

/** The vehicles of the fleet by id. Asked for once the page has what it shows first; undefined until they are here. */
export function useListedVehicles(): ReadonlyMap<number, ListedVehicle> | undefined {
  return useQuery({ ...read('/vehicles'), select: byId, enabled: useQuietTime() }).data;
}
