import { useQueries } from '@tanstack/react-query';
import { fleetQuery } from '../../shared/fleets/fleet.queries.ts';

/** Names of a few fleets, by ID; empty until they are loaded. */
export function useFleetNames(ids: readonly number[]): (id: number) => string {
  const own = [...new Set(ids)];
  const fleets = useQueries({ queries: own.map((id) => fleetQuery(id)) });
  return (id) => fleets[own.indexOf(id)]?.data?.name ?? '';
}
