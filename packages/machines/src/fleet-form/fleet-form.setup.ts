import {
  debounce,
  differingFleetFields,
  fleetBodyOf,
  fleetDraftOf,
  isFleetNameTyped,
  isSavedFleet,
  mergedFleetDraft,
  missingInFleet,
} from '@wayside/domain';
import type { FleetDraft } from '@wayside/domain';
import { assign, emit, fromPromise, setup } from 'xstate';
import { notProvided, waits } from '../shared/answer.ts';
import type {
  FleetDeleteOutcome,
  FleetFormContext,
  FleetFormEmitted,
  FleetFormEvent,
  FleetFormInput,
  FleetLookupOutcome,
  FleetNotice,
  FleetSave,
  FleetSaveOutcome,
  LoadedFleet,
} from './fleet-form.types.ts';

/** The form as it opens for a fleet, or for a new one. */
function opened(saved: LoadedFleet | null, paymentTypes: readonly string[]) {
  const draft = fleetDraftOf(saved?.fleet ?? null, paymentTypes);
  return {
    saved,
    base: saved,
    draft,
    sharing: draft.shareWexNumber,
    isKept: false,
    wasSent: false,
    theirs: null,
    typedName: '',
    notice: null,
  };
}

export function fleetFormStart({ loaded, paymentTypes, kept }: FleetFormInput): FleetFormContext {
  const start = { ...opened(loaded, paymentTypes), paymentTypes };
  return kept ? { ...start, ...kept, sharing: kept.draft.shareWexNumber, isKept: true } : start;
}

/** The draft with the toggle as shown: neither a save nor leaving waits for the pause. */
export const shownFleetDraft = ({ draft, sharing }: FleetFormContext): FleetDraft => ({ ...draft, shareWexNumber: sharing });

/** Whether leaving would lose something. */
export const hasFleetChanges = (context: FleetFormContext): boolean =>
  differingFleetFields(opened(context.base, context.paymentTypes).draft, shownFleetDraft(context)).length > 0;

export function saveOf(context: FleetFormContext): FleetSave {
  const draft = shownFleetDraft(context);
  return { base: context.base, body: fleetBodyOf(draft), draft };
}

export const loadedIn = (outcome: FleetLookupOutcome | FleetSaveOutcome): LoadedFleet | null =>
  outcome.status === 'success' ? outcome.loaded : null;

export const fleetFormSetup = setup({
  types: {
    context: {} as FleetFormContext,
    events: {} as FleetFormEvent,
    input: {} as FleetFormInput,
    emitted: {} as FleetFormEmitted,
    /**
     * `form`: there is a draft; `open`: its fields can be edited; `busy`: waiting for a response; `sent`: the server may have saved it;
     * `deletion`: the dialog is shown.
     */
    tags: {} as 'form' | 'open' | 'busy' | 'sent' | 'deletion',
  },
  actors: {
    saveFleet: fromPromise<FleetSaveOutcome, FleetSave>(notProvided('saveFleet')),
    /** Reads what someone else saved in between. */
    readFleet: fromPromise<FleetLookupOutcome, { id: number }>(notProvided('readFleet')),
    /** Looks for what was sent when its response was lost. */
    confirmSave: fromPromise<FleetLookupOutcome, FleetSave>(notProvided('confirmSave')),
    /** Looks for a fleet when the response to its deletion was lost. */
    confirmDeletion: fromPromise<FleetLookupOutcome, { id: number }>(notProvided('confirmDeletion')),
    deleteFleet: fromPromise<FleetDeleteOutcome, { id: number }>(notProvided('deleteFleet')),
  },
  delays: { ...waits, sharingPause: debounce.shareNumber },
  actions: {
    setNotice: assign((_, { notice }: { notice: FleetNotice | null }) => ({ notice })),
    /** A refused name stays marked until it is changed. */
    change: assign(({ context: { draft, notice } }, { changes }: { changes: Partial<FleetDraft> }) => ({
      draft: { ...draft, ...changes },
      notice: changes.name !== undefined && notice && 'label' in notice && notice.label === 'nameTaken' ? null : notice,
    })),
    toggle: assign((_, { isOn }: { isOn: boolean }) => ({ sharing: isOn })),
    settle: assign(({ context }) => ({ draft: shownFleetDraft(context) })),
    refresh: assign((_, { loaded }: { loaded: LoadedFleet }) => ({ saved: loaded })),
    take: assign(({ context }, { loaded }: { loaded: LoadedFleet | null }) => opened(loaded ?? context.saved, context.paymentTypes)),
    restore: assign(({ context }) => opened(context.saved, context.paymentTypes)),
    compare: assign((_, { loaded }: { loaded: LoadedFleet | null }) => ({ theirs: loaded, notice: null })),
    /** Continues from their version: what I didn't change is theirs. */
    mergeTheirs: assign(({ context }) => {
      const { base, theirs } = context;
      if (!base || !theirs) return {};
      const draft = mergedFleetDraft(fleetDraftOf(base.fleet), fleetDraftOf(theirs.fleet), context.draft);
      return { saved: theirs, base: theirs, draft, sharing: draft.shareWexNumber, theirs: null };
    }),
    takeTheirs: assign(({ context }) => opened(context.theirs ?? context.saved, context.paymentTypes)),
    type: assign((_, { text }: { text: string }) => ({ typedName: text })),
    sayCreated: emit(({ context }) => ({ type: 'fleet.created' as const, id: context.saved!.fleet.id })),
    sayUpdated: emit({ type: 'fleet.updated' as const }),
    sayDeleted: emit({ type: 'fleet.deleted' as const }),
  },
  guards: {
    isNew: ({ context }) => context.base === null,
    isKept: ({ context }) => context.isKept,
    wasSent: ({ context }) => context.wasSent,
    isComplete: ({ context }) => missingInFleet(context.draft) === null,
    /** Nothing was changed, so there is nothing to send. */
    isUnchanged: ({ context }) => context.base !== null && isSavedFleet(context.base.fleet, shownFleetDraft(context)),
    isNameTyped: ({ context }) => context.saved !== null && isFleetNameTyped(context.saved.fleet, context.typedName),
    isThere: (_, { loaded }: { loaded: LoadedFleet | null }) => loaded !== null,
    isAsSent: ({ context }, { loaded }: { loaded: LoadedFleet | null }) =>
      loaded !== null && isSavedFleet(loaded.fleet, shownFleetDraft(context)),
    isAsItWas: ({ context }, { loaded }: { loaded: LoadedFleet | null }) =>
      loaded !== null && context.base !== null && isSavedFleet(loaded.fleet, fleetDraftOf(context.base.fleet)),
  },
});
