import { ApiError, dataOf, resultOf } from '@wayside/api-client';
import type { Failure, Result, Schemas } from '@wayside/api-client';
import { samePlate, sameVin } from '@wayside/domain';
import { vehicleRefusal } from '@wayside/domain/schemas';
import type { VehicleBody } from '@wayside/domain/schemas';
import type { VehicleCreate, VehicleNotice, VehicleReadOutcome, VehicleSaveOutcome, VehicleSearch, VehicleUpdate } from '@wayside/machines';
import { api } from '../../../shared/data/api.ts';
import { changed } from '../../../shared/data/changed.ts';
import { isLost, noticeOf } from '../../../shared/data/failure.ts';
import { queryClient } from '../../../shared/data/query-client.ts';
import { basicVehiclesQuery } from '../../../shared/vehicles/vehicles.queries.ts';

function noticeFor(failure: Failure): VehicleNotice {
  const label = vehicleRefusal(failure.alertMessage);
  return label ? { tone: 'error', label } : noticeOf(failure);
}

const failed = (problem: unknown): { status: 'failure'; notice: VehicleNotice } => {
  if (problem instanceof ApiError) return { status: 'failure', notice: noticeOf(problem.failure) };
  throw problem;
};

function outcomeOf(result: Result<Schemas['Vehicle']>): VehicleSaveOutcome {
  if (result.status === 'success') {
    void changed('vehicles');
    return { status: 'success', vehicle: result.data };
  }
  if (isLost(result)) return { status: 'lost' };
  return { status: 'failure', notice: noticeFor(result) };
}

const bodyOf = (body: VehicleBody): Schemas['VehicleInput'] => body as Schemas['VehicleInput'];

export const createVehicle = async ({ body }: VehicleCreate): Promise<VehicleSaveOutcome> =>
  outcomeOf(await resultOf(api.POST('/vehicles', { body: bodyOf(body) })));

/** Saves changes of a vehicle; also activates it. */
export const putVehicle = ({ id, body }: VehicleUpdate) =>
  api.PUT('/vehicles/{id}', { params: { path: { id } }, body: { id, ...bodyOf(body) } });

export async function updateVehicle(update: VehicleUpdate): Promise<VehicleSaveOutcome> {
  const result = await resultOf(putVehicle(update));
  if (result.status === 'failure' && result.kind === 'notFound') {
    void changed('vehicles');
    return { status: 'gone' };
  }
  return outcomeOf(result);
}

/** The vehicle as it is now, not as loaded before. */
export async function readVehicle({ id }: { id: number }): Promise<VehicleReadOutcome> {
  const result = await resultOf(api.GET('/vehicles/{id}', { params: { path: { id } } }));
  if (result.status === 'success') return { status: 'success', vehicle: result.data };
  if (result.kind === 'notFound') return { status: 'success', vehicle: null };
  return { status: 'failure', notice: noticeOf(result) };
}

/** After a lost response: the vehicle that wasn't in the fleet before and has the VIN or plate that was sent. */
export async function findVehicle({ body, knownIds }: VehicleSearch): Promise<VehicleReadOutcome> {
  // Without knowing what was there before, an older vehicle could be taken for the new one.
  if (knownIds === null) return { status: 'failure', notice: { tone: 'error', label: 'mayHaveWorked' } };
  try {
    const fleet = await queryClient.fetchQuery({ ...basicVehiclesQuery(), staleTime: 0 });
    const others = fleet.filter(({ id }) => !knownIds.includes(id));
    const found = body.vin ? sameVin(body.vin, others, null) : samePlate(body.license_plate_number ?? '', others, null);
    if (!found) return { status: 'success', vehicle: null };
    void changed('vehicles');
    return { status: 'success', vehicle: await dataOf(api.GET('/vehicles/{id}', { params: { path: { id: found.id } } })) };
  } catch (problem) {
    return failed(problem);
  }
}
