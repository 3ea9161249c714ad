import { limitPoNumber } from '@wayside/domain';
import { assign } from 'xstate';
import { failedNotice, lateSaveNotice, noticeIn } from '../shared/answer.ts';
import { approvalSetup } from './order-approval.setup.ts';

/** The PO number in the header, with inline editing. */
export const poNumberRegion = approvalSetup.createStateConfig({
  description: 'The PO number in the header.',
  initial: 'viewing',
  states: {
    viewing: {
      description: 'Showing the PO number.',
      on: {
        'po.opened': {
          guard: 'isReading',
          target: 'editing',
          actions: assign(({ event: { number } }) => ({ poSaved: number ?? '', poText: number ?? '', poNotice: null })),
        },
      },
    },
    editing: {
      description: 'Editing the PO number.',
      tags: ['editingPo'],
      on: {
        'po.changed': { actions: assign({ poText: ({ event }) => limitPoNumber(event.text) }) },
        'po.confirmed': [
          { guard: ({ context }) => context.poText.trim() === context.poSaved, target: 'viewing' },
          { guard: 'isReading', target: 'saving' },
        ],
        'po.abandoned': 'viewing',
      },
    },
    saving: {
      description: 'Saving the PO number; a second submit is ignored.',
      tags: ['editingPo', 'savingPo'],
      entry: { type: 'setPoNotice', params: { notice: null } },
      invoke: {
        id: 'savePoNumber',
        src: 'savePoNumber',
        input: ({ context: { orderId, poText } }) => ({ orderId, poNumber: poText.trim() || null }),
        onDone: [
          {
            guard: ({ event }) => event.output.status === 'success',
            target: 'viewing',
            actions: { type: 'setPoNotice', params: { notice: { tone: 'success', label: 'updated' } } },
          },
          { target: 'failed', actions: { type: 'setPoNotice', params: ({ event }) => noticeIn(event.output) } },
        ],
        onError: { target: 'failed', actions: { type: 'setPoNotice', params: { notice: failedNotice } } },
      },
      after: { answerPatience: { target: 'failed', actions: { type: 'setPoNotice', params: { notice: lateSaveNotice } } } },
    },
    failed: {
      description: 'The PO number could not be saved; the input is kept.',
      tags: ['editingPo'],
      on: {
        'po.changed': { target: 'editing', actions: assign({ poText: ({ event }) => limitPoNumber(event.text) }) },
        'po.confirmed': { guard: 'isReading', target: 'saving' },
        'po.abandoned': { target: 'viewing', actions: { type: 'setPoNotice', params: { notice: null } } },
      },
    },
  },
});
