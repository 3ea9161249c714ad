import { read } from './read.ts';

/** Every fleet of the management company, for selects and names. */
export const allFleetsQuery = () => ({ ...read('/fleets/load_all_fleets'), staleTime: 5 * 60_000 });
