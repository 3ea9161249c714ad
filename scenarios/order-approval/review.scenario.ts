import { defineScenario } from '../define.ts';

export const ready = defineScenario({
  id: 'order-approval/ready',
  title: 'An order waits for this manager',
  story:
    'Two services wait, one was declined before, one was taken out. The shop has the vehicle already, so that nobody can cancel any more.',
  roles: ['Owner', 'Admin'],
  start: '/orders/5000010/approvals',
  signedIn: true,
});

export const cancelable = defineScenario({
  id: 'order-approval/cancelable',
  title: 'An order that can be approved or canceled',
  story: 'The vehicle has no policy: anybody of the fleet may decide, and the shop has not received it yet. The customer left a comment.',
  roles: ['Owner', 'Manager', 'Driver'],
  start: '/orders/5000130/approvals',
  signedIn: true,
});

export const withNote = defineScenario({
  id: 'order-approval/note-of-the-mechanic',
  title: 'The mechanic says why',
  story: 'A note of the shop stands above the services it is about.',
  brands: ['default', 'canada'],
  start: '/orders/5000180/approvals',
  signedIn: true,
});

export const billedElsewhere = defineScenario({
  id: 'order-approval/not-paid-through-the-platform',
  title: 'The fleet does not pay through the platform',
  story: 'No method is chosen and no history is kept; the order is billed as agreed with the shop.',
  roles: ['Owner', 'Admin'],
  world: { paysThroughPlatform: false },
  start: '/orders/5000010/approvals',
  signedIn: true,
});

export const withoutHistory = defineScenario({
  id: 'order-approval/no-history',
  title: 'Nothing was decided on this order yet',
  story: 'The history is there and has no entries.',
  answers: { listOrderActivity: { example: 'empty' } },
  start: '/orders/5000010/approvals',
  signedIn: true,
});

export const longTexts = defineScenario({
  id: 'order-approval/hostile-texts',
  title: 'Every text of the order is as odd as the contract allows',
  story: 'Very long names, markup and script in texts, signs of every script: all of it is shown as text, and nothing leaves its place.',
  profile: 'hostile',
  start: '/orders/5000010/approvals',
  signedIn: true,
});

export const walkThrough = defineScenario({
  id: 'order-approval/from-the-question-to-the-answer',
  title: 'A manager approves a part of an order',
  story: 'What the shop wants to do, what it costs and compared with what; one service is declined, the rest is approved.',
  brands: ['default'],
  roles: ['Owner'],
  start: '/orders/5000130/approvals',
  signedIn: true,
  steps: [
    { say: 'Before the first look it is said what approving means.', open: '/orders/5000130/approvals', see: 'Before you approve' },
    {
      say: 'The page in one look: vehicle, shop, appointment, services and the total.',
      press: { role: 'button', name: 'Review the order' },
      see: 'Your decision',
    },
    {
      say: 'Declining everything is one press; the server prices the order anew.',
      note: 'The lines stay to be seen, struck through.',
      press: { role: 'button', name: 'Decline all' },
      see: '0 of 2 services selected to approve',
    },
    { say: 'And back.', press: { role: 'button', name: 'Approve all lines' }, see: '2 of 2 services selected to approve' },
    {
      say: 'A promotion takes something off the total.',
      press: { role: 'button', name: 'Add a promotional code' },
      see: 'Spring maintenance',
    },
    {
      say: 'It is on the order at once.',
      press: { role: 'button', name: 'Apply Spring maintenance' },
      see: 'Spring maintenance is on this order',
    },
  ],
});
