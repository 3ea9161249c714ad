import { hasAll } from '@wayside/domain/schemas';
import type { FormVehicle } from '@wayside/domain/schemas';
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

type Call<Input, Answer> = (asked: { input: Input; signal: AbortSignal }) => Promise<Answer>;

interface Saves {
  create: Call<VehicleCreate, VehicleSaveOutcome>;
  update: Call<VehicleUpdate, VehicleSaveOutcome>;
  find: Call<VehicleSearch, VehicleReadOutcome>;
  confirm: Call<VehicleUpdate, VehicleReadOutcome>;
}

const wired = ({ create, update, find, confirm }: Saves) =>
  vehicleFormMachine.provide({
    actors: {
      createVehicle: fromPromise<VehicleSaveOutcome, VehicleCreate>(create),
      updateVehicle: fromPromise<VehicleSaveOutcome, VehicleUpdate>(update),
      readVehicle: fromPromise<VehicleReadOutcome, { id: number }>(({ input }) => readVehicle(input)),
      findVehicle: fromPromise<VehicleReadOutcome, VehicleSearch>(find),
      confirmUpdate: fromPromise<VehicleReadOutcome, VehicleUpdate>(confirm),
    },
  });

/** What became of a save whose response was lost. */
function savedAs(outcome: VehicleReadOutcome, isSaved: (vehicle: FormVehicle) => boolean): VehicleSaveOutcome {
  if (outcome.status === 'failure') return { status: 'lost' };
  const { vehicle } = outcome;
  if (vehicle && isSaved(vehicle)) return { status: 'success', vehicle };
  return { status: 'failure', notice: { tone: 'error', label: 'notSaved' } };
}

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
  const find = useLateSave(findVehicle, (outcome) => report(savedAs(outcome, () => true)));
  const confirm = useLateSave(readVehicle, (outcome, { body }: VehicleUpdate) =>
    report(savedAs(outcome, (vehicle) => hasAll(vehicle, body))),
  );
  const [machine] = useState(() => wired({ create, update, find, confirm }));
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
