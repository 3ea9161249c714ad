import { place } from '@wayside/domain';
import { scenariosWith } from '../define.ts';
import { press, transfer } from '../reach.ts';

const FMC = ['FMC', 'FMC Fleet Admin', 'FMC Fleet Manager'] as const;
const start = `${place.transferVehicles}?from=5&to=8`;

const scenario = scenariosWith({ roles: FMC, start, signedIn: true });

export const ready = scenario({
  id: 'transfer/ready',
  title: 'Vehicles to transfer',
  story: 'Sixty fleets: vehicles are chosen by fleet or by a search, moved to another fleet, saved, and taken back.',
});

export const twoHundred = scenario({
  id: 'transfer/two-hundred-refused',
  title: 'Two hundred vehicles are refused as a whole',
  story:
    'The server transfers all or none: the first try is refused with its reason, every vehicle stays moved, and the second try works.',
  world: { vehicles: 200 },
  answers: {
    transferVehicles: { calls: [1], status: 422, body: { error: 'The destination is closed for new vehicles today' } },
  },
  reach: [...transfer.slice(0, -1), press('button', 'Transfer 200 vehicles')],
});

export const lost = scenario({
  id: 'transfer/answer-lost',
  title: 'The response to a transfer is lost',
  story:
    'The vehicles were transferred, but the response broke off: the page checks where they are before it says anything.',
  faults: [{ kind: 'truncated-response', operation: 'transferVehicles', calls: [1] }],
});

export const unknown = scenario({
  id: 'transfer/outcome-unknown',
  title: 'It is unknown whether a transfer worked',
  story: 'The response is lost, and checking fails at first, too: nothing is sent again until the outcome is known.',
  faults: [
    { kind: 'truncated-response', operation: 'transferVehicles', calls: [1] },
    { kind: 'server-error', operation: 'listVehicles', calls: [3] },
  ],
});

export const elsewhere = scenario({
  id: 'transfer/moved-by-another',
  title: 'A colleague moves one of the vehicles first',
  story: 'The transfer is refused: the vehicle that is gone is named and removed; the others can be saved.',
  colleagueActs: [{ at: { operation: 'transferVehicles', call: 1 }, who: 'FMC Admin', does: 'movesFirstVehicle' }],
});

export const madeByAnother = scenario({
  id: 'transfer/made-by-another',
  title: 'A colleague makes the same transfer first',
  story: 'The vehicles are already in the destination: the page says who was first, and offers no undo.',
  colleagueActs: [{ at: { operation: 'transferVehicles', call: 1 }, who: 'FMC Admin', does: 'movesVehicles' }],
});

export const undoFails = scenario({
  id: 'transfer/undo-fails-for-one',
  title: 'A transfer can be undone only in part',
  story:
    'Vehicles of two fleets go back with one call each. One of them fails: the page says what is still where, and tries only that again.',
  faults: [{ kind: 'server-error', operation: 'transferVehicles', calls: [2], status: 503, retryAfter: 1 }],
  reach: [...transfer, press('button', 'Undo')],
});

export const undoLost = scenario({
  id: 'transfer/undo-lost',
  title: 'The response to an undo is lost',
  story: 'The vehicles went back, but the response broke off: the page checks where they are.',
  faults: [{ kind: 'truncated-response', operation: 'transferVehicles', calls: [2] }],
  reach: [...transfer, press('button', 'Undo')],
});

export const oneFleet = scenario({
  id: 'transfer/one-fleet',
  title: 'An FMC with one fleet',
  story: 'There is nowhere to transfer a vehicle to, and the page says so.',
  world: { fleets: 1 },
  start: place.transferVehicles,
});

export const emptySource = scenario({
  id: 'transfer/empty-source',
  title: 'A source fleet without vehicles',
  story: 'Every list says what is missing.',
  world: { vehicles: 0, orders: 'none' },
});

export const slow = scenario({
  id: 'transfer/slow',
  title: 'A slow transfer',
  story:
    'The response is held until the tester releases it: a second press sends nothing, and nothing else can be moved.',
  faults: [{ kind: 'hold', operation: 'transferVehicles' }],
});

export const loadFailsOnce = scenario({
  id: 'transfer/load-fails-once',
  title: 'The vehicles of a fleet cannot be loaded at first',
  story: 'One list fails, the other one works; trying again helps.',
  faults: [{ kind: 'server-error', operation: 'listVehicles', calls: [1] }],
});

export const forbidden = scenario({
  id: 'transfer/forbidden',
  title: 'A transfer that the server forbids',
  story:
    'The rights were taken away while the page was open: nothing is transferred, the moves stay, and the page says why.',
  answers: { transferVehicles: { status: 403, body: { error: 'You may not transfer vehicles anymore' } } },
});
