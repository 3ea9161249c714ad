import { keepPreviousData } from '@tanstack/react-query';
import { limitTo } from '@wayside/domain';
import { requestVehiclesCall } from '../data/daily.calls.ts';
import { read, readCall } from '../data/read.ts';

const LONGEST_SEARCH = 100;

export const requestVehiclesQuery = (fleetId: number | null) => readCall(requestVehiclesCall(fleetId));

/** Vehicles by unit number, name, plate or VIN; for FMC users, in every fleet. */
export function vehicleSearchQuery(search: string) {
  return {
    ...read('/vehicles', { query: { data_type: 'search', search: limitTo(search, LONGEST_SEARCH) } }),
    placeholderData: keepPreviousData,
  };
}

/** Vehicles for a select, with few fields. */
export const basicVehiclesQuery = () => read('/vehicles/all_vehicles');
