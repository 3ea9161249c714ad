import { scenariosWith } from '../define.ts';
import { press } from '../reach.ts';

const add = '/vehicles/new';
const edit = '/vehicles/500001/edit';
/** The form reads the vehicle alone, without what belongs to it, just before it saves. */
const beforeSave = { operation: 'getVehicle', call: 1, query: { include: null } } as const;
/** Who belongs to a fleet; users of a management company open one first. */
const fleetRoles = ['Owner', 'Admin', 'Manager', 'Driver', 'Account Owner', 'Fleet Manager'] as const;
const admins = ['Owner', 'Admin', 'Account Owner'] as const;

const scenario = scenariosWith({ start: add, signedIn: true });

export const ready = scenario({
  id: 'vehicle-form/add',
  title: 'A vehicle is added',
  story: 'By its VIN, which is looked up and adds the vehicle at once, or by year, make, and model.',
});

export const vinNotFound = scenario({
  id: 'vehicle-form/vin-not-found',
  title: 'A VIN with no match',
  story: 'The form points to the lists. A user who is not an admin is asked to check the VIN.',
  roles: fleetRoles,
  answers: { createVehicle: { calls: [1], example: 'vinNotFound' } },
});

export const vinTaken = scenario({
  id: 'vehicle-form/vin-taken',
  title: 'A VIN is in the fleet already',
  story: 'Someone added the vehicle a moment ago: the field says so.',
  roles: fleetRoles,
  answers: { createVehicle: { calls: [1], example: 'duplicateVin' } },
});

export const lookupFails = scenario({
  id: 'vehicle-form/lookup-fails-once',
  title: 'The lookup of a VIN fails once',
  story: 'The first step shows again, with the reason; trying again helps.',
  roles: fleetRoles,
  faults: [{ kind: 'server-error', operation: 'createVehicle', calls: [1] }],
});

export const lookupHeld = scenario({
  id: 'vehicle-form/lookup-held',
  title: 'The lookup of a VIN is slow',
  story: 'The response is held until the tester releases it: a second press changes nothing.',
  roles: fleetRoles,
  faults: [{ kind: 'hold', operation: 'createVehicle', calls: [1] }],
});

export const createLost = scenario({
  id: 'vehicle-form/answer-lost',
  title: 'The response to a new vehicle is lost',
  story: 'The server adds it and the connection breaks. The form finds it in the fleet and adds no second one.',
  roles: fleetRoles,
  faults: [{ kind: 'truncated-response', operation: 'createVehicle', calls: [1] }],
});

export const createUnknown = scenario({
  id: 'vehicle-form/outcome-unknown',
  title: 'It is unknown whether a vehicle was added',
  story: 'The response is lost, and checking the fleet fails, too: nothing is sent again until the outcome is known.',
  roles: fleetRoles,
  faults: [
    { kind: 'truncated-response', operation: 'createVehicle', calls: [1] },
    { kind: 'server-error', operation: 'listBasicVehicles', calls: [2] },
  ],
});

export const listsFail = scenario({
  id: 'vehicle-form/lists-fail-once',
  title: 'The makes cannot be loaded at first',
  story: 'The list says so; trying again helps.',
  roles: fleetRoles,
  faults: [{ kind: 'server-error', operation: 'listMakes', calls: [1] }],
});

export const listsHeld = scenario({
  id: 'vehicle-form/lists-held',
  title: 'The makes of the first year come late',
  story: 'By then another year is chosen: its makes are shown, and the late response is ignored.',
  roles: fleetRoles,
  faults: [{ kind: 'hold', operation: 'listMakes', calls: [1] }],
});

export const listsEmpty = scenario({
  id: 'vehicle-form/lists-empty',
  title: 'A model without sub-models',
  story: 'Year, make, and model are enough.',
  roles: fleetRoles,
  answers: { listSubmodels: { status: 200, body: [] } },
});

export const saved = scenario({
  id: 'vehicle-form/edit',
  title: 'A vehicle is edited',
  story: 'Everything in one step. Users who can delete vehicles do so here.',
  start: edit,
  roles: fleetRoles,
});

export const refusedOnce = scenario({
  id: 'vehicle-form/refused-once',
  title: 'A change is refused at first',
  story: 'The reason is shown, nothing typed is lost, and the second save succeeds.',
  roles: fleetRoles,
  answers: { updateVehicle: { calls: [1], status: 422, body: { error: 'The odometer reading is too large' } } },
  start: edit,
});

export const updateLost = scenario({
  id: 'vehicle-form/update-lost',
  title: 'The response to a change is lost',
  story: 'The form looks at the vehicle, finds the change there, and does not send it again.',
  roles: fleetRoles,
  faults: [{ kind: 'truncated-response', operation: 'updateVehicle', calls: [1] }],
  start: edit,
});

export const updateUnknown = scenario({
  id: 'vehicle-form/update-unknown',
  title: 'It is unknown whether a change was saved',
  story: 'The response is lost, and checking the vehicle fails, too. Checking again shows the outcome.',
  roles: fleetRoles,
  faults: [
    { kind: 'truncated-response', operation: 'updateVehicle', calls: [1] },
    { kind: 'server-error', operation: 'getVehicle', calls: [3] },
  ],
  start: edit,
});

export const changedByAnother = scenario({
  id: 'vehicle-form/changed-by-another',
  title: 'Someone else changes the same vehicle',
  story: 'The odometer was entered by a colleague a moment before: theirs and mine are both there to choose from.',
  roles: fleetRoles,
  colleagueActs: [{ at: beforeSave, who: 'Admin', does: 'entersOdometer' }],
  start: edit,
});

export const deletedByAnother = scenario({
  id: 'vehicle-form/deleted-by-another',
  title: 'Someone else deletes the same vehicle',
  story: 'The save comes too late, and the form says why.',
  roles: fleetRoles,
  colleagueActs: [{ at: beforeSave, who: 'Admin', does: 'deletesVehicle' }],
  start: edit,
});

export const ymm = scenario({
  id: 'vehicle-form/year-make-model',
  title: 'A vehicle whose make and model are only text',
  story: 'Its page leads to a form with year, make, and model alone, chosen from the lists.',
  roles: fleetRoles,
  start: '/vehicles/500018',
});

export const activate = scenario({
  id: 'vehicle-form/activate',
  title: 'A deactivated vehicle that nothing identifies',
  story: 'Activating it asks for a VIN, or for a plate number and its state.',
  roles: fleetRoles,
  start: '/vehicles/500021',
});

export const deleteRefused = scenario({
  id: 'vehicle-form/delete-refused',
  title: 'A vehicle with an active order is not deleted',
  story: 'The question stays, with the reason.',
  roles: admins,
  start: '/vehicles/500001',
});

export const deleteForbidden = scenario({
  id: 'vehicle-form/delete-forbidden',
  title: 'A role that just lost its right to delete',
  story: 'The server refuses; the vehicle stays.',
  roles: admins,
  answers: { deleteVehicle: { example: 'roleForbidden' } },
  start: '/vehicles/500006',
  reach: [press('button', 'More actions'), press('menuitem', 'Delete vehicle'), press('button', 'Delete TRK-06')],
});
