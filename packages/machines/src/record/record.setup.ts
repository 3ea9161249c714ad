import { assign, emit, fromPromise, setup } from 'xstate';
import { notProvided, waits } from '../shared/outcome.ts';
import { clashingFields, differingFields, isEqual, mergedDraft } from './draft.ts';
import type {
  RecordContext,
  RecordEmitted,
  RecordEvent,
  RecordFindOutcome,
  RecordInput,
  RecordKind,
  RecordNotice,
  RecordSave,
  RecordSaveOutcome,
  RecordSearch,
} from './record.types.ts';

/** The questions that the editor asks about a draft of this kind. */
export function questionsOf<Saved, Draft extends object, Given, Label extends string>(
  kind: RecordKind<Saved, Draft, Given, Label>,
) {
  type Context = RecordContext<Saved, Draft, Given, Label>;
  const { clean = (draft: Draft) => draft, rules } = kind;
  const opened = (saved: Saved | null, given: Given): Draft => clean(kind.draftOf(saved, given));
  type Edited = Pick<Context, 'base' | 'draft' | 'given'>;
  const drafts = ({ base, draft, given }: Edited, theirs: Saved) =>
    [opened(base, given), opened(theirs, given), clean(draft)] as const;
  return {
    /** Whether leaving would lose something. */
    hasChanges: ({ base, draft, given }: Edited): boolean =>
      differingFields(opened(base, given), clean(draft)).length > 0,
    problemsOf: ({ base, draft, given }: Edited): readonly string[] => kind.problemsOf?.(draft, base, given) ?? [],
    /** The fields that someone else changed to something else than I did. */
    clashesWith: (context: Edited, theirs: Saved) => clashingFields(...drafts(context, theirs), rules),
    /** My changes on top of theirs. */
    mergedWith: (context: Edited, theirs: Saved): Draft => mergedDraft(...drafts(context, theirs), rules),
    /** Their changes on top of mine. */
    yieldedTo: (context: Edited, theirs: Saved): Draft => {
      const [base, now, mine] = drafts(context, theirs);
      return mergedDraft(base, mine, now, rules);
    },
    /** Whether the server's record has everything that I changed. */
    isSaved: (context: Edited, match: Saved): boolean => {
      if (kind.isSaved) return kind.isSaved(match, clean(context.draft), context.base, context.given);
      // A new one was recognized by what was sent.
      if (context.base === null) return true;
      const [base, now, mine] = drafts(context, match);
      return differingFields(mergedDraft(base, now, mine, rules), now).length === 0;
    },
    isSame: (one: Draft, other: Draft): boolean => differingFields(clean(one), clean(other)).length === 0,
    /** The field that a notice is about. */
    fieldOf: (notice: RecordNotice<Label> | null): (keyof Draft & string) | undefined =>
      notice && 'label' in notice ? kind.fields?.[notice.label as Label] : undefined,
  };
}

export function recordStart<Saved, Draft extends object, Given, Label extends string>(
  kind: RecordKind<Saved, Draft, Given, Label>,
  { saved, given, stored }: RecordInput<Saved, Draft, Given>,
): RecordContext<Saved, Draft, Given, Label> {
  const base = stored ? stored.base : saved;
  return {
    given,
    base,
    draft: stored?.draft ?? kind.draftOf(base, given),
    existingIds: stored?.existingIds ?? null,
    isRestored: stored !== undefined,
    wasSent: stored?.wasSent ?? false,
    problems: [],
    theirs: null,
    saved: null,
    notice: null,
  };
}

/** The editor's types, actors, actions and guards. */
export function recordSetup<Saved, Draft extends object, Given, Label extends string>(
  kind: RecordKind<Saved, Draft, Given, Label>,
) {
  type Context = RecordContext<Saved, Draft, Given, Label>;
  type Save = RecordSave<Saved, Draft, Given>;
  const { problemsOf, hasChanges, clashesWith, mergedWith, yieldedTo, isSaved, fieldOf } = questionsOf(kind);

  return setup({
    types: {
      context: {} as Context,
      events: {} as RecordEvent<Saved, Draft>,
      input: {} as RecordInput<Saved, Draft, Given>,
      emitted: {} as RecordEmitted<Saved, Draft>,
      /**
       * `form`: there is a draft; `open`: it can be edited; `busy`: waiting for a response; `sent`: the server may have
       * saved it.
       */
      tags: {} as 'form' | 'open' | 'busy' | 'sent',
    },
    actors: {
      saveRecord: fromPromise<RecordSaveOutcome<Saved, Label>, Save>(notProvided('saveRecord')),
      /** Reads the record, or looks for a new one whose response was lost. */
      findRecord: fromPromise<RecordFindOutcome<Saved, Label>, RecordSearch<Saved, Draft, Given>>(
        notProvided('findRecord'),
      ),
    },
    delays: { ...waits, savePatience: kind.savePatience ?? waits.responsePatience },
    actions: {
      setNotice: assign((_, { notice }: { notice: RecordNotice<Label> | null }) => ({ notice })),
      /**
       * Problems go once they are fixed; new ones wait for the next submit. A refusal stays until its field is changed.
       */
      change: assign(({ context }, { changes }: { changes: Partial<Draft> }) => {
        const changed = { ...context, draft: { ...context.draft, ...changes } };
        const open = problemsOf(changed);
        const field = fieldOf(context.notice);
        const notice =
          field !== undefined && !isEqual(changed.draft[field], context.draft[field]) ? null : context.notice;
        return { draft: changed.draft, notice, problems: context.problems.filter((problem) => open.includes(problem)) };
      }),
      open: assign(({ context: { given } }, { saved }: { saved: Saved | null }) => recordStart(kind, { saved, given })),
      /** What was submitted, and the ids that a new record is not one of. */
      takeSubmitted: assign(
        ({ context }, { draft, existingIds }: { draft?: Draft; existingIds?: readonly number[] | null }) => ({
          draft: draft ?? context.draft,
          existingIds: context.existingIds ?? existingIds ?? null,
          problems: [],
        }),
      ),
      showProblems: assign(({ context }) => ({ problems: problemsOf(context) })),
      compare: assign((_, { theirs }: { theirs: Saved | null }) => ({ theirs, notice: null })),
      /** From now on the draft starts from their version: what I didn't change is theirs. */
      mergeTheirs: assign(({ context }, { theirs }: { theirs: Saved | null }) =>
        theirs === null ? {} : { base: theirs, draft: mergedWith(context, theirs), theirs: null, notice: null },
      ),
      /** Where both changed a field, theirs is taken. */
      yieldToTheirs: assign(({ context }) => {
        const { theirs } = context;
        return theirs === null ? {} : { base: theirs, draft: yieldedTo(context, theirs), theirs: null };
      }),
      /** Someone else deleted it: mine becomes a new record. */
      startOver: assign({ base: null, existingIds: null, theirs: null, notice: null }),
      keepSaved: assign((_, { saved }: { saved: Saved }) => ({ saved })),
      saySaved: emit(({ context }, { saved }: { saved: Saved }) => ({
        type: 'record.saved' as const,
        saved,
        isNew: context.base === null,
        draft: context.draft,
      })),
      sayReplaced: emit(({ context }) => ({ type: 'draft.replaced' as const, draft: context.draft })),
      sayClosed: emit({ type: 'record.closed' as const }),
    },
    guards: {
      isNew: ({ context }) => context.base === null,
      wasSent: ({ context }) => context.wasSent,
      isRestored: ({ context }) => context.isRestored,
      hasProblems: ({ context, event }) => {
        const { draft = context.draft } = event as { draft?: Draft };
        return problemsOf({ ...context, draft }).length > 0;
      },
      /** Nothing was changed, so there is nothing to send. */
      isUnchanged: ({ context, event }) => {
        const { draft = context.draft } = event as { draft?: Draft };
        return context.base !== null && !hasChanges({ ...context, draft });
      },
      readsFirst: ({ context }) => kind.conflicts === 'readFirst' && context.base !== null,
      savesAsNew: () => kind.savesAsNew,
      isThere: (_, { match }: { match: Saved | null }) => match !== null,
      /**
       * The server said that someone else saved in between, but nothing is different: sending it again would be
       * endless.
       */
      isRefusedForNothing: ({ context }, { match }: { match: Saved | null }) =>
        kind.conflicts === 'version' && match !== null && isEqual(match, context.base),
      isSaved: ({ context }, { match }: { match: Saved | null }) => match !== null && isSaved(context, match),
      hasNoClash: ({ context }, { match }: { match: Saved | null }) =>
        match !== null && clashesWith(context, match).length === 0,
    },
  });
}

/** The record in an outcome; null if there is none. */
export function savedIn<Saved>(outcome: { status: string; saved?: Saved | null }): Saved | null {
  return outcome.status === 'success' ? (outcome.saved ?? null) : null;
}
