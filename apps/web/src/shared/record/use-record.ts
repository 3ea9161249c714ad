import { useTranslation } from '@wayside/i18n';
import { questionsOf } from '@wayside/machines';
import type {
  RecordContext,
  RecordEmitted,
  RecordEvent,
  RecordFindOutcome,
  RecordKind,
  RecordMachine,
  RecordNotice,
  RecordSave,
  RecordSaveOutcome,
  RecordSearch,
} from '@wayside/machines';
import type { ToastMessage } from '@wayside/ui';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import { useCommonNoticeText } from '../failure/use-notice-text.ts';
import { useEraseSentDraft, useKeptDraft } from '../form/use-kept-draft.ts';
import { useLeaveGuard } from '../form/use-leave-guard.tsx';
import type { LeaveGuard, LeaveGuardOptions } from '../form/use-leave-guard.tsx';
import { toasts } from '../page/toasts.ts';
import { useLateFailure, useLateSave } from '../save/use-late-save.ts';
import type { DraftOwner } from '../session/drafts.ts';
import { useOnlineAgain } from '../use-online-again.ts';
import { storedRecordIn } from './stored-record.ts';

/** The calls of one kind of record. */
export interface RecordCalls<Saved, Draft, Given, Label extends string> {
  save: (
    save: RecordSave<Saved, Draft, Given>,
    signal: AbortSignal,
    onProgress?: (part: number) => void,
  ) => Promise<RecordSaveOutcome<Saved, Label>>;
  /**
   * Reads the record; for a new one whose response was lost, looks for what was sent among those that are not in
   * `existingIds`.
   */
  find: (search: RecordSearch<Saved, Draft, Given>) => Promise<RecordFindOutcome<Saved, Label>>;
  /** Ids of the records of this kind, as last loaded; null if they are unknown. */
  existingIds?: () => readonly number[] | null;
}

type SavedEvent<Saved, Draft> = Extract<RecordEmitted<Saved, Draft>, { type: 'record.saved' }>;

export interface RecordOptions<Saved, Draft extends object, Given, Label extends string, Machine> {
  kind: RecordKind<Saved, Draft, Given, Label>;
  machine: Machine;
  calls: RecordCalls<Saved, Draft, Given, Label>;
  /** The record to edit as it is now; null for a new one, or if none is open. */
  saved: Saved | null;
  given: Given;
  /** Name of the stored draft. */
  draftName: string;
  owner: DraftOwner;
  texts: {
    /** Names what is saved: "The fleet". */
    what: string;
    /** What a success says, on this page or the next. */
    done: (saved: Omit<SavedEvent<Saved, Draft>, 'type'>) => ToastMessage;
    /** Our text for a refusal of this kind. */
    refusal?: (label: Label) => string;
  };
  /** The form closes: after a save, which a toast announces, or because there is nothing to save. */
  onClose?: () => void;
  /** What follows a save instead. */
  onSaved?: (event: SavedEvent<Saved, Draft>) => void;
  guard?: Pick<LeaveGuardOptions, 'isLeaving'> & {
    /** What leaving loses, in place of the usual text. */
    body?: (base: Saved | null) => string | undefined;
  };
}

/** Where an editor is. */
export interface RecordStatus {
  hasTag: (tag: 'form' | 'open' | 'busy' | 'sent') => boolean;
  matches: (state: 'editing' | 'conflict' | 'gone' | 'outcomeUnknown' | 'saving') => boolean;
}

/** What every flow's state has. */
export interface RecordState<Saved, Draft extends object, Given, Label extends string> extends RecordStatus {
  readonly context: RecordContext<Saved, Draft, Given, Label>;
}

export interface RecordFlow<
  Saved,
  Draft extends object,
  Given,
  Label extends string,
  State = RecordState<Saved, Draft, Given, Label>,
> {
  kind: RecordKind<Saved, Draft, Given, Label>;
  state: State;
  send: (event: RecordEvent<Saved, Draft>) => void;
  /** Says when the editor replaces the draft, for instance by theirs. */
  actor: { on: (type: 'draft.replaced', listener: (event: { draft: Draft }) => void) => { unsubscribe: () => void } };
  submit: (draft?: Draft) => void;
  change: (changes: Partial<Draft>) => void;
  keepMine: () => void;
  /** The part of the record that was sent; undefined if the call doesn't tell. */
  progress: number | undefined;
  cancelSave: () => void;
  isDirty: boolean;
  noticeText: (notice: RecordNotice<Label>) => string;
  /** The field that the notice is about. */
  refusedField: (keyof Draft & string) | undefined;
  guard: LeaveGuard;
  /** Drops the stored draft, and lets the next navigation pass. */
  leave: () => void;
}

export type CallsOf<Kind> =
  Kind extends RecordKind<infer Saved, infer Draft, infer Given, infer Label>
    ? RecordCalls<Saved, Draft, Given, Label>
    : never;
export type SaveOf<Kind> =
  Kind extends RecordKind<infer Saved, infer Draft, infer Given, infer _Label>
    ? RecordSave<Saved, Draft, Given>
    : never;
/** The editor of a kind in a flow with states of its own. */
export type FlowOf<Kind, Machine extends AnyStateMachine> =
  Kind extends RecordKind<infer Saved, infer Draft, infer Given, infer Label>
    ? RecordFlow<Saved, Draft, Given, Label, RecordState<Saved, Draft, Given, Label> & SnapshotFrom<Machine>>
    : never;

/** What became of a save whose response was lost. */
function outcomeOf<Saved, Draft extends object, Given, Label extends string>(
  kind: RecordKind<Saved, Draft, Given, Label>,
  outcome: RecordFindOutcome<Saved, Label>,
  sent: RecordSave<Saved, Draft, Given>,
): RecordSaveOutcome<Saved, Label> {
  if (outcome.status === 'failure') return { status: 'lost' };
  const { saved } = outcome;
  if (saved !== null && questionsOf(kind).isSaved(sent, saved)) return { status: 'success', saved };
  return sent.base && saved === null
    ? { status: 'gone' }
    : { status: 'failure', notice: { tone: 'error', label: 'notSaved' } };
}

/** The editor of a record with its calls: drafts survive a reload, and what was on its way is said on the next page. */
export function useRecord<Saved, Draft extends object, Given, Label extends string, Machine extends AnyStateMachine>({
  kind,
  machine: unwired,
  calls,
  texts,
  ...options
}: RecordOptions<Saved, Draft, Given, Label, Machine>): RecordFlow<
  Saved,
  Draft,
  Given,
  Label,
  RecordState<Saved, Draft, Given, Label> & SnapshotFrom<Machine>
> {
  const { t } = useTranslation('common');
  const drafts = useKeptDraft(options.draftName, options.owner);
  const { hasChanges, fieldOf } = questionsOf(kind);
  const noticeText = useCommonNoticeText<Label | 'notSaved'>((label) =>
    label === 'notSaved' ? t('record.notSaved') : (texts.refusal?.(label) ?? t('error.somethingWentWrong')),
  );
  const lateFailure = useLateFailure(noticeText);
  const isStoredForLater = useRef(false);
  const sending = useRef(new AbortController());
  const [progress, setProgress] = useState<number>();

  function report(
    outcome: RecordSaveOutcome<Saved, Label>,
    { base, draft, existingIds }: RecordSave<Saved, Draft, Given>,
  ): ToastMessage {
    if (outcome.status === 'success') return texts.done({ saved: outcome.saved, isNew: base === null, draft });
    // What was not saved is there again next time.
    drafts.keep({ base, draft, existingIds, wasSent: outcome.status === 'lost' });
    isStoredForLater.current = true;
    const toast = lateFailure(texts.what, outcome);
    return outcome.status === 'gone' ? { ...toast, description: t('record.goneTitle') } : toast;
  }
  const save = useLateSave((sent: RecordSave<Saved, Draft, Given>) => {
    isStoredForLater.current = false;
    // Ends when it is canceled, and not with the form: who leaves reads on the next page what became of it.
    sending.current = new AbortController();
    setProgress(undefined);
    return calls.save(sent, sending.current.signal, setProgress);
  }, report);
  const findOutcome = useLateSave(
    (search: RecordSearch<Saved, Draft, Given>) => calls.find(search),
    (outcome, sent) => report(outcomeOf(kind, outcome, sent), sent),
  );

  const [[machine, input]] = useState(() => {
    const { saved, given } = options;
    const findRecord = fromPromise<RecordFindOutcome<Saved, Label>, RecordSearch<Saved, Draft, Given>>(
      ({ input: search, signal }) =>
        // Before it is sent there is nothing to say on the next page.
        search.purpose === 'comparison' ? calls.find(search) : findOutcome({ input: search, signal }),
    );
    const wired = (unwired as unknown as RecordMachine<Saved, Draft, Given, Label>).provide({
      actors: { saveRecord: fromPromise(save), findRecord },
    });
    return [wired, { saved, given, stored: storedRecordIn(drafts.values, kind, given) }] as const;
  });
  const [state, send, actor] = useMachine(machine, { input });

  const isSent = state.hasTag('sent');
  const isOnItsWay = isSent && state.hasTag('busy');
  const isDirty = state.hasTag('form') && hasChanges(state.context);
  const guard = useLeaveGuard(isDirty, {
    onLeave: drafts.clear,
    isLeaving: options.guard?.isLeaving,
    body: options.guard?.body?.(state.context.base),
  });
  const { setSaving } = guard;
  // Not after every render: a deletion sets it as well.
  useEffect(() => setSaving(isOnItsWay), [setSaving, isOnItsWay]);

  useOnlineAgain(state.matches('outcomeUnknown'), () => send({ type: 'outcome.retried' }));

  function leave(): void {
    drafts.clear();
    guard.release();
  }

  const follow = useEffectEvent((event: RecordEmitted<Saved, Draft>) => {
    if (event.type === 'draft.replaced') return;
    if (event.type === 'record.saved') {
      if (options.onSaved) return options.onSaved(event);
      toasts.show(texts.done(event));
    }
    if (!options.onClose) return;
    leave();
    options.onClose();
  });
  useEffect(() => {
    const { unsubscribe } = actor.on('*', follow);
    return unsubscribe;
  }, [actor]);

  // A reload in the middle of a save looks up first what became of it.
  const { base, draft, existingIds } = state.context;
  const { keep } = drafts;
  useEffect(
    () => keep(isDirty ? { base, draft, existingIds, wasSent: isSent } : undefined),
    [keep, base, draft, existingIds, isDirty, isSent],
  );
  // What is being saved is not a draft to come back to, unless it was refused before the page was gone.
  useEraseSentDraft(drafts, () => isOnItsWay && !isStoredForLater.current);

  return {
    kind,
    state: state as RecordState<Saved, Draft, Given, Label> & SnapshotFrom<Machine>,
    send,
    actor,
    submit: (submitted) => send({ type: 'record.submitted', draft: submitted, existingIds: calls.existingIds?.() }),
    change: (changes) => send({ type: 'draft.changed', changes }),
    keepMine: () => send({ type: 'mine.kept', existingIds: calls.existingIds?.() }),
    progress,
    cancelSave: () => {
      send({ type: 'save.canceled', isSent: progress === undefined || progress >= 1 });
      sending.current.abort();
    },
    isDirty,
    noticeText,
    refusedField: state.hasTag('open') ? fieldOf(state.context.notice) : undefined,
    guard,
    leave,
  };
}
