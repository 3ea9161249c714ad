import type { VehicleRefusal } from '@wayside/domain';
import { emptyVehicleValues, lookupFields, trimmedVehicleValues, vehicleValuesOf } from '@wayside/domain/schemas';
import type { FormVehicle, VehicleMode, VehicleValues } from '@wayside/domain/schemas';
import type { RecordKind } from '../record/record.types.ts';

export interface VehicleDraft extends VehicleValues {
  readonly is_active: boolean;
  /** Only the VIN is sent, which adds the vehicle. */
  readonly isLookup: boolean;
}

export interface VehicleGiven {
  readonly mode: VehicleMode;
  readonly units: VehicleValues['odometer_units'];
}

/** What the form edits of it. */
export function vehicleValuesIn({ is_active: _isActive, isLookup: _isLookup, ...values }: VehicleDraft): VehicleValues {
  return values;
}

export const vehicleKind: RecordKind<FormVehicle, VehicleDraft, VehicleGiven, VehicleRefusal> = {
  id: 'vehicleForm',
  draftOf: (saved, { units }) => ({
    ...(saved ? vehicleValuesOf(saved) : emptyVehicleValues(units)),
    is_active: saved?.is_active ?? true,
    isLookup: false,
  }),
  clean: (draft) => ({ ...draft, ...trimmedVehicleValues(draft) }),
  conflicts: 'readFirst',
  rules: { together: [lookupFields, ['odometer', 'odometer_units']] },
  savesAsNew: false,
};
