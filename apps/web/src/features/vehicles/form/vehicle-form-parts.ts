import type { Schemas } from '@wayside/api-client';
import type { VehicleRefusal } from '@wayside/domain';
import { emptyVehicleValues, refusedField } from '@wayside/domain/schemas';
import type { VehicleField, VehicleRules, VehicleValues } from '@wayside/domain/schemas';
import type { RecordNotice } from '@wayside/machines';
import type { AppForm } from '../../../shared/form/use-app-form.ts';

export type VehicleAppForm = AppForm<VehicleValues, VehicleValues>;
export type BasicVehicle = Schemas['BasicVehicle'];

export interface FieldsProps {
  form: VehicleAppForm;
  rules: VehicleRules;
  /** The fleet's vehicles, to find the same VIN or plate twice. */
  fleet: readonly BasicVehicle[];
}

/** The field that a refusal is about, to show it there as well. */
export function refusedFieldOf(notice: RecordNotice<VehicleRefusal>): VehicleField | undefined {
  const named = notice.fields?.find((name) => Object.hasOwn(emptyVehicleValues('miles'), name));
  if (named !== undefined) return named as VehicleField;
  if ('text' in notice) return refusedField(notice.text);
  if (notice.label === 'vinOrPlateMissing') return 'license_plate_number';
  return notice.label === 'vinNotFound' || notice.label === 'duplicateVin' ? 'vin' : undefined;
}
