import { defineScenario } from '../define.ts';

/** Where a payment method is added by someone who may. */
const ADDING = { start: '/settings?tab=payments', signedIn: true, roles: ['Owner', 'Admin'] } as const;

export const visa = defineScenario({
  ...ADDING,
  id: 'payments/visa',
  title: 'Adding a Visa',
  story:
    'The provider’s own form, played offline: 4111 1111 1111 1111 with any future month and any three digits is accepted.',
});

export const mastercard = defineScenario({
  ...ADDING,
  id: 'payments/mastercard',
  title: 'Adding a Mastercard',
  story: '5555 5555 5555 4444 with any future month and any three digits is accepted.',
});

export const amex = defineScenario({
  ...ADDING,
  id: 'payments/amex',
  title: 'Adding an American Express',
  story: '3782 822463 10005 is accepted; its security code has four digits, and the form says so.',
});

export const declined = defineScenario({
  ...ADDING,
  id: 'payments/declined',
  title: 'The bank declines the card',
  story: '4000 1111 1111 1115 looks right to the form, and the server refuses it: the card has to be entered again.',
});

export const luhnInvalid = defineScenario({
  ...ADDING,
  id: 'payments/luhn-invalid',
  title: 'There is no such card',
  story:
    'The form finds a wrong digit by itself. 4009 3488 8888 1881 passes it, and the server finds that the number is not valid.',
});

export const gatewayRejected = defineScenario({
  ...ADDING,
  id: 'payments/gateway-rejected',
  title: 'The provider suspects fraud',
  story: '4012 0000 3333 0026 is rejected when it is stored.',
});

export const consumedNonce = defineScenario({
  ...ADDING,
  id: 'payments/consumed-nonce',
  title: 'The nonce is used up',
  story: '4012 0000 7777 7777 gives a nonce that the server no longer accepts: the card has to be entered again.',
});

export const refused = defineScenario({
  ...ADDING,
  id: 'payments/gateway-refuses',
  title: 'The provider refuses the card',
  story:
    'The gateway responds to 4000 0000 0000 0002 with 422: a browser alert says that something is wrong, and nothing is sent to the server.',
});

export const payPal = defineScenario({
  ...ADDING,
  id: 'payments/paypal',
  title: 'Adding a PayPal account',
  story: 'The offline PayPal asks in a dialog: agreeing adds the account, canceling leads back to the form.',
});

export const down = defineScenario({
  ...ADDING,
  id: 'payments/gateway-down',
  title: 'The provider is down',
  story: 'Every call to the gateway fails: a browser alert says so, and the form offers to try again.',
  gateway: 'down',
});

export const silent = defineScenario({
  ...ADDING,
  id: 'payments/gateway-silent',
  title: 'The provider never responds',
  story: 'After twenty seconds a browser alert says so, and the form offers to try again.',
  gateway: 'silent',
});

export const slow = defineScenario({
  ...ADDING,
  id: 'payments/gateway-slow',
  title: 'The provider is slow',
  story: 'Every response from the gateway takes a second and a half; the wait is visible and announced.',
  gateway: 'slow',
});

export const knownCustomer = defineScenario({
  ...ADDING,
  id: 'payments/known-customer',
  title: 'The provider knows the customer',
  story: 'The form also offers a card that the customer stored at the provider earlier.',
  gateway: 'known-customer',
});

export const noToken = defineScenario({
  ...ADDING,
  id: 'payments/no-token-once',
  title: 'Our server gives no token at first',
  story: 'The form says that it could not be loaded; trying again helps.',
  faults: [{ kind: 'server-error', operation: 'getPaymentClientToken', calls: [1] }],
});
