import { defineScenario } from '../define.ts';
import { approve, decline } from '../reach.ts';

const at = { start: '/orders/5000130/approvals', signedIn: true } as const;

export const loadFailsOnce = defineScenario({
  id: 'order-approval/load-fails-once',
  title: 'The order cannot be loaded at first',
  story: 'The panel says so and offers to try again.',
  faults: [{ kind: 'server-error', operation: 'previewOrder', calls: [1] }],
  ...at,
});

export const previewFailsOnce = defineScenario({
  id: 'order-approval/total-fails-once',
  title: 'The new total cannot be loaded at first',
  story: 'The old total stays, marked as outdated, until it is updated; the decisions stay.',
  faults: [{ kind: 'server-error', operation: 'previewOrder', calls: [2] }],
  ...at,
  reach: decline,
});

export const latePreview = defineScenario({
  id: 'order-approval/late-total',
  title: 'An old total arrives after a new one',
  story: 'The first preview is held and the second arrives: the late response changes nothing.',
  faults: [{ kind: 'hold', operation: 'previewOrder', calls: [2] }],
  ...at,
  reach: decline,
});

export const lostAnswer = defineScenario({
  id: 'order-approval/lost-answer',
  title: 'The response to the decision is lost',
  story: 'The decision arrived but its response did not: the order is checked before anything is sent again.',
  faults: [{ kind: 'truncated-response', operation: 'updateOrder', calls: [1] }],
  ...at,
  reach: approve,
});

export const sentTwice = defineScenario({
  id: 'order-approval/sent-twice-by-the-browser',
  title: 'The connection breaks and the browser sends the decision again',
  story:
    'The first one was accepted, so the second is refused: the order is approved once, and the page says that it is done.',
  faults: [{ kind: 'connection-reset', operation: 'updateOrder', calls: [1] }],
  ...at,
  reach: approve,
});

export const outcomeUnknown = defineScenario({
  id: 'order-approval/outcome-unknown',
  title: 'It is unknown whether the decision arrived',
  story: 'The response is lost, and checking the order fails too: nothing is sent again until the outcome is known.',
  faults: [
    { kind: 'truncated-response', operation: 'updateOrder', calls: [1] },
    { kind: 'malformed-response', operation: 'previewOrder', calls: [3] },
  ],
  ...at,
  reach: approve,
});

export const decisionFailsOnce = defineScenario({
  id: 'order-approval/decision-fails-once',
  title: 'The decision fails at first',
  story: 'The server says that something went wrong; decisions and typed text stay, and the second attempt succeeds.',
  faults: [{ kind: 'server-error', operation: 'updateOrder', calls: [1] }],
  ...at,
  reach: approve,
});

export const slowDecision = defineScenario({
  id: 'order-approval/slow-decision',
  title: 'The decision is slow',
  story: 'The response is held: pressing again sends nothing.',
  faults: [{ kind: 'hold', operation: 'updateOrder', calls: [1] }],
  ...at,
  reach: approve,
});

export const historyFailsOnce = defineScenario({
  id: 'order-approval/history-fails-once',
  title: 'The history cannot be loaded at first',
  story: 'One panel fails; the rest of the page works.',
  faults: [{ kind: 'server-error', operation: 'listOrderActivity', calls: [1] }],
  ...at,
});

export const slowLoad = defineScenario({
  id: 'order-approval/slow-load',
  title: 'The order is slow',
  story: 'Until the held response is released, the page shows a skeleton.',
  roles: ['Owner', 'Manager'],
  faults: [{ kind: 'hold', operation: 'previewOrder', calls: [1] }],
  ...at,
});
