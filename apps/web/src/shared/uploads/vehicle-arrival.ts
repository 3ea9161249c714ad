import { ApiError } from '@wayside/api-client';
import type { ArrivalOutcome } from '@wayside/machines';
import { noticeOf } from '../failure/failure.ts';
import { fleetScope } from '../data/fleet-scope.ts';
import { queryClient } from '../data/query-client.ts';
import { basicVehiclesQuery } from '../vehicles/vehicles.queries.ts';

/** VINs of the fleet's vehicles, as the server has them now. Fails with an ApiError. */
async function fleetVins(fleetId: number | null): Promise<string[]> {
  const vehicles = await queryClient.fetchQuery({ ...basicVehiclesQuery(), staleTime: 0 });
  return vehicles.flatMap(({ vin, fleet_id }) => (vin && fleet_id === fleetId ? [vin] : []));
}

/** How many new vehicles of an upload are in the fleet's list. In another fleet nothing can be said. */
export async function checkArrival(fleetId: number | null, newVins: readonly string[]): Promise<ArrivalOutcome> {
  if (fleetScope() !== (fleetId ?? 'own') && fleetScope() !== 'own') return { status: 'success', count: 0, of: 0 };
  try {
    const vins = new Set(await fleetVins(fleetId));
    return { status: 'success', count: newVins.filter((vin) => vins.has(vin)).length, of: newVins.length };
  } catch (problem) {
    if (problem instanceof ApiError) return { status: 'failure', notice: noticeOf(problem.failure) };
    throw problem;
  }
}
