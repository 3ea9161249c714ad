import { keepPreviousData } from '@tanstack/react-query';
import { limitTo } from '@wayside/domain';
import { read } from '../data/read.ts';

const LONGEST_SEARCH = 100;

/** The fleet's vehicles with their active orders, for service requests (decision 025). */
export const requestVehiclesQuery = (fleetId: number | null) =>
  read('/vehicles', { query: { request: 'active_order', data_type: 'search', ...(fleetId !== null && { fleet_id: fleetId }) } });

/** Vehicles by unit number, name, plate or VIN; for FMC users, in every fleet. */
export const vehicleSearchQuery = (search: string) => ({
  ...read('/vehicles', { query: { data_type: 'search', search: limitTo(search, LONGEST_SEARCH) } }),
  placeholderData: keepPreviousData,
});

/** Vehicles for a select, with few fields. */
export const basicVehiclesQuery = () => read('/vehicles/all_vehicles');
