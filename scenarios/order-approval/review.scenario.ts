import { scenariosWith } from '../define.ts';
import { defineStory, orderApproved } from '../story.ts';

const scenario = scenariosWith({ start: '/orders/5000010/approvals', signedIn: true });

export const ready = scenario({
  id: 'order-approval/ready',
  title: 'An order awaits this manager’s approval',
  story:
    'Two services await approval, one was declined earlier, one was removed. The shop already has the vehicle, so no one can cancel.',
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
  title: 'The shop says why',
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

export const walkThrough = defineStory({
  id: 'order-approval/from-the-question-to-the-answer',
  title: 'A manager approves part of an order',
  story:
    'What the shop wants to do and what it costs; one service is declined, a promotion is applied, and the rest is approved.',
  brands: ['default'],
  role: 'Manager',
  start: '/orders/5000130/approvals',
  signedIn: true,
  intro: {
    say: 'A shop asks Carla, a manager. The first visit explains what approving means.',
    see: 'Before you approve',
  },
  steps: [
    {
      act: 'Review the order',
      say: 'The page at a glance: vehicle, shop, appointment, two services to decide on, and the total.',
      press: { role: 'button', name: 'Review order' },
      see: 'Approving 2 of 2',
    },
    {
      act: 'Decline the oxygen sensor',
      say: 'The sensor can wait. The server has repriced the order, and the button says what it will do.',
      note: 'A comment for the shop can say why.',
      press: { role: 'radio', name: 'Decline Oxygen sensor' },
      see: 'Approving 1 of 2',
    },
    {
      act: 'Look for a promotion',
      say: 'Codes that fit this order are listed; others can be typed.',
      press: { role: 'button', name: 'Add a promotional code' },
      see: '10% off this order',
    },
    {
      act: 'Apply Spring maintenance',
      say: 'It is applied right away, and the total says so.',
      press: { role: 'button', name: 'Apply Spring maintenance' },
      see: 'Spring maintenance is applied to this order',
      changes: ['applyPromotion'],
    },
    {
      act: 'Approve one service',
      say: 'The alternator is approved, the sensor is not. The dashboard says what it costs and when it is charged.',
      press: { role: 'button', name: 'Approve 1 service' },
      see: 'Maintenance Approved',
      changes: ['updateOrder'],
    },
  ],
  outcome: {
    says: 'One of two services is approved, for $577.74.',
    see: '$577.74',
    server: [
      orderApproved(5_000_130, {
        order_services: [
          { name: 'Alternator', status: 'approved' },
          { name: 'Oxygen sensor', status: 'rejected' },
        ],
      }),
    ],
  },
});
