import { scenariosWith } from '../define.ts';

const scenario = scenariosWith({ start: '/orders/5000010/approvals', signedIn: true });

export const ready = scenario({
  id: 'order-approval/ready',
  title: 'An order awaits this manager’s approval',
  story:
    'Two services await approval, one was declined earlier, one was removed. The shop already has the vehicle, so nobody can cancel.',
  roles: ['Owner', 'Admin'],
});

export const cancelable = scenario({
  id: 'order-approval/cancelable',
  title: 'An order that can be approved or canceled',
  story:
    'The vehicle has no policy: anyone in the fleet may decide, and the shop has not received it yet. The customer left a comment.',
  roles: ['Owner', 'Manager', 'Driver'],
  start: '/orders/5000130/approvals',
});

export const withNote = scenario({
  id: 'order-approval/note-of-the-mechanic',
  title: 'The mechanic says why',
  story: 'A note from the shop appears above the services it is about.',
  brands: ['default', 'canada'],
  start: '/orders/5000180/approvals',
});

export const billedElsewhere = scenario({
  id: 'order-approval/not-paid-through-the-platform',
  title: 'The fleet does not pay through the platform',
  story: 'No payment method is chosen and no history is kept; the order is billed as agreed with the shop.',
  roles: ['Owner', 'Admin'],
  world: { paysThroughPlatform: false },
});

export const withoutHistory = scenario({
  id: 'order-approval/no-history',
  title: 'No decisions on this order yet',
  story: 'The history is shown and has no entries.',
  answers: { listOrderActivity: { example: 'empty' } },
});

export const longTexts = scenario({
  id: 'order-approval/hostile-texts',
  title: 'Every text of the order is as odd as the contract allows',
  story:
    'Very long names, markup and scripts in texts, characters from every writing system: all of it is shown as text, and nothing breaks the layout.',
  profile: 'hostile',
});

export const walkThrough = scenario({
  id: 'order-approval/from-the-question-to-the-answer',
  title: 'A manager approves part of an order',
  story:
    'What the shop wants to do, what it costs and how that compares with retail; one service is declined, the rest are approved.',
  brands: ['default'],
  roles: ['Owner'],
  start: '/orders/5000130/approvals',
  steps: [
    {
      say: 'The first visit explains what approving means.',
      open: '/orders/5000130/approvals',
      see: 'Before you approve',
    },
    {
      say: 'The page at a glance: vehicle, shop, appointment, services and the total.',
      press: { role: 'button', name: 'Review order' },
      see: 'Approving 2 of 2',
    },
    {
      say: 'Declining everything takes one click; the server reprices the order.',
      note: 'The services stay visible, struck through.',
      press: { role: 'button', name: 'Mark all declined' },
      see: 'Approving 0 of 2',
    },
    { say: 'And back.', press: { role: 'button', name: 'Mark all approved' }, see: 'Approving 2 of 2' },
    {
      say: 'A promotion takes something off the total.',
      press: { role: 'button', name: 'Add a promotional code' },
      see: 'Spring maintenance',
    },
    {
      say: 'It is applied right away.',
      press: { role: 'button', name: 'Apply Spring maintenance' },
      see: 'Spring maintenance is applied to this order',
    },
  ],
});
