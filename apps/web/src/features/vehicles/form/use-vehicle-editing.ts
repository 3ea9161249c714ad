import { normaliseVin, place, regionRules } from '@wayside/domain';
import { emptyVehicleValues, vehicleBody, vehicleSchema, vehicleValuesOf } from '@wayside/domain/schemas';
import type { FormVehicle, VehicleField, VehicleMode, VehicleStep, VehicleValues } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import type { VehicleFormEmitted, VehicleNotice } from '@wayside/machines';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { brand } from '../../../shared/brand/brand.ts';
import { SERVER_ERROR, useAppForm } from '../../../shared/form/use-app-form.ts';
import { useDraft } from '../../../shared/form/use-draft.ts';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.tsx';
import { useArrive } from '../../../shared/page/arrival.tsx';
import type { KeptDraft } from '../../../shared/session/drafts.ts';
import type { User } from '../../../shared/session/session.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { useFleetVehicles } from '../../../shared/vehicles/vehicle-field.tsx';
import { useSayWhatStays } from './use-say-what-stays.ts';
import { useVehicleForm } from './use-vehicle-form.ts';
import { useVehicleNoticeText } from './use-vehicle-notice-text.ts';
import { fieldOf, rebase } from './vehicle-form-parts.ts';

export interface VehicleFormProps {
  viewer: User;
  mode: VehicleMode;
  /** The vehicle to edit, or the one that its VIN added before a reload. */
  vehicle: FormVehicle | null;
  isAtDetails?: boolean;
  /** Where the progress of a new vehicle is kept over a reload. */
  progress?: KeptDraft;
  /** The address of the page that the form is over. */
  behind: string;
  onClose: () => void;
}

const UNITS = { mi: 'miles', km: 'kilometers' } as const;
const NO_VEHICLES: never[] = [];

/** The form's values with its flow: steps, draft, leaving and saving. */
export function useVehicleEditing({ viewer, mode, vehicle, isAtDetails = false, progress, behind, onClose }: VehicleFormProps) {
  const { t } = useTranslation('vehicle-form');
  const texts = useVehicleText();
  const noticeText = useVehicleNoticeText();
  const arrive = useArrive();
  const { data: fleet } = useFleetVehicles();
  const [isSaved, setSaved] = useState(false);
  const flow = useVehicleForm({ mode, vehicle, isAtDetails }, onEvent, forget);
  const { state, send } = flow;
  const { vehicle: existing, failure, during, theirs } = state.context;
  const isAdding = mode === 'add';
  const isBusy = state.hasTag('busy');
  const isFirst = isAdding && (state.hasTag('identity') || (during === 'lookup' && !state.hasTag('details')));
  const step: VehicleStep = !isAdding ? 'all' : isFirst ? 'identity' : 'details';
  /** A vehicle that exists although the form isn't finished. */
  const added = isAdding ? existing : null;

  const rules = useMemo(() => ({ mode, step, vehicle: existing }), [mode, step, existing]);
  const schema = useMemo(() => vehicleSchema(rules), [rules]);
  const form = useAppForm(schema, {
    defaultValues: vehicle ? vehicleValuesOf(vehicle) : emptyVehicleValues(UNITS[regionRules(brand.region).distanceUnit]),
  });
  const { isDirty, dirtyFields } = form.formState;
  const draft = useDraft(isAdding ? 'vehicle_new' : `vehicle_${vehicle?.id}_${mode}`, form, {
    userId: viewer.id,
    fleetId: viewer.fleet_id ?? null,
  });
  const guard = useLeaveGuard(isDirty, {
    onLeave: forget,
    ...(added && { body: t('leaveBody', { name: texts.name(added) }) }),
  });
  useEffect(() => guard.setSaving(state.hasTag('sent')));
  useSayWhatStays(isSaved ? null : added, forget);
  const keepProgress = progress?.keep;
  useEffect(() => {
    const isBegun = added !== null || step === 'details';
    keepProgress?.(isBegun ? { id: added?.id ?? null, isAtDetails: step === 'details' } : undefined);
  }, [keepProgress, added, step]);

  function forget(): void {
    draft.clear();
    progress?.clear();
  }

  function onEvent(event: VehicleFormEmitted): void {
    if (event.type === 'vehicle.found') {
      rebase(form, event.vehicle, dirtyFields, ['vin']);
      return;
    }
    forget();
    setSaved(true);
    guard.release();
    arrive(isAdding ? place.vehicle(event.vehicle.id) : behind, { tone: 'success', text: t(isAdding ? 'added' : 'updated') });
  }

  const showRefusal = useEffectEvent((notice: VehicleNotice) => {
    const field = fieldOf(notice);
    if (field) form.setError(field, { type: SERVER_ERROR, message: noticeText(notice) });
  });
  // Before the message takes the focus, which validates the field that loses it.
  useLayoutEffect(() => {
    if (failure) showRefusal(failure.notice);
  }, [failure]);

  const knownIds = fleet?.map(({ id }) => id) ?? null;
  function submit(valid: VehicleValues): void {
    if (step === 'identity') return send({ type: 'step.continued' });
    const body = vehicleBody(valid, rules);
    if (!isAdding && Object.keys(body).length === 0) return onClose();
    return send({ type: 'vehicle.submitted', body, knownIds });
  }

  return {
    flow,
    form,
    rules,
    step,
    added,
    isBusy,
    isLookingUp: isBusy && during === 'lookup',
    fleet: fleet ?? NO_VEHICLES,
    guard,
    draft: { clear: forget },
    submit,
    /** Without validation (VEH-23): whatever was typed is looked up, which adds the vehicle. */
    lookUp: () => {
      const vin = normaliseVin(form.getValues('vin'));
      if (vin === '') form.onSubmit(submit)();
      else send({ type: 'vin.entered', body: { vin }, knownIds });
    },
    takeTheirs: (fields: readonly VehicleField[]) => {
      if (theirs) rebase(form, theirs, dirtyFields, fields);
      send({ type: 'theirs.taken' });
    },
  };
}
