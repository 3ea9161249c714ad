import { raise } from 'xstate';
import { isSuccess, successIn } from '../shared/outcome.ts';
import { approvalSetup } from './order-approval.setup.ts';

/** The order's total with the user's decisions. */
export const pricingRegion = approvalSetup.createStateConfig({
  description: 'The order’s total with the user’s decisions.',
  initial: 'current',
  on: { 'prices.outdated': '.waiting', 'promotion.kept': '.previewing' },
  states: {
    current: { description: 'The total matches the decisions.' },
    waiting: {
      description: 'Waits for further decisions.',
      tags: ['pricing'],
      after: { changePause: 'previewing' },
    },
    previewing: {
      description: 'Loading the new total; another decision restarts the call and this response is ignored.',
      tags: ['pricing'],
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context: { orderId, decisions } }) => ({ orderId, decisions }),
        onDone: [
          {
            guard: isSuccess,
            target: 'current',
            actions: [
              { type: 'keepPreview', params: ({ event }) => successIn(event.output) },
              raise({ type: 'preview.kept' }),
            ],
          },
          { target: 'stale' },
        ],
        onError: 'stale',
      },
      after: { responsePatience: 'stale' },
    },
    stale: {
      description: 'The new total failed to load: the old one stays, marked as outdated, until a retry.',
      tags: ['stale'],
      on: { 'preview.retried': 'previewing' },
    },
  },
});
