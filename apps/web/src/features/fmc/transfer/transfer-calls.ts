import { ApiError, resultOf } from '@wayside/api-client';
import type { TransferCall, TransferOutcome, VehiclesOutcome } from '@wayside/machines';
import { api } from '../../../shared/data/api.ts';
import { changed } from '../../../shared/data/changed.ts';
import { isLost, noticeOf } from '../../../shared/failure/failure.ts';
import { queryClient } from '../../../shared/data/query-client.ts';
import { fleetVehiclesQuery } from './transfer.queries.ts';

/** One transfer, from any number of fleets. Resolves with the response, not once the lists show it. */
export async function transferVehicles({
  vehicleIds,
  oldFleetIds,
  newFleetId,
}: TransferCall): Promise<TransferOutcome> {
  const body = { vehicle_ids: [...vehicleIds], old_fleet_ids: [...oldFleetIds], new_fleet_id: newFleetId };
  const result = await resultOf(api.POST('/vehicles/transfer_vehicles', { body }));
  if (result.status === 'success') {
    void changed('transfers');
    return { status: 'success' };
  }
  if (isLost(result)) return { status: 'lost' };
  const isAboutVehicles = result.kind === 'conflict' || result.kind === 'notFound';
  return { status: isAboutVehicles ? 'moved' : 'failure', notice: noticeOf(result) };
}

/** Which vehicles are in these fleets now. What is on screen is refetched, too. */
export async function readVehicles(fleetIds: readonly number[]): Promise<VehiclesOutcome> {
  try {
    const lists = await Promise.all(
      fleetIds.map((id) => queryClient.fetchQuery({ ...fleetVehiclesQuery(id), staleTime: 0 })),
    );
    void changed('transfers');
    return { status: 'success', vehicles: lists.flat().map(({ id, fleet_id }) => ({ id, fleet_id })) };
  } catch (problem) {
    if (problem instanceof ApiError) return { status: 'failure', notice: noticeOf(problem.failure) };
    throw problem;
  }
}
