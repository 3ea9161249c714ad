import { managerSet } from '@wayside/domain';
import type { Role } from '@wayside/domain';
import { scenariosWith } from '../define.ts';
import { press } from '../reach.ts';

/** Everyone but pure drivers. */
const roles = managerSet as readonly Role[] as readonly [Role, ...Role[]];
/** Every brand but the one that pays by fuel card. */
const brands = [
  'default',
  'fleet-america',
  'fleet-maintenance-hub',
  'canada',
  'car-sales',
  'telematics',
  'shell',
] as const;
const owners = ['Owner', 'FMC', 'FMC Fleet Admin'] as const;

const scenario = scenariosWith({ brands, roles: owners, start: '/settings?tab=payments', signedIn: true });

export const ready = scenario({
  id: 'payment-methods/ready',
  title: 'The payment methods of a fleet',
  story:
    'A default card, one that a manager added, a PayPal account, and a card that active orders will be charged to. What can be changed depends on the role.',
  roles,
});

export const none = scenario({
  id: 'payment-methods/none',
  title: 'A fleet without payment methods',
  story: 'The list says so and offers to add the first one.',
  roles,
  world: { paymentMethods: 'none' },
});

export const many = scenario({
  id: 'payment-methods/many',
  title: 'Forty-eight payment methods',
  story: 'A card for every van: the list is searched and paged.',
  roles,
  world: { paymentMethods: 'many' },
});

export const expiring = scenario({
  id: 'payment-methods/expiring',
  title: 'Cards that soon expire',
  story:
    'The default card expires this month, another one last month: its line and the dashboard say so before a payment fails.',
  roles,
  world: { paymentMethods: 'expiring' },
});

export const loadFailsOnce = scenario({
  id: 'payment-methods/load-fails-once',
  title: 'The payment methods fail once',
  story: 'The first response is an error; trying again helps.',
  roles,
  faults: [{ kind: 'server-error', operation: 'listPaymentMethods', calls: [1] }],
});

export const busyOnce = scenario({
  id: 'payment-methods/add-fails-once',
  title: 'A new card cannot be stored at first',
  story: 'The server is busy: the same card is sent again with one press, and nothing has to be entered twice.',
  faults: [{ kind: 'server-error', operation: 'createPaymentMethod', calls: [1], status: 503, retryAfter: 1 }],
});

export const declinedOnce = scenario({
  id: 'payment-methods/declined-once',
  title: 'A card is declined',
  story: 'The provider refuses the first card: the form asks for another one and says why.',
  answers: { createPaymentMethod: { calls: [1], example: 'cardDeclined' } },
});

export const usedUp = scenario({
  id: 'payment-methods/nonce-used-up',
  title: 'The card details have expired',
  story: 'The form was open for too long: nothing was stored, and the card is asked for again.',
  answers: { createPaymentMethod: { calls: [1], example: 'usedNonce' } },
});

export const lostAnswer = scenario({
  id: 'payment-methods/lost-answer',
  title: 'The response to a new card is lost',
  story:
    'The server stores it, and its response cannot be read. The dialog looks it up, and does not send it a second time.',
  faults: [{ kind: 'malformed-response', operation: 'createPaymentMethod', calls: [1] }],
});

export const unknown = scenario({
  id: 'payment-methods/outcome-unknown',
  title: 'It is unknown whether a change was saved',
  story: 'The response cannot be read, and checking the list fails. Checking again shows the outcome.',
  faults: [
    { kind: 'malformed-response', operation: 'setDefaultPaymentMethod', calls: [1] },
    { kind: 'server-error', operation: 'listPaymentMethods', calls: [2] },
  ],
});

export const savesHeld = scenario({
  id: 'payment-methods/saves-held',
  title: 'Changes to payment methods wait for the tester',
  story: 'Responses are held until the tester releases them: a second press changes nothing.',
  faults: (
    ['createPaymentMethod', 'updatePaymentMethod', 'deletePaymentMethod', 'setDefaultPaymentMethod'] as const
  ).map((operation) => ({
    kind: 'hold',
    operation,
  })),
});

export const forbidden = scenario({
  id: 'payment-methods/forbidden',
  title: 'A user can no longer change payment methods',
  story: 'The role changed while the page was open: every change is refused, and nothing chosen is lost.',
  answers: {
    createPaymentMethod: { example: 'roleForbidden' },
    updatePaymentMethod: { example: 'roleForbidden' },
    deletePaymentMethod: { example: 'roleForbidden' },
    setDefaultPaymentMethod: { example: 'roleForbidden' },
  },
});

export const inUseMeanwhile = scenario({
  id: 'payment-methods/in-use-by-another',
  title: 'A colleague just approved an order with this card',
  story: 'The list is a minute old: the server refuses to delete the card and says why.',
  answers: { deletePaymentMethod: { example: 'activeOrders' } },
});

export const deletedMeanwhile = scenario({
  id: 'payment-methods/deleted-by-another',
  title: 'A colleague just deleted this card',
  story: 'Its drivers can no longer be saved: the page says so and shows what is left.',
  answers: { updatePaymentMethod: { example: 'notFound' }, setDefaultPaymentMethod: { example: 'notFound' } },
});

export const driversChanged = scenario({
  id: 'payment-methods/drivers-changed-by-another',
  title: 'A colleague just chose other drivers for this card',
  story: 'A look before saving finds it: the drivers of both are saved.',
  colleagueActs: [{ at: { operation: 'listPaymentMethods', call: 2 }, who: 'Admin', does: 'opensFirstMethod' }],
  reach: [
    press('button', 'Edit drivers for Visa ending in 4370'),
    press('option', 'Ben Ortiz Admin'),
    press('button', 'Save drivers', 'Drivers updated'),
  ],
});
