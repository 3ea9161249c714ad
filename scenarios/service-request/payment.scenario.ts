import { defineScenario } from '../define.ts';
import { requestService } from '../reach.ts';

const start = '/service_request/new?vehicle=500006&shop=33&service=101';

export const noMethodAdmin = defineScenario({
  id: 'service-request/no-payment-method',
  title: 'A payment method is required and there is none',
  story:
    'The fleet pays through the platform and has no stored payment method: fleet admins are sent to settings, drivers to support.',
  brands: ['default'],
  roles: ['Owner', 'Admin', 'Manager', 'Driver'],
  answers: { listPaymentMethods: { example: 'empty' } },
  start,
  signedIn: true,
});

export const firstCard = defineScenario({
  id: 'service-request/pays-with-first-card',
  title: 'The first card is added on the schedule',
  story: 'No payment method is stored; one is added over the page, and the request can be sent.',
  brands: ['default'],
  roles: ['Owner', 'Admin'],
  world: { paymentMethods: 'none' },
  start,
  signedIn: true,
});

export const payableAtShop = defineScenario({
  id: 'service-request/payable-at-shop',
  title: 'The shop is paid in another way',
  story:
    'No payment method is stored, but this shop’s schedule says that none is needed: a time that it offers can be requested.',
  brands: ['default'],
  world: { paymentMethods: 'none' },
  start: '/service_request/new?vehicle=500006&shop=46&service=101',
  signedIn: true,
});

export const noFuelCardMethod = defineScenario({
  id: 'service-request/no-fuel-card-method',
  title: 'No stored fuel-card payment method',
  story: 'A fuel-card fleet needs no stored card; the page still says that there is none.',
  brands: ['fuel-card'],
  answers: { listPaymentMethods: { example: 'empty' } },
  start,
  signedIn: true,
});

export const paysOnItsOwn = defineScenario({
  id: 'service-request/pays-on-its-own',
  title: 'A fleet that pays on its own',
  story: 'The fleet does not pay through the platform: the request does not ask about payment.',
  brands: ['default'],
  world: { paysThroughPlatform: false },
  start,
  signedIn: true,
});

export const methodsFail = defineScenario({
  id: 'service-request/payment-methods-fail-once',
  title: 'The payment methods cannot be loaded',
  story: 'It is unknown whether one is stored: the request can be sent, and the server has the last word.',
  brands: ['default'],
  faults: [{ kind: 'server-error', operation: 'listPaymentMethods', calls: [1] }],
  start,
  signedIn: true,
});

export const methodRemovedDuringRequest = defineScenario({
  id: 'service-request/payment-method-removed-during-request',
  title: 'The payment method has been deleted',
  story: 'The server requires a payment method that was there when the request began.',
  brands: ['default'],
  answers: { createOrder: { example: 'paymentMethodMissing' } },
  start,
  signedIn: true,
  reach: requestService,
});
