import { useTranslation } from '@wayside/i18n';
import { vehicleFormMachine } from '@wayside/machines';
import type {
  VehicleCreate,
  VehicleFormEmitted,
  VehicleFormEvent,
  VehicleFormInput,
  VehicleReadOutcome,
  VehicleSaveOutcome,
  VehicleSearch,
  VehicleUpdate,
} from '@wayside/machines';
import type { ToastMessage } from '@wayside/ui';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromPromise } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { useLateFailure, useLateSave } from '../../../shared/save/use-late-save.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { useVehicleNoticeText } from './use-vehicle-notice-text.ts';
import { createVehicle, findVehicle, readVehicle, updateVehicle } from './vehicle-calls.ts';

interface Saves {
  create: (asked: { input: VehicleCreate; signal: AbortSignal }) => Promise<VehicleSaveOutcome>;
  update: (asked: { input: VehicleUpdate; signal: AbortSignal }) => Promise<VehicleSaveOutcome>;
}

const wired = ({ create, update }: Saves) =>
  vehicleFormMachine.provide({
    actors: {
      createVehicle: fromPromise<VehicleSaveOutcome, VehicleCreate>(create),
      updateVehicle: fromPromise<VehicleSaveOutcome, VehicleUpdate>(update),
      readVehicle: fromPromise<VehicleReadOutcome, { id: number }>(({ input }) => readVehicle(input)),
      findVehicle: fromPromise<VehicleReadOutcome, VehicleSearch>(({ input }) => findVehicle(input)),
    },
  });

export interface VehicleFlow {
  state: SnapshotFrom<typeof vehicleFormMachine>;
  send: (event: VehicleFormEvent) => void;
}

/** The machine of the form with its API calls. `forget` drops the draft of a form that was left before its save was done. */
export function useVehicleForm(given: VehicleFormInput, on: (event: VehicleFormEmitted) => void, forget: () => void): VehicleFlow {
  const { t } = useTranslation('vehicle-form');
  const texts = useVehicleText();
  const lateFailure = useLateFailure(useVehicleNoticeText());
  const report = (outcome: VehicleSaveOutcome): ToastMessage => {
    if (outcome.status !== 'success') return lateFailure(t('what'), outcome);
    forget();
    return { title: t(given.mode === 'add' ? 'added' : 'updated'), description: texts.name(outcome.vehicle), tone: 'success' };
  };
  const create = useLateSave(createVehicle, report);
  const update = useLateSave(updateVehicle, report);
  const [machine] = useState(() => wired({ create, update }));
  const [input] = useState(given);
  const [state, send, actor] = useMachine(machine, { input });
  const heard = useEffectEvent(on);
  useEffect(() => {
    const subscriptions = (['vehicle.found', 'vehicle.saved'] as const).map((type) => actor.on(type, (event) => heard(event)));
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe();
    };
  }, [actor]);
  return { state, send };
}
