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
import { useEffect, useEffectEvent, useState } from 'react';
import { fromPromise } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { useCommonNoticeText } from '../../../shared/data/use-notice-text.ts';
import { useKeptDraft } from '../../../shared/form/use-kept-draft.ts';
import { toasts } from '../../../shared/page/toasts.ts';
import { useIsMounted } from '../../../shared/save/use-is-mounted.ts';
import { sessionCheck } from '../../../shared/session/session.ts';
import type { User } from '../../../shared/session/session.ts';
import { useStableCallback } from '../../../shared/use-stable-callback.ts';
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

type Save = (input: FleetSave) => Promise<FleetSaveOutcome>;
type Delete = (input: { id: number }) => Promise<FleetDeleteOutcome>;

const wired = (save: Save, remove: Delete) =>
  fleetFormMachine.provide({
    actors: {
      saveFleet: fromPromise<FleetSaveOutcome, FleetSave>(({ input }) => save(input)),
      lookUpFleet: fromPromise<FleetLookupOutcome, FleetLookup>(({ input }) => lookUpFleet(input)),
      deleteFleet: fromPromise<FleetDeleteOutcome, { id: number }>(({ input }) => remove(input)),
    },
  });

/** The machine of the fleet form with its API calls. Unsaved changes survive a reload. */
export function useFleetForm({ viewer, loaded, paymentTypes }: FleetFormGiven, on: (event: FleetFormEmitted) => void): FleetFlow {
  const { t } = useTranslation(['fleet-form', 'common']);
  const noticeText = useFleetNoticeText();
  const { values, keep, clear } = useKeptDraft(`fleet_${loaded?.fleet.id ?? 'new'}`, { userId: viewer.id });
  const [input] = useState(() => ({ loaded, paymentTypes, kept: keptIn(values, loaded) }));
  const isMounted = useIsMounted();

  /** Reports a call whose page was left before the response. */
  const sayLate = (outcome: FleetSaveOutcome | FleetDeleteOutcome, done: string): void => {
    if (outcome.status === 'success') return void toasts.show({ title: done, tone: 'success' });
    const title = t(outcome.status === 'lost' ? 'common:form.maybeNotSaved' : 'common:form.notSaved', { what: t('what') });
    toasts.show({ title, tone: 'error', ...(outcome.status === 'failure' && { description: noticeText(outcome.notice) }) });
  };
  const save = useStableCallback(async (sent: FleetSave): Promise<FleetSaveOutcome> => {
    const isSameSession = sessionCheck();
    const outcome = await saveFleet(sent);
    if (isMounted.current || !isSameSession()) return outcome;
    sayLate(outcome, t(sent.base ? 'updated' : 'created'));
    // What was not saved is there again next time.
    if (outcome.status !== 'success') keep({ kept: { base: sent.base, draft: sent.draft, wasSent: outcome.status === 'lost' } });
    return outcome;
  });
  const remove = useStableCallback(async (fleet: { id: number }): Promise<FleetDeleteOutcome> => {
    const isSameSession = sessionCheck();
    const outcome = await deleteFleet(fleet);
    if (!isMounted.current && isSameSession()) sayLate(outcome, t('deleted'));
    return outcome;
  });

  const [machine] = useState(() => wired(save, remove));
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
  // A fleet that is being saved is not a draft to come back to.
  const leaveSaving = useEffectEvent(() => state.matches('saving') && keep(undefined));
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
