import { describe, expect, it } from 'vitest';
import { broken, done, late, nameOf, walk } from '../walk.fixture.ts';
import { vehicleTransferMachine } from './vehicle-transfer.machine.ts';
import type { TransferSource, TransferVehicle } from './vehicle-transfer.types.ts';

const [A, B, C] = [1, 2, 3];
const ONE: TransferVehicle = { id: 11, fleet_id: A };
const TWO: TransferVehicle = { id: 21, fleet_id: B };
const REFUSED = { status: 'failure', notice: { tone: 'error', text: 'No' } } as const;

const sides = (source: TransferSource, destination: number | null) =>
  ({ type: 'sides.chosen', source, destination }) as const;
const moved = (...vehicles: TransferVehicle[]) => ({ type: 'vehicles.moved', vehicles }) as const;
const SUBMIT = { type: 'transfer.submitted' } as const;
const UNDO = { type: 'undo.requested' } as const;
const REFRESH = { type: 'lists.refreshed' } as const;
function read(fleet_id: number | undefined, ...vehicles: TransferVehicle[]) {
  return {
    status: 'success',
    vehicles: vehicles.map((vehicle) => ({ id: vehicle.id, fleet_id: fleet_id ?? vehicle.fleet_id })),
  };
}

const SIDES = [
  sides({ by: 'fleet', fleetId: A }, null),
  sides({ by: 'fleet', fleetId: A }, C),
  sides({ by: 'fleet', fleetId: A }, A),
  sides({ by: 'vehicle' }, C),
] as const;
const MOVES = [moved(), moved(ONE, TWO)] as const;

/** The actor that each waiting state runs. */
const ACTORS: Record<string, string> = {
  saving: 'save',
  checkingOutcome: 'checkOutcome',
  checkingMoves: 'checkMoves',
  undoing: 'undo',
  checkingUndo: 'checkUndo',
};
const WAITING = Object.keys(ACTORS);

const { states, events, placeOf, at, after, unreached, deadEnds } = walk(vehicleTransferMachine, {
  inputs: [{ source: { by: 'fleet', fleetId: null }, destination: null }],
  events: [
    ...SIDES,
    ...MOVES,
    { type: 'vehicles.returned', ids: [ONE.id] },
    { type: 'moves.restored', vehicles: [ONE, TWO] },
    REFRESH,
    SUBMIT,
    UNDO,
    { type: 'outcome.retried' },
    { type: 'result.dismissed' },
    ...done('save', { status: 'success' }, { status: 'moved', notice: REFUSED.notice }, { status: 'lost' }, REFUSED),
    ...done('checkOutcome', read(C, ONE, TWO), read(C, ONE), read(C), REFUSED),
    ...done('checkMoves', read(undefined, ONE, TWO), read(undefined, TWO), read(C, ONE, TWO), REFUSED),
    ...done('undo', { status: 'success' }, { status: 'moved', notice: REFUSED.notice }, { status: 'lost' }, REFUSED),
    ...done('checkUndo', read(undefined, ONE, TWO), read(A), REFUSED),
    ...broken(...Object.values(ACTORS)),
    ...late('responsePatience', ...WAITING.map((state) => `vehicleTransfer.${state}`)),
  ],
  // Coarse enough to walk: counts in place of what the machine only passes on.
  facts: ({ source, destination, moves, problem, sent, gone, notice, done: last, undoing, notUndone }) => {
    const isSaid = notice !== null || gone.length > 0;
    const ids = [moves, sent?.vehicles ?? []].map((vehicles) => vehicles.map(({ id }) => id));
    return [source, destination, ids, problem !== null, isSaid, last !== null, undoing.length, notUndone.length > 0];
  },
});

describe('every path of a transfer', () => {
  it('leads to every state, and has no dead end', () => {
    expect([unreached(), deadEnds()]).toEqual([[], []]);
  });

  it('[TRF-05, TRF-07, TRF-08] nothing is sent without a move, without a destination, or to a fleet that vehicles come from', () => {
    expect(at('saving').length).toBeGreaterThan(10);
    for (const state of at('saving', 'checkingOutcome', 'checkingMoves', 'outcomeUnknown')) {
      const { vehicles, destination } = state.context.sent!;
      expect(vehicles.length, placeOf(state)).toBeGreaterThan(0);
      expect(vehicles.map(({ fleet_id }) => fleet_id)).not.toContain(destination);
    }
  });

  it('[TRF-06, TRF-07, TRF-08] nothing is moved while a source or a destination is missing, or both are the same', () => {
    const open = at('editing', 'failed');
    expect(open.length).toBeGreaterThan(50);
    for (const state of open) {
      for (const event of MOVES) {
        const next = after(state, event);
        const { source, destination } = state.context;
        const hasSource = source.by === 'fleet' ? source.fleetId !== null : event.vehicles.length > 0;
        const mayMove =
          hasSource &&
          destination !== null &&
          event.vehicles.length > 0 &&
          !(source.by === 'fleet' && source.fleetId === destination);
        const clashes = event.vehicles.some(({ fleet_id }) => fleet_id === destination);
        if (mayMove && !clashes) expect(next.context.moves).toEqual(expect.arrayContaining([...event.vehicles]));
        else expect([next.context.moves, next.context.problem === null]).toEqual([state.context.moves, false]);
      }
    }
  });

  it('a vehicle is moved only once', () => {
    for (const state of states) {
      const ids = state.context.moves.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('ignores every press while a response is awaited, but follows the address', () => {
    const waiting = at(...WAITING);
    expect(new Set(waiting.map(nameOf))).toEqual(new Set(WAITING));
    for (const state of waiting) {
      for (const event of [SUBMIT, UNDO, REFRESH, moved(ONE), { type: 'vehicles.returned', ids: [ONE.id] }] as const)
        expect(state.can(event), placeOf(state)).toBe(false);
      const next = after(state, SIDES[3]);
      expect([next.value, next.context.source]).toEqual([state.value, { by: 'vehicle' }]);
    }
  });

  it('no failure loses a move, unless the vehicle is gone or has arrived', () => {
    for (const [name, actor] of Object.entries(ACTORS)) {
      const failures = events.filter(
        ({ type, output }) =>
          (type.endsWith(`.actor.${actor}`) && output?.status !== 'success') ||
          type.endsWith(`.vehicleTransfer.${name}`),
      );
      // A refusal, an error, and no response in time.
      expect(failures.length, name).toBeGreaterThanOrEqual(3);
      expect(at(name).length, name).toBeGreaterThan(0);
      for (const state of at(name)) {
        for (const event of failures) {
          const { status, context } = after(state, event);
          expect([status, context.moves], placeOf(state)).toEqual(['active', state.context.moves]);
        }
      }
    }
  });

  it('says why whenever it fails, and never while it waits for a first response', () => {
    for (const state of at('failed'))
      expect(state.context.notice !== null || state.context.gone.length > 0, placeOf(state)).toBe(true);
    for (const state of at('outcomeUnknown'))
      expect(state.context.notice, placeOf(state)).toMatchObject({ tone: 'error' });
    for (const state of at('saving', 'checkingOutcome')) expect(state.context.notice, placeOf(state)).toBeNull();
  });

  it('[TRF-04, OPN2-59] a refresh leaves no move, wherever it is offered', () => {
    const offered = states.filter((state) => state.can(REFRESH));
    expect(new Set(offered.map(nameOf))).toEqual(new Set(['editing', 'failed', 'outcomeUnknown']));
    for (const state of offered)
      expect(after(state, REFRESH)).toMatchObject({ value: 'editing', context: { moves: [], sent: null } });
  });

  it('what somebody else transferred is never ours to undo', () => {
    const conflicts = at('checkingMoves').filter((state) => state.context.unconfirmed === null);
    expect(conflicts.length).toBeGreaterThan(0);
    for (const state of conflicts) {
      for (const event of done('checkMoves', read(C, ONE, TWO), read(undefined, TWO), REFUSED))
        expect(after(state, event).context.done, placeOf(state)).toBe(state.context.done);
    }
  });
});
