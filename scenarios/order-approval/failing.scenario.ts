import { defineScenario } from '../define.ts';

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
  title: 'The new total cannot be had at first',
  story: 'The old total stands, marked, until it is asked for again; the decisions stay.',
  faults: [{ kind: 'server-error', operation: 'previewOrder', calls: [2] }],
  ...at,
});

export const latePreview = defineScenario({
  id: 'order-approval/late-total',
  title: 'An old total comes after a new one',
  story: 'The first preview is held back and the second answers: the late answer changes nothing.',
  faults: [{ kind: 'hold', operation: 'previewOrder', calls: [2] }],
  ...at,
});

export const lostAnswer = defineScenario({
  id: 'order-approval/lost-answer',
  title: 'The answer to the decision is lost',
  story: 'The decision arrived and its answer did not: the order is asked what became of it before anything is sent again.',
  faults: [{ kind: 'truncated-response', operation: 'updateOrder', calls: [1] }],
  ...at,
});

export const sentTwice = defineScenario({
  id: 'order-approval/sent-twice-by-the-browser',
  title: 'The connection breaks and the browser sends the decision again',
  story: 'The first one was taken, the second is refused because of it: the order is approved once, and the page says that it is done.',
  faults: [{ kind: 'connection-reset', operation: 'updateOrder', calls: [1] }],
  ...at,
});

export const outcomeUnknown = defineScenario({
  id: 'order-approval/outcome-unknown',
  title: 'Nobody can tell whether the decision arrived',
  story: 'The answer is lost, and so is the question what became of it: nothing is sent again until that is known.',
  faults: [
    { kind: 'truncated-response', operation: 'updateOrder', calls: [1] },
    { kind: 'malformed-response', operation: 'previewOrder', calls: [2] },
  ],
  ...at,
});

export const decisionFailsOnce = defineScenario({
  id: 'order-approval/decision-fails-once',
  title: 'The decision fails at first',
  story: 'The server says that something went wrong; what was decided and typed stays, and a second press succeeds.',
  faults: [{ kind: 'server-error', operation: 'updateOrder', calls: [1] }],
  ...at,
});

export const slowDecision = defineScenario({
  id: 'order-approval/slow-decision',
  title: 'The decision takes its time',
  story: 'The answer is held back: pressing again sends nothing.',
  faults: [{ kind: 'hold', operation: 'updateOrder', calls: [1] }],
  ...at,
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
  title: 'The order takes its time',
  story: 'Until the held answer is let go the page shows the shape of what comes.',
  roles: ['Owner', 'Manager'],
  faults: [{ kind: 'hold', operation: 'previewOrder', calls: [1] }],
  ...at,
});
