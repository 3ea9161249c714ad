import { recordStart } from '../record/record.setup.ts';
import { recordStates } from '../record/record.states.ts';
import { fleetKind } from './fleet.kind.ts';

const { editor, form, states } = recordStates(fleetKind);
const { 'edit.canceled': _canceled, ...unsaved } = form.on;

/** Opening, editing and saving a fleet of the management company: the editor of records, and reading until Edit. */
export const fleetFormMachine = editor.createMachine({
  id: fleetKind.id,
  context: ({ input }) => recordStart(fleetKind, input),
  initial: 'starting',
  states: {
    ...states,
    starting: {
      description: 'Continues what was typed before a reload; what was sent is looked up first.',
      always: [
        { guard: 'wasSent', target: 'checkingOutcome' },
        { guard: 'isNew', target: 'new' },
        { guard: 'isRestored', target: 'editing' },
        { target: 'reading' },
      ],
    },
    new: {
      ...form,
      on: unsaved,
      description: 'A new fleet that is not saved yet is in the form (FLT-11). It has nothing to return to.',
    },
    reading: {
      description: 'A saved fleet is shown and can’t be changed (FLT-08).',
      on: { 'record.opened': { target: 'editing', actions: { type: 'open', params: ({ event }) => event } } },
    },
    saved: {
      description:
        'The server has it: a new fleet has a page of its own, a changed one is read-only again (FLT-07, FLT-09).',
      always: [{ guard: 'isNew', target: 'created' }, { target: 'reading' }],
    },
    created: { description: 'The new fleet exists.', type: 'final' },
    closed: { description: 'There is nothing to save, or it was given up (FLT-10).', always: 'reading' },
  },
});
