import { recordStart } from './record.setup.ts';
import { recordStates } from './record.states.ts';
import type { RecordKind } from './record.types.ts';

/** Editing one record of this kind, in a form that is open from the start. */
export function recordMachine<Saved, Draft extends object, Given, Label extends string = never>(
  kind: RecordKind<Saved, Draft, Given, Label>,
) {
  const { editor, states } = recordStates(kind);
  return editor.createMachine({
    id: kind.id,
    context: ({ input }) => recordStart(kind, input),
    initial: 'starting',
    states: {
      starting: {
        description: 'Continues what was typed before a reload; what was sent is looked up first.',
        always: [
          { guard: 'wasSent', target: 'checkingOutcome' },
          { guard: 'isNew', target: 'new' },
          { target: 'editing' },
        ],
      },
      ...states,
    },
  });
}

export type RecordMachine<Saved, Draft extends object, Given, Label extends string> = ReturnType<
  typeof recordMachine<Saved, Draft, Given, Label>
>;
