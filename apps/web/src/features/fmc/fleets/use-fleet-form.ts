import { isSavedFleet } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { fleetFormMachine, hasFleetChanges } from '@wayside/machines';
import type {
  FleetDeleteOutcome,
  FleetFormEmitted,
  FleetFormEvent,
  FleetLabel,
  FleetLookupOutcome,
  FleetNotice,
  FleetSave,
  FleetSaveOutcome,
  KeptFleet,
  LoadedFleet,
} from '@wayside/machines';
import type { ToastMessage } from '@wayside/ui';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { useCommonNoticeText } from '../../../shared/data/use-notice-text.ts';
import { useEraseSentDraft, useKeptDraft } from '../../../shared/form/use-kept-draft.ts';
import { useLateFailure, useLateSave } from '../../../shared/save/use-late-save.ts';
import type { User } from '../../../shared/session/session.ts';
import { deleteFleet, findSaved, readFleet, saveFleet } from './fleet-calls.ts';

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
  /** The server may have it already: leaving loses nothing, and a toast reports the outcome. */
  isSaving: boolean;
  forget: () => void;
}

export function useFleetNoticeText(): (notice: FleetNotice) => string {
  const { t } = useTranslation('fleet-form');
  return useCommonNoticeText<FleetLabel>((label) => t(`refused.${label}`));
}

type Call<Input, Answer> = (asked: { input: Input; signal: AbortSignal }) => Promise<Answer>;

interface Calls {
  viewer: User;
  save: Call<FleetSave, FleetSaveOutcome>;
  confirmSave: Call<FleetSave, FleetLookupOutcome>;
  remove: Call<{ id: number }, FleetDeleteOutcome>;
  confirmDeletion: Call<{ id: number }, FleetLookupOutcome>;
}

const wired = ({ viewer, save, confirmSave, remove, confirmDeletion }: Calls) =>
  fleetFormMachine.provide({
    actors: {
      saveFleet: fromPromise<FleetSaveOutcome, FleetSave>(save),
      readFleet: fromPromise<FleetLookupOutcome, { id: number }>(({ input }) => readFleet(input, viewer)),
      confirmSave: fromPromise<FleetLookupOutcome, FleetSave>(confirmSave),
      deleteFleet: fromPromise<FleetDeleteOutcome, { id: number }>(remove),
      confirmDeletion: fromPromise<FleetLookupOutcome, { id: number }>(confirmDeletion),
    },
  });

const refused = (label: FleetLabel) => ({ status: 'failure', notice: { tone: 'error', label } }) as const;

/** What became of a save whose response was lost. */
function savedAs(outcome: FleetLookupOutcome, { base, draft }: FleetSave): FleetSaveOutcome {
  if (outcome.status === 'failure') return { status: 'lost' };
  const { loaded } = outcome;
  if (loaded && isSavedFleet(loaded.fleet, draft)) return { status: 'success', loaded };
  return base && !loaded ? { status: 'gone' } : refused('notSaved');
}

/** What became of a deletion whose response was lost. */
function deletedAs(outcome: FleetLookupOutcome): FleetDeleteOutcome {
  if (outcome.status === 'failure') return { status: 'lost' };
  return outcome.loaded ? refused('notDeleted') : { status: 'success' };
}

/** The machine of the fleet form with its API calls. Unsaved changes survive a reload. */
export function useFleetForm({ viewer, loaded, paymentTypes }: FleetFormGiven, on: (event: FleetFormEmitted) => void): FleetFlow {
  const { t } = useTranslation('fleet-form');
  const noticeText = useFleetNoticeText();
  const { values, keep, clear } = useKeptDraft(`fleet_${loaded?.fleet.id ?? 'new'}`, { userId: viewer.id });
  const [input] = useState(() => ({ loaded, paymentTypes, kept: keptIn(values, loaded) }));
  const lateFailure = useLateFailure(noticeText);
  const isKeptForLater = useRef(false);

  const reportSave = (outcome: FleetSaveOutcome, { base, draft }: FleetSave): ToastMessage => {
    if (outcome.status === 'success') return { title: t(base ? 'updated' : 'created'), tone: 'success' };
    // What was not saved is there again next time.
    keep({ kept: { base, draft, wasSent: outcome.status === 'lost' } satisfies KeptFleet });
    isKeptForLater.current = true;
    return lateFailure(t('what'), outcome.status === 'gone' ? refused('gone') : outcome);
  };
  const startSave = (sent: FleetSave): Promise<FleetSaveOutcome> => {
    isKeptForLater.current = false;
    return saveFleet(sent);
  };
  const save = useLateSave(startSave, reportSave);
  const confirmSave = useLateSave(
    (sent: FleetSave) => findSaved(sent, viewer),
    (outcome, sent) => reportSave(savedAs(outcome, sent), sent),
  );
  const reportDeletion = (outcome: FleetDeleteOutcome): ToastMessage => {
    if (outcome.status === 'success') return { title: t('deleted'), description: loaded?.fleet.name, tone: 'success' };
    if (outcome.status === 'lost') return { title: t('delete.maybeNotDone'), tone: 'error' };
    return { title: t('delete.notDone'), description: noticeText(outcome.notice), tone: 'error' };
  };
  const remove = useLateSave((fleet: { id: number }) => deleteFleet(fleet, viewer), reportDeletion);
  const confirmDeletion = useLateSave(
    (fleet: { id: number }) => readFleet(fleet, viewer),
    (outcome) => reportDeletion(deletedAs(outcome)),
  );

  const [machine] = useState(() => wired({ viewer, save, confirmSave, remove, confirmDeletion }));
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
  const isSaving = wasSent && state.hasTag('busy');
  useEraseSentDraft({ keep }, () => isSaving && !isKeptForLater.current);

  return { state, send, isDirty, isSaving, forget: clear };
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
