import { describe, expect, it } from 'vitest';
import { play } from '../play.fixture.ts';
import type { Answers } from '../play.fixture.ts';
import { vehicleTransferMachine } from './vehicle-transfer.machine.ts';
import type {
  TransferCall,
  TransferVehicle,
  VehiclesOutcome,
  VehicleTransferEvent,
  VehicleTransferInput,
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
function read(here: TransferVehicle[], there: number[] = []): VehiclesOutcome {
  return { status: 'success', vehicles: [...here, ...there.map((id) => vehicle(id, C))] };
}

const SAVE = { type: 'transfer.submitted' } as const;
function sides(fleetId: number | null, destination: number | null) {
  return { type: 'sides.chosen', source: { by: 'fleet', fleetId }, destination } as const;
}
const move = (...vehicles: TransferVehicle[]) => ({ type: 'vehicles.moved', vehicles }) as const;
/** Two of one fleet and one of another. */
const MOVES = [sides(A, C), move(ONE, TWO), sides(B, C), move(OTHER)] as const;

type Fakes = Answers<typeof vehicleTransferMachine> & { stored?: Partial<VehicleTransferInput> };

function start({ stored, ...answers }: Fakes, ...events: VehicleTransferEvent[]) {
  const input: VehicleTransferInput = { source: { by: 'fleet', fleetId: null }, destination: null, ...stored };
  const played = play(vehicleTransferMachine, input, answers, ...events);
  return {
    ...played,
    saves: () => (played.sent('transferVehicles') as TransferCall[]).map(({ of: _of, ...call }) => call),
    looked: () => played.sent('readVehicles').map((sent) => (sent as { fleetIds: number[] }).fleetIds),
    undo: () => {
      played.send({ type: 'undo.requested' });
      return played.settled();
    },
    context: () => played.now().context,
  };
}

/** A save that was made, and what follows once it is settled. */
async function saved(answers: Fakes, ...events: VehicleTransferEvent[]) {
  const started = start(answers, ...events, SAVE);
  await started.settled();
  return started;
}

describe('saving', () => {
  it('[API2-11] one call has the vehicles of several fleets, each fleet once', async () => {
    const { saves, context } = await saved({ transferVehicles: [DONE] }, ...MOVES, SAVE);
    expect(saves()).toEqual([{ vehicleIds: [11, 12, 21], oldFleetIds: [A, B], newFleetId: C }]);
    expect(context()).toMatchObject({ moves: [], done: { vehicles: [ONE, TWO, OTHER], destination: C } });
  });

  it('[TRF-05] what was moved back is not sent, and without a move nothing is', async () => {
    const { send, saves } = await saved({ transferVehicles: [DONE] }, ...MOVES, {
      type: 'vehicles.returned',
      ids: [12, 21],
    });
    expect(saves()).toEqual([{ vehicleIds: [11], oldFleetIds: [A], newFleetId: C }]);
    send(SAVE);
    expect(saves()).toHaveLength(1);
  });

  it.each([
    ['noSource', sides(null, C), move()],
    ['noDestination', sides(A, null), move(ONE)],
    ['sameFleet', sides(A, A), move(ONE)],
    ['noVehicles', sides(A, C), move()],
    ['noSource', { type: 'sides.chosen', source: { by: 'vehicle' }, destination: C }, move()],
    ['sameFleet', { type: 'sides.chosen', source: { by: 'vehicle' }, destination: A }, move(ONE, OTHER)],
  ] as const)('[TRF-06, TRF-07, TRF-08] %s is said, and nothing is moved', (problem, chosen, moved) => {
    const { send, context } = start({}, chosen, moved);
    expect(context()).toMatchObject({ problem, moves: [] });
    send(chosen);
    expect(context()).toMatchObject({ problem });
  });

  it('[TRF-08] a destination that vehicles come from is refused until it is another one', async () => {
    const { send, saves, context, settled } = start({ transferVehicles: [DONE] }, ...MOVES, sides(B, A), SAVE);
    expect([saves(), context().problem, context().moves.length]).toEqual([[], 'sameFleet', 3]);
    send(sides(B, C));
    expect(context().problem).toBeNull();
    send(SAVE);
    await settled();
    expect(saves()).toHaveLength(1);
  });

  it('[TRF-07] moves without a destination, as after Back, are kept and not sent', () => {
    const { saves, context } = start({}, ...MOVES, sides(B, null), SAVE);
    expect([saves(), context().problem, context().moves.length]).toEqual([[], 'noDestination', 3]);
  });

  it('a refusal keeps every move and can be tried again', async () => {
    const { now, send, saves, context, settled } = await saved({ transferVehicles: [REFUSED, DONE] }, ...MOVES);
    expect(now()).toMatchObject({ value: 'failed', context: { moves: [ONE, TWO, OTHER], notice: NO } });
    send(SAVE);
    await settled();
    expect(saves()).toHaveLength(2);
    expect(context()).toMatchObject({ moves: [], notice: null });
  });

  it.each([
    ['all have arrived', read([], [11, 12, 21, 31]), 'editing', [], [ONE, TWO, OTHER], null],
    ['none has arrived', read([], [31]), 'failed', [ONE, TWO, OTHER], undefined, 'transferNotSaved'],
    ['some have arrived', read([], [11, 31]), 'failed', [TWO, OTHER], [ONE], 'transferPartly'],
  ] as const)(
    'a lost response is looked up before anything is sent again: %s',
    async (_what, answer, value, moves, arrived, label) => {
      const { now, saves, looked, context } = await saved(
        { transferVehicles: [LOST], readVehicles: [answer] },
        ...MOVES,
      );
      expect([saves().length, looked()]).toEqual([1, [[C]]]);
      expect(now()).toMatchObject({ value, context: { moves } });
      expect(context().done?.vehicles).toEqual(arrived);
      expect(context().notice).toEqual(label && { tone: 'error', label });
    },
  );

  it('what nobody knows is only looked up again', async () => {
    const { now, send, saves, context, settled } = await saved(
      { transferVehicles: [LOST], readVehicles: [REFUSED, read([], [11, 12, 21])] },
      ...MOVES,
    );
    expect(now().value).toBe('outcomeUnknown');
    send(SAVE, { type: 'outcome.retried' });
    await settled();
    expect(saves()).toHaveLength(1);
    expect(context()).toMatchObject({ moves: [], done: { destination: C } });
  });

  it.each([
    ['has arrived', read([], [11]), [], { destination: C }],
    ['has not', read([]), [ONE], null],
  ] as const)(
    'what was sent before a reload is looked up, and nothing is sent: it %s',
    async (_what, answer, moves, arrived) => {
      const stored = { destination: C, moves: [ONE], sent: { vehicles: [ONE], destination: C } };
      const { saves, looked, context, settled } = start({ readVehicles: [answer], stored });
      await settled();
      expect([saves(), looked()]).toEqual([[], [[C]]]);
      expect(context()).toMatchObject({ moves, done: arrived });
    },
  );

  it('vehicles that somebody else moved are taken off and named; the others stay', async () => {
    const { now, looked } = await saved({ transferVehicles: [MOVED], readVehicles: [read([TWO, OTHER])] }, ...MOVES);
    expect(looked()).toEqual([[A, B, C]]);
    expect(now()).toMatchObject({ value: 'failed', context: { moves: [TWO, OTHER], gone: [ONE], notice: null } });
  });

  it('a transfer that somebody else made first is theirs: it is said, and cannot be undone from here', async () => {
    const { now, saves, context, undo } = await saved(
      { transferVehicles: [MOVED], readVehicles: [read([], [11, 12, 21])] },
      ...MOVES,
    );
    expect(now().value).toBe('failed');
    expect(context()).toMatchObject({
      moves: [],
      sent: null,
      gone: [],
      done: null,
      notice: { tone: 'default', label: 'alreadyTransferred' },
    });
    await undo();
    expect(saves()).toHaveLength(1);
  });

  it.each([
    ['the same vehicles', [], { done: { vehicles: [ONE, TWO, OTHER] }, notice: null }],
    ['another one as well', [move(vehicle(22, B))], { done: null, notice: { label: 'alreadyTransferred' } }],
  ] as const)(
    'a conflict with our own call, whose response was lost and which arrived late: %s',
    async (_what, more, then) => {
      const readVehicles = [read([ONE, TWO, OTHER]), read([], [11, 12, 21, 22])];
      const { send, context, settled } = await saved({ transferVehicles: [LOST, MOVED], readVehicles }, ...MOVES);
      expect(context()).toMatchObject({ moves: [ONE, TWO, OTHER], notice: { label: 'transferNotSaved' } });
      for (const event of [...more, SAVE]) send(event);
      await settled();
      expect(context()).toMatchObject({ moves: [], ...then });
    },
  );

  it('and what was transferred from here before it can still be undone', async () => {
    const { send, context, settled } = await saved(
      { transferVehicles: [DONE, MOVED], readVehicles: [read([], [11, 21])] },
      sides(A, C),
      move(ONE),
    );
    for (const event of [sides(B, C), move(OTHER), SAVE] as const) send(event);
    await settled();
    expect(context()).toMatchObject({ notice: { label: 'alreadyTransferred' }, done: { vehicles: [ONE] } });
  });

  it.each([
    ['all are where they were', read([ONE, TWO, OTHER])],
    ['they cannot be read', REFUSED],
  ] as const)('a conflict that is not about the vehicles keeps them all: %s', async (_what, answer) => {
    const { now } = await saved({ transferVehicles: [MOVED], readVehicles: [answer] }, ...MOVES);
    expect(now()).toMatchObject({ value: 'failed', context: { moves: [ONE, TWO, OTHER], gone: [], notice: NO } });
  });
});

describe('refreshing', () => {
  it('[TRF-04, OPN2-59] drops the moves and says which, so that they can be restored', () => {
    const { said, send, context } = start({}, ...MOVES, { type: 'lists.refreshed' });
    expect(said).toEqual([{ type: 'moves.dropped', vehicles: [ONE, TWO, OTHER] }]);
    expect(context().moves).toEqual([]);
    send({ type: 'moves.restored', vehicles: [ONE, TWO, OTHER] });
    expect(context().moves).toEqual([ONE, TWO, OTHER]);
  });
});

describe('taking a transfer back', () => {
  const BACK = [
    { vehicleIds: [11, 12], oldFleetIds: [C], newFleetId: A },
    { vehicleIds: [21], oldFleetIds: [C], newFleetId: B },
  ];

  it('makes one call for each fleet that the vehicles came from', async () => {
    const { said, saves, context, undo } = await saved({ transferVehicles: [DONE, DONE, DONE] }, ...MOVES);
    await undo();
    expect(saves().slice(1)).toEqual(BACK);
    expect(said).toEqual([{ type: 'transfer.undone', transfer: { vehicles: [ONE, TWO, OTHER], destination: C } }]);
    expect(context()).toMatchObject({ done: null, notUndone: [] });
  });

  it('a group that fails is named, the others go back, and only it is tried again', async () => {
    const { said, saves, context, undo } = await saved({ transferVehicles: [DONE, REFUSED, DONE, DONE] }, ...MOVES);
    await undo();
    expect(saves()).toHaveLength(3);
    expect(said).toEqual([]);
    expect(context()).toMatchObject({
      done: { vehicles: [ONE, TWO] },
      notUndone: [{ fleetId: A, vehicles: [ONE, TWO], notice: NO }],
    });
    await undo();
    expect(saves()[3]).toEqual(BACK[0]);
    expect(said).toHaveLength(1);
    expect(context()).toMatchObject({ done: null, notUndone: [] });
  });

  it.each([
    ['the vehicles are back', read([ONE, TWO]), []],
    ['they are not', read([]), [{ fleetId: A, notice: { label: 'transferNotSaved' } }]],
    ['nobody knows', REFUSED, [{ fleetId: A, notice: { label: 'mayHaveWorked' } }]],
  ] as const)('a lost response is looked up: %s', async (_what, answer, failed) => {
    const { looked, context, undo } = await saved(
      { transferVehicles: [DONE, LOST, DONE], readVehicles: [answer] },
      ...MOVES,
    );
    await undo();
    expect(looked()).toEqual([[A]]);
    expect(context().notUndone).toMatchObject(failed);
  });

  it.each([
    ['they are back all the same', read([ONE, TWO]), []],
    ['they are elsewhere', read([]), [{ fleetId: A, notice: NO }]],
  ] as const)('a conflict is looked up: %s', async (_what, answer, failed) => {
    const { context, undo } = await saved({ transferVehicles: [DONE, MOVED, DONE], readVehicles: [answer] }, ...MOVES);
    await undo();
    expect(context().notUndone).toMatchObject(failed);
    expect(context().notice).toBeNull();
  });

  it('is no longer offered once its notice is dismissed', async () => {
    const { send, saves, undo } = await saved({ transferVehicles: [DONE] }, ...MOVES);
    send({ type: 'result.dismissed' });
    await undo();
    expect(saves()).toHaveLength(1);
  });
});
