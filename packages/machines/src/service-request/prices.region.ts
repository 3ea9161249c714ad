import { isSuccess, successIn } from '../shared/outcome.ts';
import { questionOf, requestSetup } from './service-request.setup.ts';

/** Estimates for the chosen services, in parallel: the request works without them. */
export const pricesRegion = requestSetup.createStateConfig({
  description: 'Estimates for the chosen services at the chosen shop.',
  initial: 'settling',
  on: {
    'vehicle.chosen': '.settling',
    'shop.chosen': '.settling',
    'service.added': '.settling',
    'service.removed': '.settling',
    'services.offered': {
      guard: ({ context, event }) => context.draft.services.some(({ id }) => !event.ids.includes(id)),
      target: '.settling',
    },
    'draft.restored': '.settling',
  },
  states: {
    settling: {
      description: 'Checks whether there is anything to price.',
      always: [{ guard: 'canPrice', target: 'waiting' }, { target: 'idle' }],
    },
    idle: { description: 'Vehicle, shop or services are missing, so there is nothing to price.' },
    waiting: {
      description: 'Waits for further changes.',
      tags: ['pricing'],
      after: { changePause: 'loading' },
    },
    loading: {
      description: 'Loading the estimates; a change restarts the call and this response is ignored.',
      tags: ['pricing'],
      invoke: {
        id: 'loadPrices',
        src: 'loadPrices',
        input: ({ context }) => questionOf(context),
        onDone: [
          {
            guard: isSuccess,
            target: 'priced',
            actions: { type: 'keepPrices', params: ({ event }) => successIn(event.output) },
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
      after: { responsePatience: 'failed' },
    },
    priced: { description: 'The estimates are loaded.' },
    failed: {
      description: 'The estimates failed to load; until a retry the services are priced at the shop.',
      tags: ['unpriced'],
      on: { 'prices.retried': 'loading' },
    },
  },
});
