import { useTranslation } from '@wayside/i18n';
import { fleetFormMachine, hasFleetChanges } from '@wayside/machines';
import type {
  FleetDeleteOutcome,
  FleetFormEmitted,
  FleetFormEvent,
  FleetLabel,
  FleetLookup,
  FleetLookupOutcome,
  FleetNotice,
  FleetSave,
  FleetSaveOutcome,
  KeptFleet,
  LoadedFleet,
} from '@wayside/machines';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { useCommonNoticeText } from '../../../shared/data/use-notice-text.ts';
import { useKeptDraft } from '../../../shared/form/use-kept-draft.ts';
import { useLateFailure, useLateSave } from '../../../shared/save/use-late-save.ts';
import type { User } from '../../../shared/session/session.ts';
import { deleteFleet, lookUpFleet, saveFleet } from './fleet-calls.ts';

export interface FleetFormGiven {
  viewer: User;
  /** Null for a new fleet. */
  loaded: LoadedFleet | null;
  paymentTypes: readonly string[];
}

export interface FleetFlow {
  state: SnapshotFrom<typeof fleetFormMachine>;
  send: (event: FleetFormEvent) => void;
  /** Whether leaving would lose something. */
  isDirty: boolean;
  forget: () => void;
}

export function useFleetNoticeText(): (notice: FleetNotice) => string {
  const { t } = useTranslation('fleet-form');
  return useCommonNoticeText<FleetLabel>((label) => t(`refused.${label}`));
}

interface Saves {
  viewer: User;
  save: (asked: { input: FleetSave; signal: AbortSignal }) => Promise<FleetSaveOutcome>;
  remove: (asked: { input: { id: number }; signal: AbortSignal }) => Promise<FleetDeleteOutcome>;
}

const wired = ({ viewer, save, remove }: Saves) =>
  fleetFormMachine.provide({
    actors: {
      saveFleet: fromPromise<FleetSaveOutcome, FleetSave>(save),
      lookUpFleet: fromPromise<FleetLookupOutcome, FleetLookup>(({ input }) => lookUpFleet(input, viewer)),
      deleteFleet: fromPromise<FleetDeleteOutcome, { id: number }>(remove),
    },
  });

/** The machine of the fleet form with its API calls. Unsaved changes survive a reload. */
export function useFleetForm({ viewer, loaded, paymentTypes }: FleetFormGiven, on: (event: FleetFormEmitted) => void): FleetFlow {
  const { t } = useTranslation('fleet-form');
  const noticeText = useFleetNoticeText();
  const { values, keep, clear } = useKeptDraft(`fleet_${loaded?.fleet.id ?? 'new'}`, { userId: viewer.id });
  const [input] = useState(() => ({ loaded, paymentTypes, kept: keptIn(values, loaded) }));
  const lateFailure = useLateFailure(noticeText);
  const isKeptForLater = useRef(false);

  const startSave = (sent: FleetSave): Promise<FleetSaveOutcome> => {
    isKeptForLater.current = false;
    return saveFleet(sent);
  };
  const save = useLateSave(startSave, (outcome, { base, draft }) => {
    if (outcome.status === 'success') return { title: t(base ? 'updated' : 'created'), tone: 'success' };
    // What was not saved is there again next time.
    keep({ kept: { base, draft, wasSent: outcome.status === 'lost' } satisfies KeptFleet });
    isKeptForLater.current = true;
    return lateFailure(t('what'), outcome);
  });
  const startDeletion = (fleet: { id: number }): Promise<FleetDeleteOutcome> => deleteFleet(fleet, viewer);
  const remove = useLateSave(startDeletion, (outcome) => {
    if (outcome.status === 'success') return { title: t('deleted'), tone: 'success' };
    if (outcome.status === 'lost') return { title: t('delete.maybeNotDone'), tone: 'error' };
    return { title: t('delete.notDone'), description: noticeText(outcome.notice), tone: 'error' };
  });

  const [machine] = useState(() => wired({ viewer, save, remove }));
  const [state, send, actor] = useMachine(machine, { input });
  const heard = useEffectEvent(on);
  useEffect(() => {
    const { unsubscribe } = actor.on('*', (event) => heard(event));
    return unsubscribe;
  }, [actor]);
  useEffect(() => {
    if (loaded) send({ type: 'fleet.refreshed', loaded });
  }, [loaded, send]);

  const { base, draft } = state.context;
  const isDirty = state.hasTag('form') && hasFleetChanges(state.context);
  const wasSent = state.hasTag('sent');
  // A reload in the middle of a save looks up first what became of it.
  useEffect(
    () => keep(isDirty ? { kept: { base, draft, wasSent } satisfies KeptFleet } : undefined),
    [keep, base, draft, isDirty, wasSent],
  );
  // A fleet that is being saved is not a draft to come back to, unless it was refused before the page was gone.
  const leaveSaving = useEffectEvent(() => state.matches('saving') && !isKeptForLater.current && keep(undefined));
  useEffect(() => () => void leaveSaving(), []);

  return { state, send, isDirty, forget: clear };
}

/** Parses a saved draft. Only our code writes it in this tab, but possibly in the shape of an older version, or for another fleet. */
function keptIn(values: Readonly<Record<string, unknown>> | undefined, loaded: LoadedFleet | null): KeptFleet | undefined {
  const kept = values?.['kept'] as Partial<KeptFleet> | undefined;
  const { draft, base = null } = kept ?? {};
  const isWhole =
    draft && [draft.name, draft.region, draft.rep, draft.paymentType, draft.otherId].every((text) => typeof text === 'string');
  if (!isWhole || typeof draft.shareWexNumber !== 'boolean' || base?.fleet?.id !== loaded?.fleet.id) return undefined;
  return { base, draft, wasSent: kept?.wasSent === true };
}
