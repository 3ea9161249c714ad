import { scenariosWith } from '../define.ts';
import { press } from '../reach.ts';

const scenario = scenariosWith({ start: '/dashboard', signedIn: true, roles: ['Owner', 'Manager', 'Driver'] });

export const many = scenario({
  id: 'attention/many',
  title: 'Every kind of thing that needs attention',
  story:
    'Orders to approve first, then what is due, recalls, a sync that failed, a policy that asks no one, and cards that expire. Five lines are on the dashboard, the rest one press away.',
  brands: ['telematics'],
  world: { paymentMethods: 'expiring', policies: 'unanswered' },
  answers: {
    listSyncEvents: {
      status: 200,
      body: [
        { id: 2, created_at: '2026-03-16T09:00:00.000Z', status: 'failed' },
        { id: 1, created_at: '2026-03-15T09:00:00.000Z', status: 'completed' },
      ],
    },
  },
});

export const quiet = scenario({
  id: 'attention/quiet-fleet',
  title: 'A quiet fleet',
  story: 'Nothing awaits approval, nothing is due or expires: the dashboard says so, and what comes next.',
  roles: ['Owner', 'Admin', 'Manager', 'Driver', 'FMC'],
  world: { orders: 'none', upkeep: 'done' },
});

export const partly = scenario({
  id: 'attention/recalls-and-policies-fail',
  title: 'What needs attention is known in part',
  story:
    'Recalls and policies fail: the section shows what it knows and says that something is missing. The rest of the page works.',
  faults: [
    { kind: 'server-error', operation: 'listRecalls', calls: [1] },
    { kind: 'server-error', operation: 'listPolicies', calls: [1] },
  ],
});

export const approvalFails = scenario({
  id: 'attention/approval-fails-once',
  title: 'An approval fails once',
  story: 'What fails stays in the list, with the reason; the second attempt removes it and lowers the counts.',
  faults: [{ kind: 'server-error', operation: 'updateOrder', calls: [1] }],
  reach: [press('button', 'ACCEPT ALL services of order 5000070'), press('button', 'Approve all services')],
});
