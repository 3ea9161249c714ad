import { recordStart } from '../record/record.setup.ts';
import { recordStates } from '../record/record.states.ts';
import { documentKind } from './document.kind.ts';
import type { DocumentGiven, DocumentLabel } from './document.kind.ts';
import type { RecordNotice } from '../record/record.types.ts';

const { editor, states, failed, outcomeCheck } = recordStates(documentKind);

const isReadOnly = ({ context: { given } }: { context: { given: DocumentGiven } }): boolean => given.isReadOnly;
const canceled: RecordNotice<DocumentLabel> = { tone: 'default', label: 'uploadCanceled' };

/** A document of a vehicle in its dialog: the editor of records, and an upload that takes its time. */
export const documentMachine = editor.createMachine({
  id: documentKind.id,
  context: ({ input }) => recordStart(documentKind, input),
  initial: 'starting',
  states: {
    ...states,
    starting: {
      description: 'Continues what was typed before a reload; what was sent is looked up first.',
      always: [
        { guard: isReadOnly, target: 'readOnly' },
        { guard: 'wasSent', target: 'checkingOutcome' },
        { guard: 'isNew', target: 'new' },
        { target: 'editing' },
      ],
    },
    readOnly: { description: 'The document can be looked at, and nothing else.' },
    saving: {
      ...states.saving,
      on: {
        'save.canceled': [{ guard: ({ event }) => event.isSent, target: 'checkingCanceled' }, failed(canceled)],
      },
    },
    checkingCanceled: outcomeCheck(canceled),
    gone: {
      ...states.gone,
      description: 'Someone else deleted it: what was typed can become a new document, which needs a file again.',
      on: { ...states.gone.on, 'mine.kept': { target: 'new', actions: 'startOver' } },
    },
  },
});
