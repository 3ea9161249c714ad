import { place } from '@wayside/domain';
import type { FleetDraft } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { fleetFormMachine, fleetKind } from '@wayside/machines';
import type { FleetLabel, LoadedFleet } from '@wayside/machines';
import type { SnapshotFrom } from 'xstate';
import { useArrive } from '../../../shared/page/arrival.tsx';
import { toasts } from '../../../shared/page/toasts.ts';
import { useRecord } from '../../../shared/record/use-record.ts';
import type { RecordFlow, RecordState } from '../../../shared/record/use-record.ts';
import type { User } from '../../../shared/session/session.ts';
import { fleetCalls } from './fleet-calls.ts';

type PaymentTypes = readonly string[];
export type FleetFlow = RecordFlow<
  LoadedFleet,
  FleetDraft,
  PaymentTypes,
  FleetLabel,
  RecordState<LoadedFleet, FleetDraft, PaymentTypes, FleetLabel> & SnapshotFrom<typeof fleetFormMachine>
>;

export interface FleetEditingOptions {
  viewer: User;
  /** Null for a new fleet. */
  loaded: LoadedFleet | null;
  paymentTypes: PaymentTypes;
}

/** The fleet form with what follows from it: alerts (ERR-12), and the page it leads to. */
export function useFleetEditing({ viewer, loaded, paymentTypes }: FleetEditingOptions): FleetFlow {
  const { t } = useTranslation('fleet-form');
  const arrive = useArrive();
  const flow: FleetFlow = useRecord({
    kind: fleetKind,
    machine: fleetFormMachine,
    calls: fleetCalls(viewer),
    saved: loaded,
    given: paymentTypes,
    draftName: `fleet_${loaded?.fleet.id ?? 'new'}`,
    owner: { userId: viewer.id },
    texts: {
      what: t('what'),
      done: ({ isNew }) => ({ title: t(isNew ? 'created' : 'updated'), tone: 'success' }),
      refusal: (label) => t(`refused.${label}`),
    },
    onSaved: ({ isNew, saved }) => {
      if (!isNew) return void toasts.show({ title: t('updated'), tone: 'success' });
      flow.leave();
      return arrive(place.editFleet(saved.fleet.id), { tone: 'success', text: t('created') });
    },
  });
  return flow;
}
