import { scenariosWith } from '../define.ts';

const scenario = scenariosWith({ roles: ['Owner', 'Admin'], start: '/orders/5000010/approvals', signedIn: true });

export const expiredCard = scenario({
  id: 'order-approval/expired-card',
  title: 'The default card has expired',
  story: 'The list marks it; another method can be chosen.',
  world: { paymentMethods: 'expired' },
});

export const providerFails = scenario({
  id: 'order-approval/payment-provider-fails',
  title: 'The payment provider does not respond',
  story:
    'The payment methods cannot be reloaded: the page says so, and those that came with the order can still be chosen.',
  faults: [{ kind: 'server-error', operation: 'listPaymentMethods' }],
});

export const fuelCard = scenario({
  id: 'order-approval/fuel-card',
  title: 'Paid with your fleet’s fuel card',
  story: 'No payment method has to be chosen.',
  brands: ['fuel-card'],
});

export const fuelCardWithoutMethod = scenario({
  id: 'order-approval/no-stored-fuel-card-method',
  title: 'The fuel card is not stored',
  story: 'The page says that there is no stored fuel-card payment method; the order can still be approved.',
  brands: ['fuel-card'],
  world: { paymentMethods: 'none' },
});
