import { normaliseVin, place, regionRules } from '@wayside/domain';
import { vehicleSchema } from '@wayside/domain/schemas';
import type { FormVehicle, VehicleStep, VehicleValues } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { vehicleFormMachine, vehicleKind, vehicleValuesIn } from '@wayside/machines';
import { useEffectEvent, useLayoutEffect } from 'react';
import { brand } from '../../../shared/brand/brand.ts';
import { SERVER_ERROR } from '../../../shared/form/use-app-form.ts';
import { useArrive } from '../../../shared/page/arrival.tsx';
import { useRecordForm } from '../../../shared/record/use-record-form.ts';
import { useRecord } from '../../../shared/record/use-record.ts';
import type { FlowOf } from '../../../shared/record/use-record.ts';
import type { User } from '../../../shared/session/session.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { useFleetVehicles } from '../../../shared/vehicles/vehicle-field.tsx';
import { useCloseForm } from './use-open-form.ts';
import type { OpenForm } from './use-open-form.ts';
import { useSayWhatStays } from './use-say-what-stays.ts';
import { vehicleCalls } from './vehicle-calls.ts';
import { refusedFieldOf } from './vehicle-form-parts.ts';

export interface VehicleFormProps {
  viewer: User;
  opened: OpenForm;
  /** The vehicle to edit; null for a new one. */
  vehicle: FormVehicle | null;
}

export type VehicleRecord = FlowOf<typeof vehicleKind, typeof vehicleFormMachine>;

const UNITS = { mi: 'miles', km: 'kilometers' } as const;
const NO_VEHICLES: never[] = [];

/** The editor of a vehicle with its form, its steps, and what follows a save. */
export function useVehicleEditing({ viewer, opened, vehicle }: VehicleFormProps) {
  const { mode, behind } = opened;
  const { t } = useTranslation('vehicle-form');
  const texts = useVehicleText();
  const arrive = useArrive();
  const close = useCloseForm(opened);
  const { data: fleet = NO_VEHICLES } = useFleetVehicles();
  const isAdding = mode === 'add';
  const done = isAdding ? 'added' : mode === 'odometer' ? 'readingSaved' : 'updated';
  const record: VehicleRecord = useRecord({
    kind: vehicleKind,
    machine: vehicleFormMachine,
    calls: vehicleCalls,
    saved: vehicle,
    given: { mode, units: UNITS[regionRules(brand.region).distanceUnit] },
    draftName: isAdding ? 'vehicle_new' : `vehicle_${vehicle?.id}_${mode}`,
    owner: { userId: viewer.id, fleetId: viewer.fleet_id },
    texts: {
      what: t('what'),
      done: ({ saved }) => ({
        title: t(done),
        description: texts.name(saved),
        tone: 'success',
      }),
      refusal: (label) => t(`refused.${label}`),
    },
    onSaved: ({ saved, draft }) => (draft.isLookup ? form.clearErrors() : finish(saved)),
    // Nothing is left to save of what its VIN added.
    onClose: () => (added && !record.isDirty ? finish(added) : close()),
    guard: { body: (base) => (isAdding && base ? t('leaveBody', { name: texts.name(base) }) : undefined) },
  });
  const { state } = record;
  const { base, draft, notice } = state.context;
  const isFirst = isAdding && (state.matches('identity') || (draft.isLookup && !state.matches('details')));
  const step: VehicleStep = !isAdding ? 'all' : isFirst ? 'identity' : 'details';
  /** A vehicle that exists although the form isn't finished. */
  const added = isAdding && !state.matches('done') && !state.matches('closed') ? base : null;
  const takenBack = useSayWhatStays(added, record.leave);

  const rules = { mode, step, vehicle: base };
  const form = useRecordForm(record, vehicleSchema(rules), vehicleValuesIn);

  const showRefusal = useEffectEvent((refusal: typeof notice) => {
    const field = refusal && refusedFieldOf(refusal);
    if (field) form.setError(field, { type: SERVER_ERROR, message: record.noticeText(refusal) });
  });
  // Before the message takes the focus, which validates the field that loses it.
  useLayoutEffect(() => showRefusal(notice), [notice]);

  function finish(saved: FormVehicle): void {
    record.leave();
    arrive(isAdding ? place.vehicle(saved.id) : behind, { tone: 'success', text: t(done) });
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
  /** The vehicle was deleted: nothing of it is left to save or to speak of. */
  function forget(): void {
    takenBack();
    record.leave();
  }
  return { record, form, rules, step, added, fleet, submit, lookUp, close, forget };
}
