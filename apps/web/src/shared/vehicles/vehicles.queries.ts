import { read } from '../data/read.ts';

/** The fleet's vehicles with their active orders, for service requests (decision 025). */
export const requestVehiclesQuery = (fleetId: number | null) =>
  read('/vehicles', { query: { request: 'active_order', data_type: 'search', ...(fleetId !== null && { fleet_id: fleetId }) } });

/** Vehicles for a select, with few fields. */
export const basicVehiclesQuery = () => read('/vehicles/all_vehicles');
