import { defineScenario } from '../define.ts';
import type { Reach } from '../define.ts';
import { press } from '../reach.ts';

/** Who may open the form; only the first one has the button that leads to a new fleet. */
const roles = ['FMC', 'FMC Fleet Admin', 'FMC Fleet Manager'] as const;
const add = { roles, start: '/fleets/new', signedIn: true } as const;
const edit = { roles, start: '/fleets/5/edit', signedIn: true } as const;

export const newFleet = defineScenario({
  id: 'fleet-form/new',
  title: 'A new fleet',
  story: 'An empty form with two payment types to choose from; the saved fleet has a page of its own.',
  ...add,
});

export const existingFleet = defineScenario({
  id: 'fleet-form/edit',
  title: 'A fleet and its quick links',
  story:
    'The form is read-only until Edit; links can be added, changed, and deleted, and the fleet can be administered.',
  ...edit,
});

export const onePaymentType = defineScenario({
  id: 'fleet-form/one-payment-type',
  title: 'A single payment type',
  story: 'It is chosen already when the form opens.',
  world: { paymentTypes: 'one' },
  ...add,
});

export const noPaymentTypes = defineScenario({
  id: 'fleet-form/no-payment-types',
  title: 'No payment types',
  story: 'Nothing can be chosen, so the form says why the fleet cannot be saved.',
  world: { paymentTypes: 'none' },
  ...add,
});

export const nameTaken = defineScenario({
  id: 'fleet-form/name-taken',
  title: 'A fleet’s name is taken',
  story: 'The server refuses the name once: the field says so until the name is changed.',
  answers: { createFleet: { calls: [1], example: 'nameTaken' } },
  ...add,
});

export const createLost = defineScenario({
  id: 'fleet-form/lost-answer',
  title: 'The response to a new fleet is lost',
  story: 'The fleet was created all the same: it is looked up by its name, and not sent twice.',
  faults: [{ kind: 'truncated-response', operation: 'createFleet', calls: [1] }],
  ...add,
});

export const outcomeUnknown = defineScenario({
  id: 'fleet-form/outcome-unknown',
  title: 'It is unknown whether a fleet was saved',
  story: 'The response is lost, and so is the first lookup: it can be looked up again, but not sent again.',
  faults: [
    { kind: 'truncated-response', operation: 'createFleet', calls: [1] },
    { kind: 'server-error', operation: 'listAllFleets', calls: [1] },
  ],
  ...add,
});

export const updateLost = defineScenario({
  id: 'fleet-form/update-lost',
  title: 'The response to a changed fleet is lost',
  story: 'The fleet is read again, which shows that the change was saved.',
  faults: [{ kind: 'malformed-response', operation: 'updateFleet', calls: [1] }],
  ...edit,
});

export const saveHeld = defineScenario({
  id: 'fleet-form/save-held',
  title: 'Saving a fleet is slow',
  story: 'The response is held until the tester releases it: a second press changes nothing.',
  faults: [{ kind: 'hold', operation: 'createFleet', calls: [1] }],
  ...add,
});

export const saveFails = defineScenario({
  id: 'fleet-form/save-refused-once',
  title: 'A changed fleet is refused once',
  story: 'The form says why and keeps what was typed; the second save works.',
  answers: { updateFleet: { calls: [1], example: 'invalid' } },
  ...edit,
});

export const changedByAnother = defineScenario({
  id: 'fleet-form/changed-by-another',
  title: 'Someone else changes a fleet',
  story: 'A colleague saves while the form is open: their version is shown, and ours can be saved on top of it.',
  colleagueActs: [{ at: { operation: 'updateFleet', call: 1 }, who: 'FMC Admin', does: 'changesFleet' }],
  ...edit,
});

export const deletedByAnother = defineScenario({
  id: 'fleet-form/deleted-by-another',
  title: 'Someone else deletes a fleet',
  story: 'A colleague deletes the fleet while its form is open: it cannot be saved anymore, and the form says so.',
  colleagueActs: [{ at: { operation: 'updateFleet', call: 1 }, who: 'FMC Admin', does: 'deletesFleet' }],
  ...edit,
  start: '/fleets/7/edit',
});

export const deleteRefused = defineScenario({
  id: 'fleet-form/delete-refused',
  title: 'A fleet cannot be deleted',
  story: 'It has active orders: the question stays open and says so.',
  answers: { deleteFleet: { example: 'activeOrders' } },
  ...edit,
  start: '/fleets/7/edit',
});

export const deleteLost = defineScenario({
  id: 'fleet-form/delete-lost',
  title: 'The response to a deletion is lost',
  story: 'The fleet is looked up: it is gone, so the dashboard says that it was deleted.',
  faults: [{ kind: 'truncated-response', operation: 'deleteFleet', calls: [1] }],
  ...edit,
  start: '/fleets/7/edit',
});

export const hostileLinks = defineScenario({
  id: 'fleet-form/hostile-links',
  title: 'Quick links with hostile addresses',
  story: 'Script addresses and markup are shown as text, in no menu and as no link; they can be corrected or deleted.',
  world: { quickLinks: 'hostile' },
  ...edit,
});

export const mostLinks = defineScenario({
  id: 'fleet-form/most-links',
  title: 'As many quick links as there can be',
  story: 'Fifty links, ten at a time; another one cannot be added.',
  world: { quickLinks: 'most' },
  ...edit,
});

export const linkFails = defineScenario({
  id: 'fleet-form/link-fails-once',
  title: 'A quick link is saved on the second try',
  story: 'The first save fails: the dialog says so and keeps what was typed.',
  faults: [{ kind: 'server-error', operation: 'createFleetLink', calls: [1] }],
  ...edit,
});

export const linkLost = defineScenario({
  id: 'fleet-form/link-lost',
  title: 'The response to a new quick link is lost',
  story: 'The link is in the list by the time it is looked up: it was added once.',
  faults: [{ kind: 'truncated-response', operation: 'createFleetLink', calls: [1] }],
  ...edit,
});

const editLink: readonly Reach[] = [
  press('button', 'Edit Driver handbook'),
  { type: { 'Link name': 'Handbook' }, press: { role: 'button', name: 'Save link' } },
];

export const linkChanged = defineScenario({
  id: 'fleet-form/link-changed-by-another',
  title: 'Someone else renames a quick link',
  story: 'A look before saving finds it: both names are shown, and ours can be saved on top of theirs.',
  colleagueActs: [{ at: { operation: 'getFleet', call: 2 }, who: 'FMC Admin', does: 'renamesFirstLink' }],
  reach: [...editLink, { see: 'Someone else changed the same fields' }],
  ...edit,
});

export const linkDeleted = defineScenario({
  id: 'fleet-form/link-deleted-by-another',
  title: 'Someone else deletes a quick link',
  story: 'What was typed stays in the dialog, and can be saved as a new link.',
  colleagueActs: [{ at: { operation: 'getFleet', call: 2 }, who: 'FMC Admin', does: 'deletesFirstLink' }],
  reach: [...editLink, { see: 'Someone else deleted this' }],
  ...edit,
});

export const loadFails = defineScenario({
  id: 'fleet-form/load-fails-once',
  title: 'A fleet is loaded on the second try',
  story: 'The page says that it could not be loaded, and loads it on demand.',
  faults: [{ kind: 'server-error', operation: 'getFleet', calls: [1] }],
  ...edit,
});

export const gone = defineScenario({
  id: 'fleet-form/gone',
  title: 'A fleet that does not exist',
  story: 'An old link: the page says so and leads back.',
  ...edit,
  start: '/fleets/999/edit',
});

export const forbidden = defineScenario({
  id: 'fleet-form/forbidden',
  title: 'A fleet that may not be opened',
  story: 'The server refuses to show the fleet; the page says so.',
  answers: { getFleet: { example: 'roleForbidden' } },
  ...edit,
});
