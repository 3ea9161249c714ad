import { raise } from 'xstate';
import { decidedLines } from '@wayside/domain';
import { approvalSetup, orderOf } from './order-approval.setup.ts';

/** The total of the order as it is decided. */
export const pricingRegion = approvalSetup.createStateConfig({
  description: 'The total of the order as it is decided.',
  initial: 'current',
  on: { 'prices.outdated': '.waiting', 'promotion.kept': '.previewing' },
  states: {
    current: { description: 'The total is that of the decisions.' },
    waiting: {
      description: 'Waits whether another line is decided.',
      tags: ['pricing'],
      after: { changePause: 'previewing' },
    },
    previewing: {
      description: 'The new total is on its way; another decision asks again, and this answer is ignored.',
      tags: ['pricing'],
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context: { orderId, order, decisions } }) => ({ orderId, lines: decidedLines(order!.order_services, decisions) }),
        onDone: [
          {
            guard: ({ event }) => event.output.status === 'success',
            target: 'current',
            actions: [{ type: 'keepPreview', params: ({ event }) => orderOf(event.output) }, raise({ type: 'preview.kept' })],
          },
          { target: 'stale' },
        ],
        onError: 'stale',
      },
      after: { answerPatience: 'stale' },
    },
    stale: {
      description: 'The new total could not be loaded: the old one stays, marked, until another try.',
      tags: ['stale'],
      on: { 'preview.retried': 'previewing' },
    },
  },
});
