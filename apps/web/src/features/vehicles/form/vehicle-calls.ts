import { resultOf } from '@wayside/api-client';
import type { Schemas } from '@wayside/api-client';
import { normaliseVin, samePlate, sameVin } from '@wayside/domain';
import type { VehicleRefusal } from '@wayside/domain';
import { vehicleBody } from '@wayside/domain/schemas';
import { vehicleValuesIn } from '@wayside/machines';
import type { vehicleKind } from '@wayside/machines';
import { api } from '../../../shared/data/api.ts';
import { changed } from '../../../shared/data/changed.ts';
import { queryClient } from '../../../shared/data/query-client.ts';
import { findIn, readOutcomeOf, saveOutcomeOf } from '../../../shared/record/record-calls.ts';
import type { CallsOf, SaveOf } from '../../../shared/record/use-record.ts';
import { basicVehiclesQuery } from '../../../shared/vehicles/vehicles.queries.ts';

type VehicleSave = SaveOf<typeof vehicleKind>;

async function saveVehicle({ base, draft, given: { mode } }: VehicleSave) {
  const values = vehicleValuesIn(draft);
  const changes = draft.isLookup
    ? { vin: normaliseVin(values.vin) }
    : vehicleBody(values, { mode, vehicle: base, step: 'all' });
  const body = changes as Schemas['VehicleInput'];
  const call = base
    ? api.PUT('/vehicles/{id}', { params: { path: { id: base.id } }, body: { id: base.id, ...body } })
    : api.POST('/vehicles', { body });
  return saveOutcomeOf<Schemas['Vehicle'], Schemas['Vehicle'], VehicleRefusal>(await resultOf(call), {
    isNew: base === null,
    changes: ['vehicles'],
    alerts: ['vinNotFound', 'duplicateVin', 'vinOrPlateMissing'],
  });
}

/** The vehicle as it is now, not as loaded before. */
async function readVehicle(id: number) {
  return readOutcomeOf(await resultOf(api.GET('/vehicles/{id}', { params: { path: { id } } })), (vehicle) => vehicle);
}

/** After a lost response: the vehicle that wasn't in the fleet before and has the VIN or plate that was sent. */
export async function findVehicle({ draft, existingIds }: Pick<VehicleSave, 'draft' | 'existingIds'>) {
  // Without knowing what was there before, an older vehicle could be taken for the new one.
  if (existingIds === null) return { status: 'failure', notice: { tone: 'error', label: 'mayHaveWorked' } } as const;
  const outcome = await findIn(basicVehiclesQuery(), (fleet) => {
    const others = fleet.filter(({ id }) => !existingIds.includes(id));
    const vin = normaliseVin(draft.vin);
    return vin ? sameVin(vin, others, null) : samePlate(draft.license_plate_number, others, null);
  });
  if (outcome.status === 'failure' || outcome.saved === null) return { ...outcome, saved: null };
  void changed('vehicles');
  return readVehicle(outcome.saved.id);
}

export const vehicleCalls: CallsOf<typeof vehicleKind> = {
  save: saveVehicle,
  find: (search) => (search.base ? readVehicle(search.base.id) : findVehicle(search)),
  existingIds: () => queryClient.getQueryData(basicVehiclesQuery().queryKey)?.map(({ id }) => id) ?? null,
};
