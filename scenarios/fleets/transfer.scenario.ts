import { place } from '@wayside/domain';
import { defineScenario } from '../define.ts';
import { press, transfer } from '../reach.ts';

const FMC = ['FMC', 'FMC Fleet Admin', 'FMC Fleet Manager'] as const;
const start = `${place.transferVehicles}?from=5&to=8`;

export const ready = defineScenario({
  id: 'transfer/ready',
  title: 'Vehicles to transfer',
  story: 'Sixty fleets: vehicles are chosen by fleet or by a search, moved to another fleet, saved, and taken back.',
  roles: FMC,
  start,
  signedIn: true,
});

export const twoHundred = defineScenario({
  id: 'transfer/two-hundred-refused',
  title: 'Two hundred vehicles are refused as a whole',
  story:
    'The server transfers all or none: the first try is refused with its reason, every vehicle stays moved, and the second try works.',
  roles: FMC,
  world: { vehicles: 200 },
  answers: {
    transferVehicles: { calls: [1], status: 422, body: { error: 'The destination is closed for new vehicles today' } },
  },
  start,
  signedIn: true,
});

export const lost = defineScenario({
  id: 'transfer/answer-lost',
  title: 'The response to a transfer is lost',
  story:
    'The vehicles were transferred, but the response breaks off: the page looks where they are before it says anything.',
  roles: FMC,
  faults: [{ kind: 'truncated-response', operation: 'transferVehicles', calls: [1] }],
  start,
  signedIn: true,
});

export const unknown = defineScenario({
  id: 'transfer/outcome-unknown',
  title: 'Nobody knows whether a transfer worked',
  story: 'The response is lost, and looking fails at first, too: nothing is sent again until it is known.',
  roles: FMC,
  faults: [
    { kind: 'truncated-response', operation: 'transferVehicles', calls: [1] },
    { kind: 'server-error', operation: 'listVehicles', calls: [3] },
  ],
  start,
  signedIn: true,
});

export const elsewhere = defineScenario({
  id: 'transfer/moved-by-another',
  title: 'A colleague moves one of the vehicles first',
  story: 'The transfer is refused: the vehicle that is gone is named and taken off, the others can be saved.',
  roles: FMC,
  colleagueActs: [{ at: { operation: 'transferVehicles', call: 1 }, who: 'FMC Admin', does: 'movesFirstVehicle' }],
  start,
  signedIn: true,
});

export const madeByAnother = defineScenario({
  id: 'transfer/made-by-another',
  title: 'A colleague makes the same transfer first',
  story: 'The vehicles are already in the destination: the page says who was first, and offers no undo.',
  roles: FMC,
  colleagueActs: [{ at: { operation: 'transferVehicles', call: 1 }, who: 'FMC Admin', does: 'movesVehicles' }],
  start,
  signedIn: true,
});

export const undoFails = defineScenario({
  id: 'transfer/undo-fails-for-one',
  title: 'A transfer can be undone only in part',
  story:
    'Vehicles of two fleets go back with one call each. One of them fails: the page says what is still where, and tries only that again.',
  roles: FMC,
  faults: [{ kind: 'server-error', operation: 'transferVehicles', calls: [2], status: 503, retryAfter: 1 }],
  start,
  signedIn: true,
  reach: [...transfer, press('button', 'Undo')],
});

export const undoLost = defineScenario({
  id: 'transfer/undo-lost',
  title: 'The response to an undo is lost',
  story: 'The vehicles went back, but the response breaks off: the page looks where they are.',
  roles: FMC,
  faults: [{ kind: 'truncated-response', operation: 'transferVehicles', calls: [2] }],
  start,
  signedIn: true,
  reach: [...transfer, press('button', 'Undo')],
});

export const oneFleet = defineScenario({
  id: 'transfer/one-fleet',
  title: 'A management company with one fleet',
  story: 'There is nowhere to transfer a vehicle to, and the page says so.',
  roles: FMC,
  world: { fleets: 1 },
  start: place.transferVehicles,
  signedIn: true,
});

export const emptySource = defineScenario({
  id: 'transfer/empty-source',
  title: 'A source fleet without vehicles',
  story: 'Every list says what is missing.',
  roles: FMC,
  world: { vehicles: 0, orders: 'none' },
  start,
  signedIn: true,
});

export const slow = defineScenario({
  id: 'transfer/slow',
  title: 'A transfer that takes its time',
  story: 'The response stays away until it is released: a second press sends nothing, and nothing else can be moved.',
  roles: FMC,
  faults: [{ kind: 'hold', operation: 'transferVehicles' }],
  start,
  signedIn: true,
});

export const loadFailsOnce = defineScenario({
  id: 'transfer/load-fails-once',
  title: 'The vehicles of a fleet cannot be loaded at first',
  story: 'One list fails, the other one works; trying again helps.',
  roles: FMC,
  faults: [{ kind: 'server-error', operation: 'listVehicles', calls: [1] }],
  start,
  signedIn: true,
});

export const forbidden = defineScenario({
  id: 'transfer/forbidden',
  title: 'A transfer that the server forbids',
  story:
    'The rights were taken away while the page was open: nothing is transferred, the moves stay, and the page says why.',
  roles: FMC,
  answers: { transferVehicles: { status: 403, body: { error: 'You may not transfer vehicles any more' } } },
  start,
  signedIn: true,
});
