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
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromPromise } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { createVehicle, findVehicle, readVehicle, updateVehicle } from './vehicle-calls.ts';

const wired = vehicleFormMachine.provide({
  actors: {
    createVehicle: fromPromise<VehicleSaveOutcome, VehicleCreate>(({ input }) => createVehicle(input)),
    updateVehicle: fromPromise<VehicleSaveOutcome, VehicleUpdate>(({ input }) => updateVehicle(input)),
    readVehicle: fromPromise<VehicleReadOutcome, { id: number }>(({ input }) => readVehicle(input)),
    findVehicle: fromPromise<VehicleReadOutcome, VehicleSearch>(({ input }) => findVehicle(input)),
  },
});

export interface VehicleFlow {
  state: SnapshotFrom<typeof vehicleFormMachine>;
  send: (event: VehicleFormEvent) => void;
}

/** The machine of the form with its API calls. */
export function useVehicleForm(given: VehicleFormInput, on: (event: VehicleFormEmitted) => void): VehicleFlow {
  const [input] = useState(given);
  const [state, send, actor] = useMachine(wired, { input });
  const heard = useEffectEvent(on);
  useEffect(() => {
    const subscriptions = (['vehicle.found', 'vehicle.saved'] as const).map((type) => actor.on(type, (event) => heard(event)));
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe();
    };
  }, [actor]);
  return { state, send };
}
