import { cancel, not, raise } from 'xstate';
import { failedNotice, lateNotice, lateSaveNotice, noticeIn } from '../shared/answer.ts';
import { fleetFormSetup, fleetFormStart, loadedIn, saveOf } from './fleet-form.setup.ts';
import type { FleetNotice } from './fleet-form.types.ts';

const SETTLING = 'settling';

const to = <Target extends 'failed' | 'outcomeUnknown' | 'confirmingDeletion'>(target: Target, notice: FleetNotice) =>
  ({ target, actions: { type: 'setNotice', params: { notice } } }) as const;
const gone = to('failed', { tone: 'error', label: 'gone' });
const notSaved = to('failed', { tone: 'error', label: 'notSaved' });
const notDeleted = to('confirmingDeletion', { tone: 'error', label: 'notDeleted' });
const maybeDeleted = to('confirmingDeletion', lateSaveNotice);

/** The form while it can be edited. */
const form = fleetFormSetup.createStateConfig({
  tags: ['form', 'open'],
  on: {
    'field.changed': { actions: { type: 'change', params: ({ event }) => event } },
    // The draft follows the toggle 100 ms after the last press (CST-02).
    'sharing.toggled': {
      actions: [
        { type: 'toggle', params: ({ event }) => event },
        cancel(SETTLING),
        raise({ type: 'sharing.settled' }, { delay: 'sharingPause', id: SETTLING }),
      ],
    },
    'sharing.settled': { actions: 'settle' },
    'fleet.submitted': [
      { guard: 'isUnchanged', target: 'reading', actions: [cancel(SETTLING), 'restore'] },
      {
        guard: 'isComplete',
        target: 'saving',
        actions: [cancel(SETTLING), 'settle', { type: 'setNotice', params: { notice: null } }],
      },
    ],
  },
});

/** Going back to reading, which a new fleet can't. */
const existing = fleetFormSetup.createStateConfig({
  ...form,
  on: { ...form.on, 'edit.canceled': { guard: not('isNew'), target: 'reading', actions: [cancel(SETTLING), 'restore'] } },
});

/** Opening, editing, saving and deleting a fleet of the management company. */
export const fleetFormMachine = fleetFormSetup.createMachine({
  id: 'fleetForm',
  context: ({ input }) => fleetFormStart(input),
  initial: 'starting',
  on: { 'fleet.refreshed': { actions: { type: 'refresh', params: ({ event }) => event } } },
  states: {
    starting: {
      description: 'Restores what was typed before a reload; what was sent is looked up first.',
      always: [
        { guard: 'wasSent', target: 'checkingOutcome' },
        { guard: 'isNew', target: 'new' },
        { guard: 'isKept', target: 'editing' },
        { target: 'reading' },
      ],
    },

    new: { ...form, description: 'A new fleet that is not saved yet is in the form (FLT-11).' },

    reading: {
      description: 'A saved fleet is shown and can’t be changed (FLT-08).',
      on: {
        'fleet.refreshed': { actions: { type: 'take', params: ({ event }) => event } },
        'edit.started': 'editing',
        'deletion.asked': 'confirmingDeletion',
      },
    },

    editing: { ...existing, description: 'A saved fleet can be changed.' },
    failed: { ...existing, description: 'It was not saved; the notice says why, and what was typed is kept.' },

    saving: {
      description: 'The fleet is on its way; a second press is ignored (FLT-13).',
      tags: ['form', 'busy', 'sent'],
      invoke: {
        id: 'save',
        src: 'saveFleet',
        input: ({ context }) => saveOf(context),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ loaded: loadedIn(event.output) }) },
            target: 'saved',
            actions: { type: 'refresh', params: ({ event }) => ({ loaded: loadedIn(event.output)! }) },
          },
          { guard: ({ event }) => event.output.status === 'lost', target: 'checkingOutcome' },
          { guard: ({ context, event }) => context.base !== null && event.output.status === 'changed', target: 'comparing' },
          { guard: ({ event }) => event.output.status === 'gone', ...gone },
          { target: 'failed', actions: { type: 'setNotice', params: ({ event }) => noticeIn(event.output as { status: string }) } },
        ],
        onError: to('failed', failedNotice),
      },
      after: { answerPatience: 'checkingOutcome' },
    },

    saved: {
      description: 'The server has it: a new fleet has a page of its own, a changed one is read-only again (FLT-07, FLT-09).',
      always: [
        { guard: 'isNew', target: 'created', actions: 'sayCreated' },
        { target: 'reading', actions: ['sayUpdated', 'restore'] },
      ],
    },

    created: { description: 'The new fleet exists.', type: 'final' },

    comparing: {
      description: 'Someone else saved in between: reads what they saved.',
      tags: ['form', 'busy'],
      invoke: {
        id: 'compare',
        src: 'readFleet',
        input: ({ context }) => ({ id: context.base!.fleet.id }),
        onDone: [
          {
            guard: ({ event }) => event.output.status !== 'success',
            target: 'failed',
            actions: { type: 'setNotice', params: ({ event }) => noticeIn(event.output) },
          },
          {
            guard: { type: 'isThere', params: ({ event }) => ({ loaded: loadedIn(event.output) }) },
            target: 'conflict',
            actions: { type: 'compare', params: ({ event }) => ({ loaded: loadedIn(event.output) }) },
          },
          gone,
        ],
        onError: to('failed', failedNotice),
      },
      after: { answerPatience: to('failed', lateNotice) },
    },

    conflict: {
      description: 'Someone else saved in between: choose theirs, or mine on top of theirs.',
      tags: ['form'],
      on: {
        'mine.kept': { target: 'saving', actions: 'mergeTheirs' },
        'theirs.taken': { target: 'reading', actions: 'takeTheirs' },
      },
    },

    checkingOutcome: {
      description: 'The response was lost: looks whether the fleet was saved before it is sent again.',
      tags: ['form', 'busy', 'sent'],
      invoke: {
        id: 'lookUp',
        src: 'confirmSave',
        input: ({ context }) => saveOf(context),
        onDone: [
          {
            guard: ({ event }) => event.output.status !== 'success',
            target: 'outcomeUnknown',
            actions: { type: 'setNotice', params: ({ event }) => noticeIn(event.output) },
          },
          {
            guard: { type: 'isAsSent', params: ({ event }) => ({ loaded: loadedIn(event.output) }) },
            target: 'saved',
            actions: { type: 'refresh', params: ({ event }) => ({ loaded: loadedIn(event.output)! }) },
          },
          { guard: 'isNew', ...notSaved },
          { guard: { type: 'isAsItWas', params: ({ event }) => ({ loaded: loadedIn(event.output) }) }, ...notSaved },
          {
            guard: { type: 'isThere', params: ({ event }) => ({ loaded: loadedIn(event.output) }) },
            target: 'conflict',
            actions: { type: 'compare', params: ({ event }) => ({ loaded: loadedIn(event.output) }) },
          },
          gone,
        ],
        onError: to('outcomeUnknown', failedNotice),
      },
      after: { answerPatience: to('outcomeUnknown', lateNotice) },
    },

    outcomeUnknown: {
      description: 'That failed, too: it can be looked up again, but not sent again.',
      tags: ['form', 'sent'],
      on: { 'outcome.retried': 'checkingOutcome' },
    },

    confirmingDeletion: {
      description: 'Asks for the name before the fleet is deleted; after a failure, says why it wasn’t (FLT-04).',
      tags: ['deletion'],
      on: {
        'name.typed': { actions: { type: 'type', params: ({ event }) => event } },
        'deletion.confirmed': { guard: 'isNameTyped', target: 'deleting', actions: { type: 'setNotice', params: { notice: null } } },
        'deletion.canceled': { target: 'reading', actions: 'restore' },
      },
    },

    deleting: {
      description: 'The deletion is on its way; a second press is ignored.',
      tags: ['deletion', 'busy'],
      invoke: {
        id: 'delete',
        src: 'deleteFleet',
        input: ({ context }) => ({ id: context.saved!.fleet.id }),
        onDone: [
          { guard: ({ event }) => event.output.status === 'success', target: 'deleted' },
          { guard: ({ event }) => event.output.status === 'lost', target: 'checkingDeletion' },
          {
            target: 'confirmingDeletion',
            actions: { type: 'setNotice', params: ({ event }) => noticeIn(event.output as { status: string }) },
          },
        ],
        onError: to('confirmingDeletion', failedNotice),
      },
      after: { answerPatience: 'checkingDeletion' },
    },

    checkingDeletion: {
      description: 'The response was lost: looks whether the fleet is still there.',
      tags: ['deletion', 'busy'],
      invoke: {
        id: 'checkDeletion',
        src: 'confirmDeletion',
        input: ({ context }) => ({ id: context.saved!.fleet.id }),
        onDone: [
          { guard: ({ event }) => event.output.status !== 'success', ...maybeDeleted },
          { guard: { type: 'isThere', params: ({ event }) => ({ loaded: loadedIn(event.output) }) }, ...notDeleted },
          { target: 'deleted' },
        ],
        onError: maybeDeleted,
      },
      after: { answerPatience: maybeDeleted },
    },

    deleted: { description: 'The fleet is gone.', type: 'final', entry: 'sayDeleted' },
  },
});
