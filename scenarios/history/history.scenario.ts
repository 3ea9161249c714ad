import { scenariosWith } from '../define.ts';

const start = '/vehicles/500001?tab=history';
const entering = '/maintenance_history/new?vehicle=500001';

const scenario = scenariosWith({ start, signedIn: true });

export const ready = scenario({
  id: 'history/of-a-vehicle',
  title: 'What was done on a vehicle',
  story: 'Finished orders and what was entered by hand, in one table; an admin may delete the latter.',
});

export const none = scenario({
  id: 'history/none',
  title: 'A vehicle without history',
  story: 'Nothing has been done yet; the tab says so and leads to entering what was done elsewhere.',
  world: { orders: 'none' },
  start: '/vehicles/500003?tab=history',
});

export const many = scenario({
  id: 'history/many-pages',
  title: 'A history of many pages',
  story: 'Two lists with ten rows a page are shown as one, newest first; more rows appear only at the end.',
  world: { history: 'long' },
});

export const timeline = scenario({
  id: 'history/timeline',
  title: 'Everything that happened to a vehicle',
  story:
    'Orders, approvals, maintenance records, recalls, documents, fault codes, and odometer readings on one timeline, which can be narrowed to one kind.',
  flags: { telematics_section: 'on', glovebox: 'on' },
  start: '/vehicles/500002?tab=history&view=timeline',
});

export const timelinePartFails = scenario({
  id: 'history/timeline-part-fails-once',
  title: 'A source of the timeline fails once',
  story: 'The fault codes cannot be loaded at first: the rest is there, and the page says what is missing.',
  flags: { telematics_section: 'on', glovebox: 'on' },
  faults: [{ kind: 'server-error', operation: 'getFaultData', calls: [1] }],
  start: '/vehicles/500001?tab=history&view=timeline',
});

export const dossier = scenario({
  id: 'history/dossier',
  title: 'A vehicle on paper',
  story: 'What it is, what was done on it, its recalls, and its documents, ready to print on Letter or A4.',
  flags: { glovebox: 'on' },
  world: { history: 'long' },
  start: '/vehicles/500002?view=dossier',
});

export const failOnce = scenario({
  id: 'history/manual-fails-once',
  title: 'Half of a history fails once',
  story: 'The records entered by hand cannot be loaded at first, so the table waits for them; trying again helps.',
  faults: [{ kind: 'server-error', operation: 'listManualHistories', calls: [1] }],
});

export const forbidden = scenario({
  id: 'history/of-a-driver',
  title: 'A driver looks at the history',
  story: 'Everything can be read and maintenance can be entered; nothing can be deleted.',
  roles: ['Driver'],
});

export const deletedByAnother = scenario({
  id: 'history/deleted-by-another',
  title: 'A colleague deletes the record first',
  story: 'The record is already gone when it is deleted: the question says so, and the row disappears.',
  colleagueActs: [{ at: { operation: 'deleteManualHistory', call: 1 }, who: 'Admin', does: 'deletesHistory' }],
});

export const deleteFailsOnce = scenario({
  id: 'history/delete-fails-once',
  title: 'A record cannot be deleted at first',
  story: 'The question stays with the reason; trying again helps.',
  faults: [{ kind: 'server-error', operation: 'deleteManualHistory', calls: [1] }],
});

export const enter = scenario({
  id: 'history/entering',
  title: 'Entering what was done elsewhere',
  story:
    'The form comes with the vehicle chosen. Save is possible once vehicle, date, shop, and every service are there.',
  start: entering,
});

export const withoutVehicles = scenario({
  id: 'history/entering-without-vehicles',
  title: 'Nothing to enter maintenance for',
  story: 'The fleet has no vehicles; the form says so.',
  world: { vehicles: 0, orders: 'none' },
  start: '/maintenance_history/new',
});

export const saveRefused = scenario({
  id: 'history/save-refused-once',
  title: 'A record is refused at first',
  story: 'The server says why; what was entered stays, and saving again works.',
  answers: { createMaintenanceHistory: { calls: [1], example: 'invalid' } },
  start: entering,
});

export const answerLost = scenario({
  id: 'history/answer-lost',
  title: 'The response to a save is lost',
  story:
    'The record was saved, but the connection broke before the response: the page looks it up instead of sending it again.',
  faults: [{ kind: 'truncated-response', operation: 'createMaintenanceHistory', calls: [1] }],
  start: entering,
});

export const outcomeUnknown = scenario({
  id: 'history/outcome-unknown',
  title: 'It is unknown whether a record was saved',
  story: 'The response is lost and cannot be looked up at first: nothing is sent again until the page knows.',
  faults: [
    { kind: 'truncated-response', operation: 'createMaintenanceHistory', calls: [1] },
    { kind: 'server-error', operation: 'listManualHistories', calls: [1] },
  ],
  start: entering,
});
