import { read } from '../../../shared/data/read.ts';

/** Shortest text to search all fleets for. */
export const MIN_SEARCH = 2;

export const fleetVehiclesQuery = (fleetId: number) =>
  read('/vehicles', { query: { fleet_id: fleetId, data_type: 'search' } });
