import { isFailure, isLost, isSuccess, speech } from '../shared/outcome.ts';
import { recordSetup, savedIn } from './record.setup.ts';
import type {
  RecordFindOutcome,
  RecordKind,
  RecordLabel,
  RecordNotice,
  RecordSave,
  RecordSaveOutcome,
  RecordSearch,
} from './record.types.ts';

/**
 * The states of editing one record, from the open form to its end. A flow adds its own beside them; `recordMachine`
 * adds only the start.
 */
export function recordStates<Saved, Draft extends object, Given, Label extends string>(
  kind: RecordKind<Saved, Draft, Given, Label>,
) {
  const editor = recordSetup<Saved, Draft, Given, Label>(kind);
  type Found = RecordFindOutcome<Saved, Label>;
  interface Done {
    event: { output: Found };
  }

  const { say, failing } = speech<Label | RecordLabel>();
  const toFailed = failing('failed');
  const toUnknown = failing('outcomeUnknown');
  const failed = (notice: RecordNotice<Label>) => ({ target: 'failed', actions: say(notice) }) as const;

  const matchIn = ({ event }: Done) => ({ match: savedIn(event.output) });
  const theirsIn = ({ event }: Done) => ({ theirs: savedIn(event.output) });
  const toGone = { target: 'gone', actions: say(null) } as const;
  const toConflict = { target: 'conflict', actions: { type: 'compare', params: theirsIn } } as const;
  const saveIn = ({ context: { base, draft, existingIds, given } }: { context: RecordSave<Saved, Draft, Given> }) => ({
    base,
    draft,
    existingIds,
    given,
  });
  const search = (purpose: RecordSearch<Saved, Draft, Given>['purpose']) => ({
    src: 'findRecord' as const,
    input: ({ context }: { context: RecordSave<Saved, Draft, Given> }) => ({ ...saveIn({ context }), purpose }),
  });
  const resultIn = ({ event }: { event: { output: Found | RecordSaveOutcome<Saved, Label> } }) => ({
    saved: savedIn(event.output)!,
  });
  const toSaved = {
    target: 'saved',
    actions: [
      { type: 'saySaved', params: resultIn },
      { type: 'keepSaved', params: resultIn },
    ],
  } as const;

  /** Someone else's changes to other fields are taken along; where both changed the same field, the person chooses. */
  const comparison = [
    { guard: isFailure, ...toFailed.refused },
    {
      guard: { type: 'hasNoClash', params: matchIn },
      target: 'saving',
      actions: [{ type: 'mergeTheirs', params: theirsIn }, 'sayReplaced'],
    },
    { guard: { type: 'isThere', params: matchIn }, ...toConflict },
    toGone,
  ] as const;

  const submitted = {
    type: 'takeSubmitted',
    params: ({ event }: { event: { existingIds?: readonly number[] | null } }) => event,
  } as const;

  /** The form while it can be edited. */
  const form = editor.createStateConfig({
    tags: ['form', 'open'],
    on: {
      'draft.changed': { actions: { type: 'change', params: ({ event }) => event } },
      'record.submitted': [
        { guard: 'hasProblems', actions: [submitted, 'showProblems'] },
        { guard: 'isUnchanged', target: 'closed' },
        { guard: 'readsFirst', target: 'checking', actions: [submitted, say(null)] },
        { target: 'saving', actions: [submitted, say(null)] },
      ],
      'edit.canceled': 'closed',
    },
  });

  /** Looks whether what was sent was saved. `notSaved`: what to say if it wasn't. */
  const outcomeCheck = (notSaved: RecordNotice<Label>) =>
    editor.createStateConfig({
      description: 'Nobody knows whether the record was saved: looks for it before it is sent again.',
      tags: ['form', 'busy', 'sent'],
      invoke: {
        id: 'checkOutcome',
        ...search('outcome'),
        onDone: [
          { guard: isFailure, ...toUnknown.refused },
          { guard: { type: 'isSaved', params: matchIn }, ...toSaved },
          { guard: 'isNew', ...failed(notSaved) },
          { guard: { type: 'hasNoClash', params: matchIn }, ...failed(notSaved) },
          { guard: { type: 'isThere', params: matchIn }, ...toConflict },
          toGone,
        ],
        onError: toUnknown.broken,
      },
      after: { responsePatience: toUnknown.late },
    });

  const states = {
    new: editor.createStateConfig({ ...form, description: 'A new record that is not saved yet is in the form.' }),
    editing: editor.createStateConfig({ ...form, description: 'A saved record is in the form.' }),
    failed: editor.createStateConfig({
      ...form,
      description: 'It was not saved; the notice says why, and what was typed is kept.',
    }),

    checking: editor.createStateConfig({
      description: 'Looks what someone else changed since the form was opened, or whether they deleted it.',
      tags: ['form', 'busy'],
      invoke: {
        id: 'check',
        ...search('comparison'),
        onDone: [{ guard: { type: 'isRefusedForNothing', params: matchIn }, ...toFailed.broken }, ...comparison],
        onError: toFailed.broken,
      },
      after: { responsePatience: toFailed.late },
    }),

    saving: editor.createStateConfig({
      description: 'The record is on its way; a second press is ignored.',
      tags: ['form', 'busy', 'sent'],
      invoke: {
        id: 'save',
        src: 'saveRecord',
        input: saveIn,
        onDone: [
          { guard: isSuccess, ...toSaved },
          { guard: isLost, target: 'checkingOutcome' },
          {
            guard: ({ context, event }) => context.base !== null && event.output.status === 'changed',
            target: 'checking',
          },
          { guard: ({ event }) => event.output.status === 'gone', ...toGone },
          toFailed.refused,
        ],
        onError: toFailed.broken,
      },
      after: { savePatience: 'checkingOutcome' },
    }),

    conflict: editor.createStateConfig({
      description: 'Someone else changed the same fields: choose theirs, or mine on top of theirs.',
      tags: ['form'],
      on: {
        'mine.kept': {
          target: 'saving',
          actions: [{ type: 'mergeTheirs', params: ({ context }) => ({ theirs: context.theirs }) }, 'sayReplaced'],
        },
        'theirs.taken': { target: 'editing', actions: ['yieldToTheirs', 'sayReplaced'] },
        'edit.canceled': 'closed',
      },
    }),

    gone: editor.createStateConfig({
      description:
        'Someone else deleted it: what was typed is kept, to be saved as a new record where that makes sense.',
      tags: ['form'],
      on: {
        'mine.kept': { guard: 'savesAsNew', target: 'saving', actions: ['startOver', submitted] },
        'theirs.taken': 'closed',
        'edit.canceled': 'closed',
      },
    }),

    checkingOutcome: outcomeCheck({ tone: 'error', label: 'notSaved' }),

    outcomeUnknown: editor.createStateConfig({
      description: 'That failed, too: it can be looked up again, but not sent again.',
      tags: ['form', 'sent'],
      on: { 'outcome.retried': 'checkingOutcome', 'edit.canceled': 'closed' },
    }),

    saved: editor.createStateConfig({ description: 'The server has it.', type: 'final' }),
    closed: editor.createStateConfig({
      description: 'Closed without saving: there is nothing to save, or it was given up.',
      type: 'final',
      entry: 'sayClosed',
    }),
  };
  return { editor, form, states, failed, outcomeCheck };
}
