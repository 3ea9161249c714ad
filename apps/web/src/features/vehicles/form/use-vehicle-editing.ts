import { normaliseVin, place, regionRules } from '@wayside/domain';
import type { VehicleRefusal } from '@wayside/domain';
import { vehicleSchema } from '@wayside/domain/schemas';
import type { FormVehicle, VehicleMode, VehicleStep, VehicleValues } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { vehicleFormMachine, vehicleKind } from '@wayside/machines';
import type { VehicleDraft, VehicleGiven } from '@wayside/machines';
import { useEffectEvent, useLayoutEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import { brand } from '../../../shared/brand/brand.ts';
import { SERVER_ERROR } from '../../../shared/form/use-app-form.ts';
import { useArrive } from '../../../shared/page/arrival.tsx';
import { useRecordForm } from '../../../shared/record/use-record-form.ts';
import { useRecord } from '../../../shared/record/use-record.ts';
import type { RecordFlow, RecordState } from '../../../shared/record/use-record.ts';
import type { User } from '../../../shared/session/session.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { useFleetVehicles } from '../../../shared/vehicles/vehicle-field.tsx';
import { useSayWhatStays } from './use-say-what-stays.ts';
import { vehicleCalls } from './vehicle-calls.ts';
import { refusedFieldOf } from './vehicle-form-parts.ts';

export interface VehicleFormProps {
  viewer: User;
  mode: VehicleMode;
  /** The vehicle to edit; null for a new one. */
  vehicle: FormVehicle | null;
  /** The address of the page that the form is over. */
  behind: string;
  onClose: () => void;
}

export type VehicleRecord = RecordFlow<
  FormVehicle,
  VehicleDraft,
  VehicleGiven,
  VehicleRefusal,
  RecordState<FormVehicle, VehicleDraft, VehicleGiven, VehicleRefusal> & SnapshotFrom<typeof vehicleFormMachine>
>;

const UNITS = { mi: 'miles', km: 'kilometers' } as const;
const NO_VEHICLES: never[] = [];

const valuesOf = ({ is_active: _isActive, isLookup: _isLookup, ...values }: VehicleDraft): VehicleValues => values;

/** The editor of a vehicle with its form, its steps, and what follows a save. */
export function useVehicleEditing({ viewer, mode, vehicle, behind, onClose }: VehicleFormProps) {
  const { t } = useTranslation('vehicle-form');
  const texts = useVehicleText();
  const arrive = useArrive();
  const { data: fleet } = useFleetVehicles();
  const isAdding = mode === 'add';
  const record: VehicleRecord = useRecord({
    kind: vehicleKind,
    machine: vehicleFormMachine,
    calls: vehicleCalls(fleet),
    saved: vehicle,
    given: { mode, units: UNITS[regionRules(brand.region).distanceUnit] },
    draftName: isAdding ? 'vehicle_new' : `vehicle_${vehicle?.id}_${mode}`,
    owner: { userId: viewer.id, fleetId: viewer.fleet_id },
    texts: {
      what: t('what'),
      done: ({ saved }) => ({ title: t(isAdding ? 'added' : 'updated'), description: texts.name(saved), tone: 'success' }),
      refusal: (label) => t(`refused.${label}`),
    },
    onSaved: ({ saved, draft }) => (draft.isLookup ? form.clearErrors() : finish(saved)),
    // Nothing is left to save of what its VIN added.
    onClose: () => (added && !record.isDirty ? finish(added) : onClose()),
    guard: { body: (base) => (isAdding && base ? t('leaveBody', { name: texts.name(base) }) : undefined) },
  });
  const { state } = record;
  const { base, draft, notice } = state.context;
  const isFirst = isAdding && (state.matches('identity') || (draft.isLookup && !state.matches('details')));
  const step: VehicleStep = !isAdding ? 'all' : isFirst ? 'identity' : 'details';
  /** A vehicle that exists although the form isn't finished. */
  const added = isAdding && !state.matches('done') && !state.matches('closed') ? base : null;
  useSayWhatStays(added, record.leave);

  const rules = { mode, step, vehicle: base };
  const form = useRecordForm(record, vehicleSchema(rules), valuesOf);

  const showRefusal = useEffectEvent((refusal: typeof notice) => {
    const field = refusal && refusedFieldOf(refusal);
    if (field) form.setError(field, { type: SERVER_ERROR, message: record.noticeText(refusal) });
  });
  // Before the message takes the focus, which validates the field that loses it.
  useLayoutEffect(() => showRefusal(notice), [notice]);

  function finish(saved: FormVehicle): void {
    record.leave();
    arrive(isAdding ? place.vehicle(saved.id) : behind, { tone: 'success', text: t(isAdding ? 'added' : 'updated') });
  }

  function submit(valid: VehicleValues): void {
    if (step === 'identity') return record.send({ type: 'step.continued' });
    return record.submit({ ...valid, is_active: mode === 'activate' || draft.is_active, isLookup: false });
  }

  /** Without validation (VEH-23): whatever was typed is looked up, which adds the vehicle. */
  function lookUp(): void {
    const values = form.getValues();
    if (normaliseVin(values.vin) === '') form.onSubmit(submit)();
    else record.submit({ ...draft, ...values, isLookup: true });
  }
  return { record, form, rules, step, added, fleet: fleet ?? NO_VEHICLES, submit, lookUp };
}
