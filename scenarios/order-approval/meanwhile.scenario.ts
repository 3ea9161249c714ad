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

export const approvedByAnotherHeld = defineScenario({
  id: 'order-approval/approved-by-another-held',
  title: 'A colleague approves it first, and who it was is long in coming',
  story: 'Approve it: the decision is refused, and the page reads the order again until the held answer is let go.',
  roles: ['Owner', 'Admin'],
  world: { duringReview: 'approvedByAnother' },
  faults: [{ kind: 'hold', operation: 'previewOrder', calls: [2] }],
  start: '/orders/5000010/approvals',
  signedIn: true,
});

export const approvedByAnotherUnread = defineScenario({
  id: 'order-approval/approved-by-another-unread',
  title: 'A colleague approves it first, and who it was cannot be read',
  story: 'Approve it: the decision is refused and the order cannot be read at first. Trying again tells who approved and when.',
  brands: ['default'],
  roles: ['Owner', 'Admin'],
  world: { duringReview: 'approvedByAnother' },
  faults: [{ kind: 'server-error', operation: 'previewOrder', calls: [2] }],
  start: '/orders/5000010/approvals',
  signedIn: true,
  steps: [
    { say: 'Somebody opens an order that waits.', open: '/orders/5000010/approvals', see: 'Before you approve' },
    { say: 'They look at it.', press: { role: 'button', name: 'Review the order' }, see: 'Your decision' },
    {
      say: 'They choose how it is paid.',
      press: { role: 'button', name: 'Choose a payment method Payment method' },
      see: 'Visa ending in 4370',
    },
    {
      say: 'The default card it is.',
      press: { role: 'option', name: 'Visa ending in 4370 Default · Expires 07/2031 · Ann Lee' },
      see: 'Approve 2 services',
    },
    {
      say: 'Meanwhile a colleague has approved, and who it was cannot be read at first.',
      note: 'Nothing was sent a second time: the journal has one refused decision.',
      press: { role: 'button', name: 'Approve 2 services' },
      see: 'We couldn’t find out who approved it.',
    },
    { say: 'Trying again tells it.', press: { role: 'button', name: 'Try again' }, see: 'Approved total' },
  ],
});
