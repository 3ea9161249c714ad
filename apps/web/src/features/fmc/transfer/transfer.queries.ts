import { keepPreviousData } from '@tanstack/react-query';
import { read } from '../../../shared/data/read.ts';

/** Shortest text to search all fleets for. */
export const MIN_SEARCH = 2;

export const fleetVehiclesQuery = (fleetId: number) => read('/vehicles', { query: { fleet_id: fleetId, data_type: 'search' } });

/** Vehicles of all fleets by unit number, name, plate or VIN. */
export const vehicleSearchQuery = (search: string) => ({
  ...read('/vehicles', { query: { search, data_type: 'search' } }),
  placeholderData: keepPreviousData,
});
