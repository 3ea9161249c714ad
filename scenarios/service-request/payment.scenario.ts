import { scenariosWith } from '../define.ts';
import { requestService } from '../reach.ts';

const start = '/service_request/new?vehicle=500006&shop=33&service=101';

const scenario = scenariosWith({ brands: ['default'], start, signedIn: true });

export const noMethodAdmin = scenario({
  id: 'service-request/no-payment-method',
  title: 'A payment method is required, and there is none',
  story:
    'The fleet pays through the platform and has no stored payment method: fleet admins are sent to settings, drivers to support.',
  roles: ['Owner', 'Admin', 'Manager', 'Driver'],
  answers: { listPaymentMethods: { example: 'empty' } },
});

export const firstCard = scenario({
  id: 'service-request/pays-with-first-card',
  title: 'The first card is added while scheduling',
  story: 'No payment method is stored; one is added over the page, and the request can be sent.',
  roles: ['Owner', 'Admin'],
  world: { paymentMethods: 'none' },
});

export const payableAtShop = scenario({
  id: 'service-request/payable-at-shop',
  title: 'The shop is paid in another way',
  story:
    'No payment method is stored, but this shop’s schedule says that none is needed: a time that it offers can be requested.',
  world: { paymentMethods: 'none' },
  start: '/service_request/new?vehicle=500006&shop=46&service=101',
});

export const noFuelCardMethod = scenario({
  id: 'service-request/no-fuel-card-method',
  title: 'No stored fuel-card payment method',
  story: 'A fuel-card fleet needs no stored card; the page still says that there is none.',
  brands: ['fuel-card'],
  answers: { listPaymentMethods: { example: 'empty' } },
});

export const paysOnItsOwn = scenario({
  id: 'service-request/pays-on-its-own',
  title: 'A fleet that pays on its own',
  story: 'The fleet does not pay through the platform: the request does not ask about payment.',
  world: { paysThroughPlatform: false },
});

export const methodsFail = scenario({
  id: 'service-request/payment-methods-fail-once',
  title: 'The payment methods cannot be loaded',
  story: 'It is unknown whether one is stored: the request can be sent, and the server has the last word.',
  faults: [{ kind: 'server-error', operation: 'listPaymentMethods', calls: [1] }],
});

export const methodRemovedDuringRequest = scenario({
  id: 'service-request/payment-method-removed-during-request',
  title: 'The payment method has been deleted',
  story: 'The server requires a payment method that was there when the request began.',
  answers: { createOrder: { example: 'paymentMethodMissing' } },
  reach: requestService,
});
