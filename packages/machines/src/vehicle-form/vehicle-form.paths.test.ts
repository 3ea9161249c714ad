import type { FormVehicle, VehicleBody, VehicleMode } from '@wayside/domain/schemas';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, transition } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { everyState, innermost } from '../every-state.fixture.ts';
import { vehicleFormMachine } from './vehicle-form.machine.ts';
import type {
  VehicleCreate,
  VehicleFormEmitted,
  VehicleFormEvent,
  VehicleReadOutcome,
  VehicleSaveOutcome,
  VehicleSearch,
  VehicleUpdate,
} from './vehicle-form.types.ts';

type Snapshot = SnapshotFrom<typeof vehicleFormMachine>;

const VAN: FormVehicle = {
  id: 7,
  vin: '1M8GDM9AXKP042788',
  year: 2021,
  make: 'Ford',
  model: 'Transit',
  sub_model: null,
  engine: null,
  motorMakeID: 54,
  motorModelID: 2710,
  motor_sub_model_id: null,
  motorEngineID: null,
  license_plate_number: null,
  license_plate_state: null,
  license_plate_expiration: null,
  other_id: null,
  vehicle_name: null,
  department_number: null,
  odometer: 100,
  odometer_units: 'miles',
  is_active: true,
};
const BY_VIN: VehicleBody = { vin: VAN.vin };
const CHANGE: VehicleBody = { odometer: 200, odometer_units: 'miles' };
const CHANGED: FormVehicle = { ...VAN, odometer: 200 };
const THEIRS: FormVehicle = { ...VAN, odometer: 150 };
const REFUSED = { status: 'failure', notice: { tone: 'error', text: 'No' } } as const;
const there = <V extends FormVehicle | null>(vehicle: V) => ({ status: 'success' as const, vehicle });

const ENTER = { type: 'vin.entered', body: BY_VIN, knownIds: [1] } as const;
const CONTINUE = { type: 'step.continued' } as const;
const RETURN = { type: 'step.returned' } as const;
const SUBMIT = { type: 'vehicle.submitted', body: CHANGE, knownIds: [1] } as const;
const NOTHING = { ...SUBMIT, body: {} } as const;
const RETRY = { type: 'outcome.retried' } as const;

const done = (actor: string, ...outputs: unknown[]) => outputs.map((output) => ({ type: `xstate.done.actor.${actor}`, output }));
const WAITING = ['creating', 'checkingCreation', 'checking', 'updating', 'checkingUpdate'];

const events = [
  ENTER,
  CONTINUE,
  RETURN,
  SUBMIT,
  NOTHING,
  RETRY,
  { type: 'mine.kept' },
  { type: 'theirs.taken' },
  ...done('create', there(VAN), REFUSED, { status: 'lost' }),
  ...done('find', there(VAN), there(null), REFUSED),
  ...done('check', there(VAN), there(THEIRS), there(null), REFUSED),
  ...done('update', there(CHANGED), REFUSED, { status: 'lost' }, { status: 'gone' }),
  ...done('checkUpdate', there(VAN), there(CHANGED), there(THEIRS), there(null), REFUSED),
  ...['create', 'find', 'check', 'update', 'checkUpdate'].map((actor) => ({
    type: `xstate.error.actor.${actor}`,
    error: new Error('broken'),
  })),
  ...WAITING.map((state) => ({ type: `xstate.after.answerPatience.vehicleForm.${state}` })),
] as never[];

const placeOf = ({ value, context }: Snapshot): string =>
  JSON.stringify([context.mode, value, context.vehicle, context.body, context.during, context.theirs, context.failure !== null]);

const pathsFrom = (mode: VehicleMode) =>
  getShortestPaths(vehicleFormMachine, {
    input: { mode, vehicle: mode === 'add' ? null : VAN },
    events,
    serializeState: (snapshot) => placeOf(snapshot as Snapshot),
    limit: 50_000,
  });
const adding = pathsFrom('add');
const paths = [...adding, ...(['edit', 'ymm', 'activate'] as const).flatMap(pathsFrom)];
const at = (...values: string[]) => paths.filter(({ state }) => values.includes(String(state.value)));

describe('every path of the vehicle form', () => {
  it('leads to every state, and each says what it is', () => {
    const reached = new Set(paths.map(({ state }) => String(state.value)));
    const passed = ['starting', 'created', 'returning'];
    expect(innermost(vehicleFormMachine).filter((path) => !reached.has(path))).toEqual(passed);
    expect(everyState(vehicleFormMachine).filter(({ description }) => !description)).toEqual([]);
  });

  it('[VEH-18, VEH-19] only a new vehicle has steps', () => {
    for (const { state } of paths) {
      const hasSteps = state.hasTag('identity') || state.hasTag('details');
      if (state.context.mode !== 'add') expect(hasSteps, placeOf(state)).toBe(false);
      else expect(String(state.value), placeOf(state)).not.toBe('editing');
    }
  });

  it('[VEH-23] creates nothing that exists already', () => {
    for (const { state } of at('creating', 'checkingCreation', 'creationUnknown')) expect(state.context.vehicle, placeOf(state)).toBeNull();
    for (const { state } of at('checking', 'updating', 'checkingUpdate', 'conflict'))
      expect(state.context.vehicle, placeOf(state)).not.toBeNull();
    expect(at('updating').some(({ state }) => state.context.mode === 'add')).toBe(true);
  });

  it('sends nothing while anything about the first press is open', () => {
    const open = at(...WAITING, 'creationUnknown', 'updateUnknown', 'conflict');
    expect(open.length).toBeGreaterThan(20);
    for (const { state } of open)
      for (const event of [ENTER, CONTINUE, SUBMIT, NOTHING]) expect(state.can(event), placeOf(state)).toBe(false);
  });

  it('[ERR2-06] goes back to step 1 after every failure, and says why', () => {
    let failures = 0;
    for (const { state } of adding) {
      for (const event of events) {
        const [next] = transition(vehicleFormMachine, state, event);
        if (next.context.failure === null || next.context.failure === state.context.failure) continue;
        failures += 1;
        expect(['identity', 'creationUnknown', 'updateUnknown'], placeOf(next)).toContain(next.value);
        expect(next.context.failure.notice.tone).toBe('error');
      }
    }
    expect(failures).toBeGreaterThan(20);
  });

  it('counts as sent until it is known what became of it', () => {
    const sent = new Set(paths.filter(({ state }) => state.hasTag('sent')).map(({ state }) => String(state.value)));
    expect([...sent].toSorted()).toEqual(['checkingCreation', 'checkingUpdate', 'creating', 'updating']);
  });

  it('never shows an old failure while it waits', () => {
    for (const { state } of at('creating', 'checking')) expect(state.context.failure, placeOf(state)).toBeNull();
  });

  it('has no dead end', () => {
    const left = new Set<string>(['saved']);
    for (const { state } of paths) {
      const here = String(state.value);
      if (!left.has(here) && events.some((event) => transition(vehicleFormMachine, state, event)[0].value !== here)) left.add(here);
    }
    expect([...new Set(paths.map(({ state }) => String(state.value)))].filter((state) => !left.has(state))).toEqual([]);
  });
});

interface Answers {
  create?: VehicleSaveOutcome[];
  update?: VehicleSaveOutcome[];
  read?: VehicleReadOutcome[];
  find?: VehicleReadOutcome[];
}

/** Runs the machine with given responses, and records what it sends and says. */
function play(mode: VehicleMode, { create = [], update = [], read = [], find = [] }: Answers, ...given: VehicleFormEvent[]) {
  const sent: unknown[] = [];
  const said: VehicleFormEmitted[] = [];
  const next = async <T>(answers: T[]): Promise<T> => answers.shift() ?? Promise.reject(new Error('no answer'));
  const machine = vehicleFormMachine.provide({
    actors: {
      createVehicle: fromPromise<VehicleSaveOutcome, VehicleCreate>(({ input }) => (sent.push(input), next(create))),
      updateVehicle: fromPromise<VehicleSaveOutcome, VehicleUpdate>(({ input }) => (sent.push(input), next(update))),
      readVehicle: fromPromise<VehicleReadOutcome, { id: number }>(() => next(read)),
      findVehicle: fromPromise<VehicleReadOutcome, VehicleSearch>(() => next(find)),
      confirmUpdate: fromPromise<VehicleReadOutcome, VehicleUpdate>(() => next(read)),
    },
  });
  const actor = createActor(machine, { input: { mode, vehicle: mode === 'add' ? null : VAN } });
  actor.on('vehicle.found', (event) => said.push(event));
  actor.on('vehicle.saved', (event) => said.push(event));
  actor.start();
  for (const event of given) actor.send(event);
  const settled = () => vi.waitFor(() => expect(actor.getSnapshot().hasTag('busy')).toBe(false));
  return { actor, sent, said, settled };
}

describe('played through', () => {
  it('[VEH-23] Enter creates the vehicle by its VIN, once; step 2 updates it', async () => {
    const { actor, sent, said, settled } = play('add', { create: [there(VAN)], update: [there(CHANGED)] }, ENTER, ENTER);
    await settled();
    expect(actor.getSnapshot().value).toBe('details');
    expect(said).toEqual([{ type: 'vehicle.found', vehicle: VAN }]);
    actor.send(RETURN);
    actor.send(ENTER);
    expect(actor.getSnapshot().value).toBe('details');
    actor.send(SUBMIT);
    await settled();
    expect(sent).toEqual([{ body: BY_VIN }, { id: 7, body: CHANGE }]);
    expect(said.at(-1)).toEqual({ type: 'vehicle.saved', vehicle: CHANGED });
  });

  it('a vehicle that needs no more details is not sent again', async () => {
    const { actor, sent, settled } = play('add', { create: [there(VAN)] }, ENTER);
    await settled();
    actor.send(NOTHING);
    expect(actor.getSnapshot().value).toBe('saved');
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['it is there', there(VAN), 'details'],
    ['it is not', there(null), 'identity'],
    ['nobody knows', REFUSED, 'creationUnknown'],
  ] as const)('a lost answer to Enter is looked up, and nothing is created twice: %s', async (_what, answer, state) => {
    const { actor, sent, settled } = play('add', { create: [{ status: 'lost' }], find: [answer, there(VAN)] }, ENTER);
    await settled();
    expect(actor.getSnapshot().value).toBe(state);
    if (state === 'creationUnknown') {
      actor.send(RETRY);
      await settled();
      expect(actor.getSnapshot().value).toBe('details');
    }
    expect(sent).toHaveLength(1);
  });

  it('[ERR2-06] a refused step 2 shows step 1; what exists by then is updated, not created', async () => {
    const { actor, sent, settled } = play('add', { create: [there(VAN)], update: [REFUSED, there(CHANGED)] }, ENTER);
    await settled();
    actor.send(SUBMIT);
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ value: 'identity', context: { failure: { during: 'save' } } });
    actor.send(CONTINUE);
    expect(actor.getSnapshot().context.failure).toBeNull();
    actor.send(SUBMIT);
    await settled();
    expect(actor.getSnapshot().value).toBe('saved');
    expect(sent).toHaveLength(3);
  });

  it.each([
    ['nobody else changed it', [there(VAN)], 'saved', 1],
    ['someone changed something else', [there({ ...VAN, other_id: 'VAN-08' })], 'saved', 1],
    ['someone made the same change', [there(CHANGED)], 'saved', 1],
    ['someone changed the same', [there(THEIRS)], 'conflict', 0],
    ['someone deleted it', [there(null)], 'editing', 0],
    ['it cannot be read', [REFUSED], 'editing', 0],
  ] as const)('before a change is sent: %s', async (_what, read, state, times) => {
    const { actor, sent, settled } = play('edit', { read: [...read], update: [there(CHANGED)] }, SUBMIT);
    await settled();
    expect(actor.getSnapshot().value).toBe(state);
    expect(sent).toHaveLength(times);
  });

  it('a conflict ends with mine or theirs', async () => {
    const mine = play('edit', { read: [there(THEIRS)], update: [there(CHANGED)] }, SUBMIT);
    await mine.settled();
    mine.actor.send({ type: 'mine.kept' });
    await mine.settled();
    expect(mine.said).toEqual([{ type: 'vehicle.saved', vehicle: CHANGED }]);

    const theirs = play('edit', { read: [there(THEIRS)] }, SUBMIT);
    await theirs.settled();
    theirs.actor.send({ type: 'theirs.taken' });
    expect(theirs.actor.getSnapshot()).toMatchObject({ value: 'editing', context: { vehicle: THEIRS, theirs: null } });
    expect(theirs.sent).toEqual([]);
  });

  it.each([
    ['it is saved', there(CHANGED), 'saved'],
    ['it is as it was', there(VAN), 'editing'],
    ['someone else came first', there(THEIRS), 'conflict'],
    ['it is gone', there(null), 'editing'],
    ['nobody knows', REFUSED, 'updateUnknown'],
  ] as const)('a lost answer to a change is looked up: %s', async (_what, answer, state) => {
    const { actor, sent, settled } = play('activate', { read: [there(VAN), answer], update: [{ status: 'lost' }] }, SUBMIT);
    await settled();
    expect(actor.getSnapshot().value).toBe(state);
    expect(sent).toHaveLength(1);
  });

  it.each([
    [false, 'identity'],
    [true, 'details'],
  ] as const)('after a reload, step 2 was open: %s', (isAtDetails, state) => {
    const actor = createActor(vehicleFormMachine, { input: { mode: 'add', vehicle: VAN, isAtDetails } });
    actor.start();
    expect(actor.getSnapshot()).toMatchObject({ value: state, context: { vehicle: VAN } });
  });
});
