import { limitPoNumber } from '@wayside/domain';
import { assign } from 'xstate';
import { isSuccess, lateSaveNotice, speech } from '../shared/outcome.ts';
import { approvalSetup } from './order-approval.setup.ts';
import type { ApprovalLabel } from './order-approval.types.ts';

const { say, failing } = speech<ApprovalLabel, 'setPoNotice'>('setPoNotice');
const toFailed = failing('failed', lateSaveNotice);

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
      entry: say(null),
      invoke: {
        id: 'savePoNumber',
        src: 'savePoNumber',
        input: ({ context: { orderId, poText } }) => ({ orderId, poNumber: poText.trim() || null }),
        onDone: [
          { guard: isSuccess, target: 'viewing', actions: say({ tone: 'success', label: 'updated' }) },
          toFailed.refused,
        ],
        onError: toFailed.broken,
      },
      after: { responsePatience: toFailed.late },
    },
    failed: {
      description: 'The PO number could not be saved; the input is kept.',
      tags: ['editingPo'],
      on: {
        'po.changed': { target: 'editing', actions: assign({ poText: ({ event }) => limitPoNumber(event.text) }) },
        'po.confirmed': { guard: 'isReading', target: 'saving' },
        'po.abandoned': { target: 'viewing', actions: say(null) },
      },
    },
  },
});
