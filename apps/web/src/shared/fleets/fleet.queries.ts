import { read } from '../data/read.ts';

const MINUTES = 60_000;

/** One fleet of the management company. */
export const fleetQuery = (id: number) => ({ ...read('/fleets/{id}', { path: { id } }), staleTime: 5 * MINUTES });
