import { scenariosWith } from '../define.ts';
import { approve } from '../reach.ts';
import { defineStory, orderApproved } from '../story.ts';

const decision = { operation: 'updateOrder', call: 1 } as const;
/** After the page has loaded the order. */
const nextCall = [{ operation: 'previewOrder', call: 2 }, decision] as const;

const scenario = scenariosWith({ roles: ['Owner', 'Admin'], start: '/orders/5000010/approvals', signedIn: true });

export const pricesChange = scenario({
  id: 'order-approval/prices-change',
  title: 'The shop raises a price under review',
  story:
    'After the page was opened, the first service costs more: the next response says so, and the line shows the previous price.',
  colleagueActs: [{ at: nextCall, who: 'shop', does: 'raisesPrice' }],
  reach: approve,
});

export const approvedByAnother = scenario({
  id: 'order-approval/approved-by-another',
  title: 'A colleague approves it first',
  story: 'Two users have the page open. The second one sees who approved and when, and nothing is sent.',
  colleagueActs: [{ at: nextCall, who: 'Admin', does: 'approvesOrder' }],
  reach: approve,
});

export const canceledByAnother = scenario({
  id: 'order-approval/canceled-by-another',
  title: 'A colleague cancels it first',
  story: 'The order is canceled before this user decides: the page says so and shows its current state.',
  colleagueActs: [{ at: nextCall, who: 'Admin', does: 'cancelsOrder' }],
  reach: approve,
});

export const approvedAtTheSameTime = scenario({
  id: 'order-approval/approved-at-the-same-time',
  title: 'A colleague approves it at the same time',
  story:
    'Approve it: the order is still open when it is compared, and approved when the decision arrives. The decision is refused, and the page says who was first.',
  colleagueActs: [{ at: decision, who: 'Admin', does: 'approvesOrder' }],
  reach: approve,
});

export const approvedByAnotherHeld = scenario({
  id: 'order-approval/approved-by-another-held',
  title: 'A colleague approves it first, and the order reloads slowly',
  story: 'Approve it: the decision is refused, and the page reloads the order until the held response is released.',
  colleagueActs: [{ at: decision, who: 'Admin', does: 'approvesOrder' }],
  faults: [{ kind: 'hold', operation: 'previewOrder', calls: [3] }],
  reach: approve,
});

export const approvedByAnotherUnread = defineStory({
  id: 'order-approval/approved-by-another-unread',
  title: 'A colleague approves it first, and the order cannot be reloaded at first',
  story:
    'Approve it: the decision is refused and the order cannot be loaded at first. Trying again shows who approved and when.',
  brands: ['default'],
  role: 'Owner',
  start: '/orders/5000010/approvals',
  signedIn: true,
  colleagueActs: [{ at: decision, who: 'Admin', does: 'approvesOrder' }],
  faults: [{ kind: 'server-error', operation: 'previewOrder', calls: [3] }],
  intro: { say: 'Ann opens an order that awaits approval.', see: 'Before you approve' },
  steps: [
    {
      act: 'Review the order',
      say: 'Two services to decide on. What she cannot see: a colleague has it open, too.',
      press: { role: 'button', name: 'Review order' },
      see: 'Approving 2 of 2',
    },
    {
      act: 'Approve both services',
      say: 'The colleague was a moment faster. Her decision is refused, and finding out who it was fails at first.',
      note: 'Nothing was sent twice: the journal has one refused decision.',
      press: { role: 'button', name: 'Approve 2 services' },
      see: 'We couldn’t load who approved it. Try again.',
    },
    {
      act: 'Try again',
      say: 'It was Ben, and what he approved is on the page.',
      press: { role: 'button', name: 'Try again' },
      see: 'Approved total',
    },
  ],
  outcome: {
    says: 'The order is approved once, by the colleague.',
    see: 'Ben Ortiz',
    server: [orderApproved(5_000_010, { approver: 'Ben Ortiz' })],
  },
});
