import { useTranslation } from '@wayside/i18n';
import { vehicleTransferMachine } from '@wayside/machines';
import type { Transfer, TransferCall, TransferOutcome, TransferSource, TransferVehicle } from '@wayside/machines';
import { useStableCallback } from '@wayside/ui';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { actorOf } from '../../../shared/data/outcome.ts';
import { notDoneTitle } from '../../../shared/failure/failure.ts';
import { useEraseSentDraft, useKeptDraft } from '../../../shared/form/use-kept-draft.ts';
import { toasts } from '../../../shared/page/toasts.ts';
import { useIsMounted } from '../../../shared/save/use-is-mounted.ts';
import { sessionCheck } from '../../../shared/session/session.ts';
import { storedTransfer } from './kept-moves.ts';
import { readVehicles, transferVehicles } from './transfer-calls.ts';
import { useTransferTexts } from './use-transfer-texts.ts';
import type { FleetName } from './use-transfer-texts.ts';

export type VehicleTransferState = SnapshotFrom<typeof vehicleTransferMachine>;

export type VehicleTransfer = ReturnType<typeof useVehicleTransfer>;

interface Sides {
  source: TransferSource;
  destination: number | null;
}

function wired(send: (call: TransferCall) => Promise<TransferOutcome>) {
  return vehicleTransferMachine.provide({
    actors: {
      transferVehicles: actorOf(send),
      readVehicles: actorOf(({ fleetIds }: { fleetIds: readonly number[] }) => readVehicles(fleetIds)),
    },
  });
}

/** The transfer machine with its API calls. Moves survive a reload. */
export function useVehicleTransfer(userId: number, { source, destination }: Sides, fleetName: FleetName) {
  const { t } = useTranslation(['transfer', 'common']);
  const texts = useTransferTexts(fleetName);
  const { values, keep, clear } = useKeptDraft('transfer', { userId });
  const [input] = useState(() => ({ source, destination, ...storedTransfer(values) }));
  const isMounted = useIsMounted();

  /** Reports a call whose page was left: moves that were not saved are there again next time. */
  function reportLate(outcome: TransferOutcome, { of, vehicleIds }: TransferCall): void {
    const { transfer } = of;
    const isDone = outcome.status === 'success';
    if (of.kind === 'undo') {
      const left = of.others + (isDone ? 0 : vehicleIds.length);
      if (left === 0) toasts.show({ title: t('undo.done'), description: texts.back(transfer), tone: 'success' });
      else
        toasts.show({ title: t('undo.left', { count: left, fleet: fleetName(transfer.destination) }), tone: 'error' });
    } else if (isDone) toasts.show({ title: t('saved'), description: texts.summary(transfer), tone: 'success' });
    else {
      const isLost = outcome.status === 'lost';
      keep({ moves: transfer.vehicles, sent: isLost ? transfer : undefined });
      const title = t(`common:${notDoneTitle(isLost)}`, { what: t('what') });
      toasts.show({
        title,
        tone: 'error',
        description: 'notice' in outcome ? texts.notice(outcome.notice) : undefined,
      });
    }
  }
  const send = useStableCallback(async (call: TransferCall): Promise<TransferOutcome> => {
    const isSameSession = sessionCheck();
    const outcome = await transferVehicles(call);
    if (!isMounted.current && isSameSession()) reportLate(outcome, call);
    return outcome;
  });
  const [machine] = useState(() => wired(send));
  const [state, dispatch, actor] = useMachine(machine, { input });
  const { moves, sent, done } = state.context;

  useEffect(() => dispatch({ type: 'sides.chosen', source, destination }), [dispatch, source, destination]);

  // Moves can be restored only on this page, and only while vehicles can be moved.
  const isBusy = !state.hasTag('open');
  const restores = useRef<(() => void)[]>([]);
  const closeRestores = useEffectEvent(() => {
    for (const close of restores.current.splice(0)) close();
  });
  useEffect(() => {
    if (isBusy) closeRestores();
  }, [isBusy]);
  useEffect(() => () => closeRestores(), []);
  const announceDropped = useEffectEvent((vehicles: readonly TransferVehicle[]) => {
    const close = toasts.show({
      title: t('dropped', { count: vehicles.length }),
      tone: 'info',
      action: { label: t('restore'), onAction: () => dispatch({ type: 'moves.restored', vehicles }) },
    });
    restores.current.push(close);
  });
  const [undone, setUndone] = useState<Transfer | null>(null);
  const announceUndone = useEffectEvent((transfer: Transfer) => {
    setUndone(transfer);
    toasts.show({ title: t('undo.done'), description: texts.back(transfer), tone: 'success' });
  });
  useEffect(() => {
    const dropped = actor.on('moves.dropped', ({ vehicles }) => announceDropped(vehicles));
    const undone = actor.on('transfer.undone', ({ transfer }) => void announceUndone(transfer));
    return () => {
      dropped.unsubscribe();
      undone.unsubscribe();
    };
  }, [actor]);

  // A reload in the middle of a save looks up first what became of it.
  useEffect(() => {
    keep(moves.length > 0 || sent || done ? { moves: moves.length > 0 ? moves : undefined, sent, done } : undefined);
  }, [keep, moves, sent, done]);

  // Moves that are being saved are not a draft to come back to, and a transfer can only be undone on its page.
  const isSaving = state.matches('saving');
  useEraseSentDraft({ keep }, () => isSaving || moves.length === 0);

  return {
    state,
    send: dispatch,
    /** Moves vehicles to the destination, or says what is missing. Returns whether they were moved. */
    move: (vehicles: readonly TransferVehicle[]): boolean => {
      if (!actor.getSnapshot().hasTag('open')) return false;
      dispatch({ type: 'vehicles.moved', vehicles });
      return actor.getSnapshot().context.problem === null;
    },
    /** Vehicles can't be moved now: a response is awaited, or nobody knows how the last save ended. */
    isBusy,
    /** The request is on its way: leaving loses nothing, and a toast reports the outcome. */
    isSaving,
    /** Vehicles are going back to their fleets: leaving stops that halfway. */
    isUndoing: state.context.undoing.length > 0,
    /** The transfer that was undone last, until the next one is saved or its notice is dismissed. */
    undone: done ? null : undone,
    forgetUndone: () => setUndone(null),
    forget: clear,
  };
}
