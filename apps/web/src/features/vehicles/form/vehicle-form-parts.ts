import type { Schemas } from '@wayside/api-client';
import { refusedField, vehicleValuesOf } from '@wayside/domain/schemas';
import type { FormVehicle, VehicleField, VehicleRules, VehicleValues } from '@wayside/domain/schemas';
import type { VehicleNotice } from '@wayside/machines';
import type { AppForm } from '../../../shared/form/use-app-form.ts';

export type VehicleAppForm = AppForm<VehicleValues, VehicleValues>;
export type BasicVehicle = Schemas['BasicVehicle'];

export interface FieldsProps {
  form: VehicleAppForm;
  rules: VehicleRules;
  /** The fleet's vehicles, to find the same VIN or plate twice. */
  fleet: readonly BasicVehicle[];
}

/** The field that a failure is about, to show it there. */
export function fieldOf(notice: VehicleNotice): VehicleField | undefined {
  if ('text' in notice) return refusedField(notice.text);
  if (notice.label === 'vinOrPlateMissing') return 'license_plate_number';
  return notice.label === 'vinNotFound' || notice.label === 'duplicateVin' ? 'vin' : undefined;
}

/** Continues from another version of the vehicle: what was typed stays, except for the given fields. */
export function rebase(
  form: VehicleAppForm,
  vehicle: FormVehicle,
  dirty: Partial<Record<VehicleField, unknown>>,
  drop: readonly VehicleField[],
): void {
  const typed = form.getValues();
  form.reset(vehicleValuesOf(vehicle));
  for (const field of Object.keys(dirty) as VehicleField[]) {
    if (dirty[field] && !drop.includes(field)) form.setValue(field, typed[field], { shouldDirty: true });
  }
}
