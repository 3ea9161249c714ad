import { defineScenario } from '../define.ts';

export const expiredCard = defineScenario({
  id: 'order-approval/expired-card',
  title: 'The default card has expired',
  story: 'The list marks it; another method can be chosen.',
  roles: ['Owner', 'Admin'],
  world: { paymentMethods: 'expired' },
  start: '/orders/5000010/approvals',
  signedIn: true,
});

export const providerFails = defineScenario({
  id: 'order-approval/payment-provider-fails',
  title: 'The payment provider does not respond',
  story:
    'The payment methods cannot be reloaded: the page says so, and those that came with the order can still be chosen.',
  roles: ['Owner', 'Admin'],
  faults: [{ kind: 'server-error', operation: 'listPaymentMethods' }],
  start: '/orders/5000010/approvals',
  signedIn: true,
});

export const fuelCard = defineScenario({
  id: 'order-approval/fuel-card',
  title: 'Paid by the fleet’s fuel card',
  story: 'No payment method has to be chosen.',
  brands: ['fuel-card'],
  roles: ['Owner', 'Admin'],
  start: '/orders/5000010/approvals',
  signedIn: true,
});

export const fuelCardWithoutMethod = defineScenario({
  id: 'order-approval/no-stored-fuel-card-method',
  title: 'The fuel card is not stored',
  story: 'The page says that there is no stored fuel-card payment method; the order can still be approved.',
  brands: ['fuel-card'],
  roles: ['Owner', 'Admin'],
  world: { paymentMethods: 'none' },
  start: '/orders/5000010/approvals',
  signedIn: true,
});
