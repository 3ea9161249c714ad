import { defineScenario } from '../define.ts';

export const pricesChange = defineScenario({
  id: 'order-approval/prices-change',
  title: 'The shop raises a price under review',
  story: 'After the page was opened the first service costs more: the next answer says so, and the line shows what it was.',
  roles: ['Owner', 'Admin'],
  world: { duringReview: 'pricesChange' },
  start: '/orders/5000010/approvals',
  signedIn: true,
});

export const approvedByAnother = defineScenario({
  id: 'order-approval/approved-by-another',
  title: 'A colleague approves it first',
  story: 'Two people have the page open. Whoever is second is told who approved and when, and nothing is sent twice.',
  roles: ['Owner', 'Admin'],
  world: { duringReview: 'approvedByAnother' },
  start: '/orders/5000010/approvals',
  signedIn: true,
});

export const canceledByAnother = defineScenario({
  id: 'order-approval/canceled-by-another',
  title: 'A colleague cancels it meanwhile',
  story: 'The order is over before this person decides: the page says so and shows it as it is.',
  roles: ['Owner', 'Admin'],
  world: { duringReview: 'canceledByAnother' },
  start: '/orders/5000010/approvals',
  signedIn: true,
});
