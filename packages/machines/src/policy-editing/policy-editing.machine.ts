import { not } from 'xstate';
import { recordStart } from '../record/record.setup.ts';
import { recordStates } from '../record/record.states.ts';
import { policyKind } from './policy.kind.ts';

const { editor, states } = recordStates(policyKind);

/** Editing the policies of a fleet, one at a time: the editor of records, and the list to which it returns. */
export const policyEditingMachine = editor.createMachine({
  id: policyKind.id,
  context: ({ input }) => recordStart(policyKind, input),
  initial: 'starting',
  states: {
    ...states,
    starting: {
      description: 'Continues what was typed before a reload; what was sent is looked up first.',
      always: [
        { guard: 'wasSent', target: 'checkingOutcome' },
        { guard: not('isRestored'), target: 'viewing' },
        { guard: 'isNew', target: 'new' },
        { target: 'editing' },
      ],
    },
    viewing: {
      description: 'Policies are read; one can be added or opened.',
      on: {
        'record.added': { target: 'new', actions: { type: 'open', params: { saved: null } } },
        'record.opened': { target: 'editing', actions: { type: 'open', params: ({ event }) => event } },
      },
    },
    conflict: {
      ...states.conflict,
      description: 'Someone else changed the policy: choose the whole of theirs or of mine.',
      on: { ...states.conflict.on, 'theirs.taken': 'closed' },
    },
    saved: { description: 'The server has it.', always: 'viewing' },
    closed: {
      description: 'The draft is dropped: a new policy was never created, a saved one is as it was (POL-07).',
      always: 'viewing',
    },
  },
});
