import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { vehicleTransferMachine } from './vehicle-transfer.machine.ts';
import type {
  TransferCall,
  TransferOutcome,
  TransferVehicle,
  VehiclesOutcome,
  VehicleTransferEvent,
  VehicleTransferInput,
  VehicleTransferNews,
} from './vehicle-transfer.types.ts';

const [A, B, C] = [1, 2, 3];
const vehicle = (id: number, fleet_id: number): TransferVehicle => ({ id, fleet_id });
const [ONE, TWO, OTHER] = [vehicle(11, A), vehicle(12, A), vehicle(21, B)];
const DONE = { status: 'success' } as const;
const LOST = { status: 'lost' } as const;
const NO = { tone: 'error', text: 'No' } as const;
const REFUSED = { status: 'failure', notice: NO } as const;
const MOVED = { status: 'moved', notice: NO } as const;
/** These vehicles are where they were, and those ids in the destination. */
const read = (here: TransferVehicle[], there: number[] = []): VehiclesOutcome => ({
  status: 'success',
  vehicles: [...here, ...there.map((id) => vehicle(id, C))],
});

const SAVE = { type: 'transfer.submitted' } as const;
const sides = (fleetId: number | null, destination: number | null) =>
  ({ type: 'sides.chosen', source: { by: 'fleet', fleetId }, destination }) as const;
const move = (...vehicles: TransferVehicle[]) => ({ type: 'vehicles.moved', vehicles }) as const;
/** Two of one fleet and one of another. */
const MOVES = [sides(A, C), move(ONE, TWO), sides(B, C), move(OTHER)] as const;

/** Gives the answers one after another. */
function play(
  { send = [], lookups = [], stored }: { send?: TransferOutcome[]; lookups?: VehiclesOutcome[]; stored?: Partial<VehicleTransferInput> },
  ...does: VehicleTransferEvent[]
) {
  const sent: Omit<TransferCall, 'of'>[] = [];
  const looked: number[][] = [];
  const said: VehicleTransferNews[] = [];
  const actor = createActor(
    vehicleTransferMachine.provide({
      actors: {
        transferVehicles: fromPromise<TransferOutcome, TransferCall>(async ({ input }) => {
          const { of: _of, ...call } = input;
          sent.push(call);
          return send.shift()!;
        }),
        readVehicles: fromPromise<VehiclesOutcome, { fleetIds: readonly number[] }>(async ({ input }) => {
          looked.push([...input.fleetIds]);
          return lookups.shift()!;
        }),
      },
    }),
    { input: { source: { by: 'fleet', fleetId: null }, destination: null, ...stored } },
  );
  for (const type of ['moves.dropped', 'transfer.undone'] as const) actor.on(type, (news) => said.push(news));
  actor.start();
  for (const event of does) actor.send(event);
  const settled = () => vi.waitFor(() => expect(actor.getSnapshot().hasTag('busy')).toBe(false));
  const undo = async () => {
    actor.send({ type: 'undo.requested' });
    await settled();
  };
  return { actor, sent, looked, said, settled, undo, context: () => actor.getSnapshot().context };
}

describe('saving', () => {
  it('[API2-11] one call has the vehicles of several fleets, each fleet once', async () => {
    const { sent, context, settled } = play({ send: [DONE] }, ...MOVES, SAVE, SAVE);
    await settled();
    expect(sent).toEqual([{ vehicleIds: [11, 12, 21], oldFleetIds: [A, B], newFleetId: C }]);
    expect(context()).toMatchObject({ moves: [], done: { vehicles: [ONE, TWO, OTHER], destination: C } });
  });

  it('[TRF-05] what was moved back is not sent, and without a move nothing is', async () => {
    const { actor, sent, settled } = play({ send: [DONE] }, ...MOVES, { type: 'vehicles.returned', ids: [12, 21] }, SAVE);
    await settled();
    expect(sent).toEqual([{ vehicleIds: [11], oldFleetIds: [A], newFleetId: C }]);
    actor.send(SAVE);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['noSource', sides(null, C), move()],
    ['noDestination', sides(A, null), move(ONE)],
    ['sameFleet', sides(A, A), move(ONE)],
    ['noVehicles', sides(A, C), move()],
    ['noSource', { type: 'sides.chosen', source: { by: 'vehicle' }, destination: C }, move()],
    ['sameFleet', { type: 'sides.chosen', source: { by: 'vehicle' }, destination: A }, move(ONE, OTHER)],
  ] as const)('[TRF-06, TRF-07, TRF-08] %s is said, and nothing is moved', (problem, chosen, moved) => {
    expect(play({}, chosen, moved).context()).toMatchObject({ problem, moves: [] });
  });

  it('[TRF-08] a destination that vehicles come from is refused until it is another one', async () => {
    const { actor, sent, context, settled } = play({ send: [DONE] }, ...MOVES, sides(B, A), SAVE);
    expect([sent, context().problem, context().moves.length]).toEqual([[], 'sameFleet', 3]);
    actor.send(sides(B, C));
    expect(context().problem).toBeNull();
    actor.send(SAVE);
    await settled();
    expect(sent).toHaveLength(1);
  });

  it('[TRF-07] moves without a destination, as after Back, are kept and not sent', () => {
    const { sent, context } = play({}, ...MOVES, sides(B, null), SAVE);
    expect([sent, context().problem, context().moves.length]).toEqual([[], 'noDestination', 3]);
  });

  it('a refusal keeps every move and can be tried again', async () => {
    const { actor, sent, context, settled } = play({ send: [REFUSED, DONE] }, ...MOVES, SAVE);
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { moves: [ONE, TWO, OTHER], notice: NO } });
    actor.send(SAVE);
    await settled();
    expect(sent).toHaveLength(2);
    expect(context()).toMatchObject({ moves: [], notice: null });
  });

  it.each([
    ['all have arrived', read([], [11, 12, 21, 31]), 'editing', [], [ONE, TWO, OTHER], null],
    ['none has arrived', read([], [31]), 'failed', [ONE, TWO, OTHER], undefined, 'transferNotSaved'],
    ['some have arrived', read([], [11, 31]), 'failed', [TWO, OTHER], [ONE], 'transferPartly'],
  ] as const)('a lost response is looked up before anything is sent again: %s', async (_what, answer, value, moves, arrived, label) => {
    const { actor, sent, looked, context, settled } = play({ send: [LOST], lookups: [answer] }, ...MOVES, SAVE);
    await settled();
    expect([sent.length, looked]).toEqual([1, [[C]]]);
    expect(actor.getSnapshot()).toMatchObject({ value, context: { moves } });
    expect(context().done?.vehicles).toEqual(arrived);
    expect(context().notice).toEqual(label && { tone: 'error', label });
  });

  it('what nobody knows is only looked up again', async () => {
    const { actor, sent, context, settled } = play({ send: [LOST], lookups: [REFUSED, read([], [11, 12, 21])] }, ...MOVES, SAVE);
    await settled();
    expect(actor.getSnapshot().value).toBe('outcomeUnknown');
    actor.send(SAVE);
    actor.send({ type: 'outcome.retried' });
    await settled();
    expect(sent).toHaveLength(1);
    expect(context()).toMatchObject({ moves: [], done: { destination: C } });
  });

  it.each([
    ['has arrived', read([], [11]), [], { destination: C }],
    ['has not', read([]), [ONE], null],
  ] as const)('what was sent before a reload is looked up, and nothing is sent: it %s', async (_what, answer, moves, arrived) => {
    const stored = { destination: C, moves: [ONE], sent: { vehicles: [ONE], destination: C } };
    const { sent, looked, context, settled } = play({ lookups: [answer], stored });
    await settled();
    expect([sent, looked]).toEqual([[], [[C]]]);
    expect(context()).toMatchObject({ moves, done: arrived });
  });

  it('vehicles that somebody else moved are taken off and named; the others stay', async () => {
    const { actor, looked, settled } = play({ send: [MOVED], lookups: [read([TWO, OTHER])] }, ...MOVES, SAVE);
    await settled();
    expect(looked).toEqual([[A, B, C]]);
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { moves: [TWO, OTHER], gone: [ONE], notice: null } });
  });

  it('a transfer that somebody else made first is theirs: it is said, and cannot be undone from here', async () => {
    const { actor, sent, context, settled, undo } = play({ send: [MOVED], lookups: [read([], [11, 12, 21])] }, ...MOVES, SAVE);
    await settled();
    expect(actor.getSnapshot().value).toBe('failed');
    expect(context()).toMatchObject({
      moves: [],
      sent: null,
      gone: [],
      done: null,
      notice: { tone: 'default', label: 'alreadyTransferred' },
    });
    await undo();
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['the same vehicles', [], { done: { vehicles: [ONE, TWO, OTHER] }, notice: null }],
    ['another one as well', [move(vehicle(22, B))], { done: null, notice: { label: 'alreadyTransferred' } }],
  ] as const)('a conflict with our own call, whose response was lost and which arrived late: %s', async (_what, more, then) => {
    const lookups = [read([ONE, TWO, OTHER]), read([], [11, 12, 21, 22])];
    const { actor, context, settled } = play({ send: [LOST, MOVED], lookups }, ...MOVES, SAVE);
    await settled();
    expect(context()).toMatchObject({ moves: [ONE, TWO, OTHER], notice: { label: 'transferNotSaved' } });
    for (const event of [...more, SAVE]) actor.send(event);
    await settled();
    expect(context()).toMatchObject({ moves: [], ...then });
  });

  it('and what was transferred from here before it can still be undone', async () => {
    const { context, actor, settled } = play({ send: [DONE, MOVED], lookups: [read([], [11, 21])] }, sides(A, C), move(ONE), SAVE);
    await settled();
    for (const event of [sides(B, C), move(OTHER), SAVE] as const) actor.send(event);
    await settled();
    expect(context()).toMatchObject({ notice: { label: 'alreadyTransferred' }, done: { vehicles: [ONE] } });
  });

  it.each([
    ['all are where they were', read([ONE, TWO, OTHER])],
    ['they cannot be read', REFUSED],
  ] as const)('a conflict that is not about the vehicles keeps them all: %s', async (_what, answer) => {
    const { actor, settled } = play({ send: [MOVED], lookups: [answer] }, ...MOVES, SAVE);
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { moves: [ONE, TWO, OTHER], gone: [], notice: NO } });
  });
});

describe('refreshing', () => {
  it('[TRF-04, OPN2-59] drops the moves and says which, so that they can be restored', () => {
    const { actor, said, context } = play({}, ...MOVES, { type: 'lists.refreshed' });
    expect(said).toEqual([{ type: 'moves.dropped', vehicles: [ONE, TWO, OTHER] }]);
    expect(context().moves).toEqual([]);
    actor.send({ type: 'moves.restored', vehicles: [ONE, TWO, OTHER] });
    expect(context().moves).toEqual([ONE, TWO, OTHER]);
  });
});

describe('taking a transfer back', () => {
  const BACK = [
    { vehicleIds: [11, 12], oldFleetIds: [C], newFleetId: A },
    { vehicleIds: [21], oldFleetIds: [C], newFleetId: B },
  ];

  it('makes one call for each fleet that the vehicles came from', async () => {
    const { sent, said, context, settled, undo } = play({ send: [DONE, DONE, DONE] }, ...MOVES, SAVE);
    await settled();
    await undo();
    expect(sent.slice(1)).toEqual(BACK);
    expect(said).toEqual([{ type: 'transfer.undone', transfer: { vehicles: [ONE, TWO, OTHER], destination: C } }]);
    expect(context()).toMatchObject({ done: null, notUndone: [] });
  });

  it('a group that fails is named, the others go back, and only it is tried again', async () => {
    const { sent, said, context, settled, undo } = play({ send: [DONE, REFUSED, DONE, DONE] }, ...MOVES, SAVE);
    await settled();
    await undo();
    expect(sent).toHaveLength(3);
    expect(said).toEqual([]);
    expect(context()).toMatchObject({ done: { vehicles: [ONE, TWO] }, notUndone: [{ fleetId: A, vehicles: [ONE, TWO], notice: NO }] });
    await undo();
    expect(sent[3]).toEqual(BACK[0]);
    expect(said).toHaveLength(1);
    expect(context()).toMatchObject({ done: null, notUndone: [] });
  });

  it.each([
    ['the vehicles are back', read([ONE, TWO]), []],
    ['they are not', read([]), [{ fleetId: A, notice: { label: 'transferNotSaved' } }]],
    ['nobody knows', REFUSED, [{ fleetId: A, notice: { label: 'mayHaveWorked' } }]],
  ] as const)('a lost response is looked up: %s', async (_what, answer, failed) => {
    const { looked, context, settled, undo } = play({ send: [DONE, LOST, DONE], lookups: [answer] }, ...MOVES, SAVE);
    await settled();
    await undo();
    expect(looked).toEqual([[A]]);
    expect(context().notUndone).toMatchObject(failed);
  });

  it.each([
    ['they are back all the same', read([ONE, TWO]), []],
    ['they are elsewhere', read([]), [{ fleetId: A, notice: NO }]],
  ] as const)('a conflict is looked up: %s', async (_what, answer, failed) => {
    const { context, settled, undo } = play({ send: [DONE, MOVED, DONE], lookups: [answer] }, ...MOVES, SAVE);
    await settled();
    await undo();
    expect(context().notUndone).toMatchObject(failed);
    expect(context().notice).toBeNull();
  });

  it('is no longer offered once its notice is dismissed', async () => {
    const { actor, sent, settled, undo } = play({ send: [DONE] }, ...MOVES, SAVE);
    await settled();
    actor.send({ type: 'result.dismissed' });
    await undo();
    expect(sent).toHaveLength(1);
  });
});
