import { defineScenario } from '../define.ts';

const start = '/vehicles/500001?tab=history';
const entering = '/maintenance_history/new?vehicle=500001';
const signedIn = true;

export const ready = defineScenario({
  id: 'history/of-a-vehicle',
  title: 'What was done on a vehicle',
  story: 'Completed orders and what was entered by hand, in one table; an admin may delete the latter.',
  start,
  signedIn,
});

export const none = defineScenario({
  id: 'history/none',
  title: 'A vehicle without history',
  story: 'Nothing was done yet; the tab says so and leads to entering what was done elsewhere.',
  world: { orders: 'none' },
  start: '/vehicles/500003?tab=history',
  signedIn,
});

export const many = defineScenario({
  id: 'history/many-pages',
  title: 'A history of many pages',
  story: 'Two lists of ten a page are shown as one, newest first; more rows only come below.',
  world: { history: 'long' },
  start,
  signedIn,
});

export const timeline = defineScenario({
  id: 'history/timeline',
  title: 'Everything that happened to a vehicle',
  story:
    'Orders, approvals, manual records, recalls, documents, fault codes and odometer readings in one line of time, or one kind of them.',
  flags: { telematics_section: 'on', glovebox: 'on' },
  start: '/vehicles/500002?tab=history&view=timeline',
  signedIn,
});

export const timelinePartFails = defineScenario({
  id: 'history/timeline-part-fails-once',
  title: 'A source of the timeline fails once',
  story: 'The fault codes cannot be loaded at first: the rest is there, and the page says what is missing.',
  flags: { telematics_section: 'on', glovebox: 'on' },
  faults: [{ kind: 'server-error', operation: 'getFaultData', calls: [1] }],
  start: '/vehicles/500001?tab=history&view=timeline',
  signedIn,
});

export const dossier = defineScenario({
  id: 'history/dossier',
  title: 'A vehicle on paper',
  story: 'Who it is, what was done on it, its recalls and its documents, ready to print on Letter or A4.',
  flags: { glovebox: 'on' },
  world: { history: 'long' },
  start: '/vehicles/500002?view=dossier',
  signedIn,
});

export const failOnce = defineScenario({
  id: 'history/manual-fails-once',
  title: 'Half of a history fails once',
  story: 'The records entered by hand cannot be loaded at first, so the table waits for them; trying again helps.',
  faults: [{ kind: 'server-error', operation: 'listManualHistories', calls: [1] }],
  start,
  signedIn,
});

export const forbidden = defineScenario({
  id: 'history/of-a-driver',
  title: 'A driver looks at the history',
  story: 'Everything can be read and maintenance can be entered; nothing can be deleted.',
  roles: ['Driver'],
  start,
  signedIn,
});

export const deletedByAnother = defineScenario({
  id: 'history/deleted-by-another',
  title: 'A colleague deletes the record first',
  story: 'The record is already gone when it is deleted: the question says so, and the row disappears.',
  colleagueActs: [{ at: { operation: 'deleteManualHistory', call: 1 }, who: 'Admin', does: 'deletesHistory' }],
  start,
  signedIn,
});

export const deleteFailsOnce = defineScenario({
  id: 'history/delete-fails-once',
  title: 'A record cannot be deleted at first',
  story: 'The question stays with the reason; trying again helps.',
  faults: [{ kind: 'server-error', operation: 'deleteManualHistory', calls: [1] }],
  start,
  signedIn,
});

export const enter = defineScenario({
  id: 'history/entering',
  title: 'Entering what was done elsewhere',
  story:
    'The form comes with the vehicle chosen. Save is possible once vehicle, date, shop and every service are there.',
  start: entering,
  signedIn,
});

export const withoutVehicles = defineScenario({
  id: 'history/entering-without-vehicles',
  title: 'Nothing to enter maintenance for',
  story: 'The fleet has no vehicles; the form says so.',
  world: { vehicles: 0, orders: 'none' },
  start: '/maintenance_history/new',
  signedIn,
});

export const saveRefused = defineScenario({
  id: 'history/save-refused-once',
  title: 'A record is refused at first',
  story: 'The server says why; what was entered stays, and saving again works.',
  answers: { createMaintenanceHistory: { calls: [1], example: 'invalid' } },
  start: entering,
  signedIn,
});

export const answerLost = defineScenario({
  id: 'history/answer-lost',
  title: 'The answer to a save is lost',
  story:
    'The record was saved, but the connection broke before the answer: the page looks it up instead of sending it again.',
  faults: [{ kind: 'truncated-response', operation: 'createMaintenanceHistory', calls: [1] }],
  start: entering,
  signedIn,
});

export const outcomeUnknown = defineScenario({
  id: 'history/outcome-unknown',
  title: 'Nobody knows whether a record was saved',
  story: 'The answer is lost and cannot be looked up at first: nothing is sent again until the page knows.',
  faults: [
    { kind: 'truncated-response', operation: 'createMaintenanceHistory', calls: [1] },
    { kind: 'server-error', operation: 'listManualHistories', calls: [1] },
  ],
  start: entering,
  signedIn,
});
