import { askedOf, requestSetup } from './service-request.setup.ts';

/** Estimates of the chosen services, beside everything else: a request without them is as good. */
export const pricesRegion = requestSetup.createStateConfig({
  description: 'What the chosen services would cost at the chosen shop.',
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
      description: 'Decides whether there is something to price.',
      always: [{ guard: 'canPrice', target: 'waiting' }, { target: 'idle' }],
    },
    idle: { description: 'Vehicle, shop or services are missing: there is nothing to price.' },
    waiting: {
      description: 'Waits whether another service is chosen.',
      tags: ['pricing'],
      after: { changePause: 'loading' },
    },
    loading: {
      description: 'The estimates are on their way; a change asks again and this answer is ignored.',
      tags: ['pricing'],
      invoke: {
        id: 'loadPrices',
        src: 'loadPrices',
        input: ({ context }) => askedOf(context),
        onDone: [
          {
            guard: ({ event }) => event.output.status === 'success',
            target: 'priced',
            actions: {
              type: 'keepPrices',
              params: ({ event }) => (event.output.status === 'success' ? event.output : { status: 'success', services: [] }),
            },
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
      after: { answerPatience: 'failed' },
    },
    priced: { description: 'The estimates are there.' },
    failed: {
      description: 'The estimates could not be loaded; until another try they are priced at the shop.',
      tags: ['unpriced'],
      on: { 'prices.retried': 'loading' },
    },
  },
});
