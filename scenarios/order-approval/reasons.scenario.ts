import { scenariosWith } from '../define.ts';

const scenario = scenariosWith({ signedIn: true });

export const notAnApprover = scenario({
  id: 'order-approval/not-an-approver',
  title: 'Someone else approves this order',
  story:
    'The policy names a manager and a colleague without a phone. This user sees the order, the reason, and who to call.',
  roles: ['Owner', 'Driver'],
  start: '/orders/5000030/approvals',
});

export const notAwaiting = scenario({
  id: 'order-approval/not-awaiting-approval',
  title: 'The shop is already working',
  story: 'The order is not awaiting approval, and it is too late to cancel it.',
  start: '/orders/5000020/approvals',
});

export const noMethodAdmin = scenario({
  id: 'order-approval/no-payment-method',
  title: 'There is no payment method, and this user can add one',
  story:
    'A fleet that pays through the platform has no stored payment method; its owners and admins are sent to settings.',
  roles: ['Owner', 'Manager'],
  world: { paymentMethods: 'none' },
  start: '/orders/5000130/approvals',
});

export const noMethodDriver = scenario({
  id: 'order-approval/no-payment-method-driver',
  title: 'There is no payment method, and a driver cannot add one',
  story: 'Users who do not administer the fleet are asked to contact support, with a message ready to send.',
  roles: ['Driver'],
  world: { paymentMethods: 'none' },
  start: '/orders/5000130/approvals',
});

export const mayNotCancel = scenario({
  id: 'order-approval/may-not-cancel',
  title: 'Only others may cancel the order',
  story: 'The shop has not received the vehicle, and this driver is not among those who may cancel.',
  brands: ['canada'],
  roles: ['Driver'],
  start: '/orders/5000010/approvals',
});

export const unknown = scenario({
  id: 'order-approval/not-found',
  title: 'Order not found',
  story: 'A link to an order that was removed, or that belongs to another fleet.',
  start: '/orders/99999999/approvals',
});

export const hostileId = scenario({
  id: 'order-approval/hostile-order-id',
  title: 'An address that no order can have',
  story: 'Script, paths, and out-of-range numbers in place of the id: none of it is sent anywhere.',
  start: '/orders/%3Cscript%3Ealert(1)%3C%2Fscript%3E/approvals',
});

export const notEnrolled = scenario({
  id: 'order-approval/fuel-card-not-enrolled',
  title: 'A vehicle that is not enrolled has no order',
  story:
    'The fuel-card brand serves enrolled vehicles only: an old link to an order for another vehicle says that there is no such order.',
  brands: ['fuel-card'],
  start: '/orders/5000050/approvals',
});
