import { scenariosWith } from '../define.ts';
import { press } from '../reach.ts';

const start = '/settings?tab=users';
const signedIn = true;
const admins = ['Owner', 'Admin', 'Account Owner', 'FMC', 'FMC Admin', 'FMC Fleet Admin'] as const;

const scenario = scenariosWith({ start, signedIn });

export const fleetUsers = scenario({
  id: 'users/of-a-fleet',
  title: 'The users of a fleet',
  story:
    'Twenty users with their roles and vehicles, some of them inactive. What can be done with each depends on the role.',
});

export const lastOwner = scenario({
  id: 'users/last-owner',
  title: 'The only owner of a fleet',
  story:
    'No one else is an active owner or admin. The owner cannot give the role away, and no one can delete or deactivate the owner: the question says why, and who could take over.',
  roles: ['Owner', 'FMC'],
  world: { leaders: 'one' },
});

export const noUsers = scenario({
  id: 'users/none',
  title: 'A fleet without users',
  story: 'The list says so and offers the next step.',
  answers: { listFleetUsers: { example: 'empty' } },
});

export const fiveHundred = scenario({
  id: 'users/five-hundred',
  title: 'Five hundred users',
  story: 'A large fleet: searching and paging stay quick.',
  world: { otherPeople: { fleet: 494 } },
});

export const fiveThousand = scenario({
  id: 'users/five-thousand',
  title: 'Five thousand users',
  story: 'The largest fleet: every keystroke of a search is drawn at once.',
  world: { otherPeople: { fleet: 4994 } },
});

export const usersFailOnce = scenario({
  id: 'users/load-fails-once',
  title: 'The users fail once',
  story: 'The first response is an error, the second succeeds: trying again helps.',
  faults: [{ kind: 'server-error', operation: 'listFleetUsers', calls: [1] }],
});

export const withDocuments = scenario({
  id: 'users/with-documents',
  title: 'Users and the documents of their vehicles',
  story:
    'An icon for each document; those that expire within sixty days say when and cannot be opened. One driver has seven vehicles.',
  flags: { glovebox: 'on' },
});

export const frenchRoles = scenario({
  id: 'users/roles-in-french',
  title: 'Users whose roles have French names',
  story:
    'The server names roles in French, some as text and some as objects: everyone sees and can do the same as with English names.',
  brands: ['canada'],
  world: { frenchRoles: true },
  signedIn: true,
});

export const documentsFail = scenario({
  id: 'users/documents-fail',
  title: 'The documents cannot be loaded',
  story: 'The users are there all the same.',
  flags: { glovebox: 'on' },
  faults: [{ kind: 'server-error', operation: 'listVehicles' }],
});

export const withoutVehicles = scenario({
  id: 'users/without-vehicles',
  title: 'Users of a fleet without vehicles',
  story: 'No one has a vehicle, and a new user needs none.',
  roles: admins,
  world: { vehicles: 0, orders: 'none' },
});

export const emailTakenOnce = scenario({
  id: 'users/email-taken-once',
  title: 'The email of a new user belongs to someone else',
  story: 'The first save is refused; the form keeps everything, and the second one succeeds.',
  roles: admins,
  answers: { createFleetUser: { calls: [1], example: 'emailTaken' } },
});

export const outcomeUnknown = scenario({
  id: 'users/outcome-unknown',
  title: 'It is unknown whether a user was added',
  story:
    'The response is lost, and so is the first lookup. Checking again finds the new user by email, and no one is added twice.',
  roles: admins,
  faults: [
    { kind: 'truncated-response', operation: 'createFleetUser', calls: [1] },
    { kind: 'server-error', operation: 'listFleetUsers', calls: [2] },
  ],
});

export const addForbidden = scenario({
  id: 'users/add-forbidden',
  title: 'The server refuses to add the user',
  story: 'The role just lost this permission; the form says so and keeps the input.',
  roles: admins,
  answers: { createFleetUser: { example: 'roleForbidden' } },
});

export const deactivatedByAnother = scenario({
  id: 'users/deactivated-by-another',
  title: 'Someone else deactivates the same user',
  story: 'The edit comes too late: the server says why, and nothing typed is lost.',
  roles: admins,
  answers: { updateFleetUser: { example: 'inactiveUser' } },
  reach: [
    press('button', 'Edit Carla Novak'),
    { type: { 'Last name': 'Novak-Reed' }, press: { role: 'button', name: 'Save changes' } },
  ],
});

const DRIVER = '/settings?tab=users&user=4';

export const changedByAnother = scenario({
  id: 'users/changed-by-another',
  title: 'Someone else changes the same user',
  story:
    'A colleague renames Dan Whitfield while his details are being edited here. What was typed in other fields is saved, too; for the last name, both versions are there to choose from.',
  roles: admins,
  colleagueActs: [{ at: { operation: 'listFleetUsers', call: 2 }, who: 'Admin', does: 'renamesDriver' }],
  start: DRIVER,
});

export const deletedByAnother = scenario({
  id: 'users/deleted-by-another',
  title: 'Someone else deletes the same user',
  story:
    'A colleague deletes Dan Whitfield while his details are being edited here. The form says so, and nothing is sent.',
  roles: admins,
  colleagueActs: [{ at: { operation: 'listFleetUsers', call: 2 }, who: 'Admin', does: 'deletesDriver' }],
  start: DRIVER,
});

export const deleteFailsOnce = scenario({
  id: 'users/delete-fails-once',
  title: 'A user cannot be deleted at first',
  story: 'The server fails once: the question stays with the reason, and the row stays, too.',
  roles: admins,
  faults: [{ kind: 'server-error', operation: 'deleteFleetUser', calls: [1] }],
});

export const deleteRefused = scenario({
  id: 'users/delete-refused',
  title: 'A user has to stay',
  story: 'Someone else has made this user an owner: the server refuses in its own words.',
  roles: admins,
  answers: { deleteFleetUser: { example: 'protectedUser' } },
});

export const undoFails = scenario({
  id: 'users/undo-fails',
  title: 'A deactivation cannot be undone at first',
  story: 'The user stays inactive, and the list says why.',
  faults: [{ kind: 'server-error', operation: 'activateFleetUser', calls: [1] }],
  roles: ['Owner', 'Admin', 'Manager', 'Fleet Manager'],
});

export const savesHeld = scenario({
  id: 'users/saves-held',
  title: 'Saving users waits for the tester',
  story: 'Responses are held until the tester releases them: buttons show that they are busy.',
  roles: admins,
  faults: [
    { kind: 'hold', operation: 'createFleetUser' },
    { kind: 'hold', operation: 'deleteFleetUser' },
  ],
});

const company = ['FMC', 'FMC Fleet Admin', 'FMC Fleet Manager'] as const;

export const fmcUsers = scenario({
  id: 'users/of-a-management-company',
  title: 'The users of an FMC',
  story: 'Who approves for which fleets. Only the top role deletes here, and no one is activated.',
  roles: company,
  start: '/fmc_users',
});

export const noFmcUsers = scenario({
  id: 'users/none-of-a-management-company',
  title: 'An FMC without users',
  story: 'The list says so.',
  roles: company,
  answers: { listFmcUsers: { example: 'empty' } },
  start: '/fmc_users',
});

export const fmcUsersFailOnce = scenario({
  id: 'users/fmc-load-fails-once',
  title: 'The users of an FMC fail once',
  story: 'Trying again helps.',
  roles: company,
  faults: [{ kind: 'server-error', operation: 'listFmcUsers', calls: [1] }],
  start: '/fmc_users',
});
