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
import { useCommonNoticeText } from '../data/use-notice-text.ts';
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
  save: (save: RecordSave<Saved, Draft, Given>, signal: AbortSignal) => Promise<RecordSaveOutcome<Saved, Label>>;
  /** Reads the record; for a new one whose response was lost, looks for what was sent among those that are not in `existingIds`. */
  find: (search: RecordSearch<Saved, Draft, Given>) => Promise<RecordFindOutcome<Saved, Label>>;
  /** Ids of the records of this kind, as last loaded; null if they are unknown. */
  existingIds?: () => readonly number[] | null;
}

type SavedEvent<Saved, Draft> = Extract<RecordEmitted<Saved, Draft>, { type: 'record.saved' }>;

export interface RecordTexts<Saved, Draft, Label extends string> {
  /** Names what is saved: "The fleet". */
  what: string;
  /** What a success says, on this page or the next. */
  done: (saved: Omit<SavedEvent<Saved, Draft>, 'type'>) => ToastMessage;
  /** Our text for a refusal of this kind. */
  refusal?: (label: Label) => string;
}

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
  texts: RecordTexts<Saved, Draft, Label>;
  /** The form closes: after a save, which a toast announces, or because there is nothing to save. */
  onClose?: () => void;
  /** What follows a save instead. */
  onSaved?: (event: SavedEvent<Saved, Draft>) => void;
  guard?: Pick<LeaveGuardOptions, 'isLeaving'> & {
    /** What leaving loses, in place of the usual text. */
    body?: (base: Saved | null) => string | undefined;
  };
}

/** What every flow's state has. */
export interface RecordState<Saved, Draft extends object, Given, Label extends string> {
  readonly context: RecordContext<Saved, Draft, Given, Label>;
  hasTag: (tag: 'form' | 'open' | 'busy' | 'sent') => boolean;
  matches: (state: 'editing' | 'conflict' | 'gone' | 'outcomeUnknown' | 'saving') => boolean;
}

export interface RecordFlow<Saved, Draft extends object, Given, Label extends string, State = RecordState<Saved, Draft, Given, Label>> {
  kind: RecordKind<Saved, Draft, Given, Label>;
  state: State;
  send: (event: RecordEvent<Saved, Draft>) => void;
  /** Calls the listener when the editor replaces the draft, for instance by theirs. @returns stops that */
  onReplaced: (listener: (draft: Draft) => void) => () => void;
  submit: (draft?: Draft) => void;
  change: (changes: Partial<Draft>) => void;
  keepMine: () => void;
  isDirty: boolean;
  noticeText: (notice: RecordNotice<Label>) => string;
  /** The field that the notice is about. */
  refusedField: (keyof Draft & string) | undefined;
  guard: LeaveGuard;
  /** Drops the stored draft, and lets the next navigation pass. */
  leave: () => void;
}

/** What became of a save whose response was lost. */
function outcomeOf<Saved, Draft extends object, Given, Label extends string>(
  kind: RecordKind<Saved, Draft, Given, Label>,
  outcome: RecordFindOutcome<Saved, Label>,
  sent: RecordSave<Saved, Draft, Given>,
): RecordSaveOutcome<Saved, Label> {
  if (outcome.status === 'failure') return { status: 'lost' };
  const { saved } = outcome;
  if (saved !== null && questionsOf(kind).isSaved(sent, saved)) return { status: 'success', saved };
  return sent.base && saved === null ? { status: 'gone' } : { status: 'failure', notice: { tone: 'error', label: 'notSaved' } };
}

/** The editor of a record with its calls: drafts survive a reload, and what was on its way is said on the next page. */
export function useRecord<Saved, Draft extends object, Given, Label extends string, Machine extends AnyStateMachine>({
  kind,
  machine: given,
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

  function report(outcome: RecordSaveOutcome<Saved, Label>, { base, draft, existingIds }: RecordSave<Saved, Draft, Given>): ToastMessage {
    if (outcome.status === 'success') return texts.done({ saved: outcome.saved, isNew: base === null, draft });
    // What was not saved is there again next time.
    drafts.keep({ base, draft, existingIds, wasSent: outcome.status === 'lost' });
    isStoredForLater.current = true;
    const toast = lateFailure(texts.what, outcome);
    return outcome.status === 'gone' ? { ...toast, description: t('record.goneTitle') } : toast;
  }
  const save = useLateSave((sent: RecordSave<Saved, Draft, Given>, signal) => {
    isStoredForLater.current = false;
    return calls.save(sent, signal);
  }, report);
  const findOutcome = useLateSave(
    (search: RecordSearch<Saved, Draft, Given>) => calls.find(search),
    (outcome, sent) => report(outcomeOf(kind, outcome, sent), sent),
  );

  const [machine] = useState(() =>
    (given as unknown as RecordMachine<Saved, Draft, Given, Label>).provide({
      actors: {
        saveRecord: fromPromise(save),
        findRecord: fromPromise<RecordFindOutcome<Saved, Label>, RecordSearch<Saved, Draft, Given>>(({ input, signal }) =>
          // Before it is sent there is nothing to say on the next page.
          input.purpose === 'comparison' ? calls.find(input) : findOutcome({ input, signal }),
        ),
      },
    }),
  );
  const [input] = useState(() => ({
    saved: options.saved,
    given: options.given,
    stored: storedRecordIn(drafts.values, kind, options.given),
  }));
  const [state, send, actor] = useMachine(machine, { input });

  const isForm = state.hasTag('form');
  const isSent = state.hasTag('sent');
  const isOnItsWay = isSent && state.hasTag('busy');
  const isDirty = isForm && hasChanges(state.context);
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
    if (event.type === 'record.saved' && options.onSaved) return options.onSaved(event);
    if (event.type === 'record.saved') toasts.show(texts.done(event));
    if (!options.onClose) return;
    leave();
    options.onClose();
  });
  useEffect(() => {
    const { unsubscribe } = actor.on('*', (event) => void follow(event));
    return unsubscribe;
  }, [actor]);

  const [onReplaced] = useState(() => (listener: (draft: Draft) => void) => {
    const { unsubscribe } = actor.on('draft.replaced', (event) => listener(event.draft));
    return unsubscribe;
  });

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
    onReplaced,
    submit: (submitted) => send({ type: 'record.submitted', draft: submitted, existingIds: calls.existingIds?.() }),
    change: (changes) => send({ type: 'draft.changed', changes }),
    keepMine: () => send({ type: 'mine.kept', existingIds: calls.existingIds?.() }),
    isDirty,
    noticeText,
    refusedField: state.hasTag('open') ? fieldOf(state.context.notice) : undefined,
    guard,
    leave,
  };
}
