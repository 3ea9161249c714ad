import type { Schemas } from '@wayside/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { limitTo } from '@wayside/domain';
import { requestVehiclesCall } from '../data/daily.calls.ts';
import { read, readCall } from '../data/read.ts';
import { useQuietTime } from '../page/use-quiet-time.ts';

const LONGEST_SEARCH = 100;

export const requestVehiclesQuery = (fleetId: number | null) => readCall(requestVehiclesCall(fleetId));

/** The vehicles of the fleet the user acts in. */
export const vehiclesQuery = () => read('/vehicles');

/** What lists of other things say of a vehicle, where their own response lacks it. */
export type ListedVehicle = Pick<Schemas['Vehicle'], 'department_number' | 'last_maintenance_date'>;

const byId = (vehicles: readonly Schemas['Vehicle'][]): ReadonlyMap<number, ListedVehicle> =>
  new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));

/** The vehicles of the fleet by id. Asked for once the page has what it shows first; undefined until they are here. */
export function useListedVehicles(): ReadonlyMap<number, ListedVehicle> | undefined {
  return useQuery({ ...vehiclesQuery(), select: byId, enabled: useQuietTime() }).data;
}

/** Vehicles by unit number, name, plate or VIN; for FMC users, in every fleet. */
export function vehicleSearchQuery(search: string) {
  return {
    ...read('/vehicles', { query: { data_type: 'search', search: limitTo(search, LONGEST_SEARCH) } }),
    placeholderData: keepPreviousData,
  };
}

/** Vehicles for a select, with few fields. */
export const basicVehiclesQuery = () => read('/vehicles/all_vehicles');
