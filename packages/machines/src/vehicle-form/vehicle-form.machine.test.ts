import { emptyVehicleValues } from '@wayside/domain/schemas';
import type { VehicleRefusal } from '@wayside/domain';
import type { FormVehicle, VehicleMode } from '@wayside/domain/schemas';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { recordStart } from '../record/record.setup.ts';
import type { RecordFindOutcome, RecordSave, RecordSaveOutcome, RecordSearch, StoredRecord } from '../record/record.types.ts';
import { vehicleFormMachine } from './vehicle-form.machine.ts';
import { vehicleKind } from './vehicle.kind.ts';
import type { VehicleDraft, VehicleGiven } from './vehicle.kind.ts';

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
const CHANGED: FormVehicle = { ...VAN, odometer: 200 };
const THEIRS: FormVehicle = { ...VAN, odometer: 150 };

type Save = RecordSave<FormVehicle, VehicleDraft, VehicleGiven>;
type SaveOutcome = RecordSaveOutcome<FormVehicle, VehicleRefusal>;
type FindOutcome = RecordFindOutcome<FormVehicle, VehicleRefusal>;

const saved = (vehicle: FormVehicle): SaveOutcome => ({ status: 'success', saved: vehicle });
const found = (vehicle: FormVehicle | null): FindOutcome => ({ status: 'success', saved: vehicle });
const REFUSED = { status: 'failure', notice: { tone: 'error', text: 'No' } } as const;
const CONTINUE = { type: 'step.continued' } as const;
const RETURN = { type: 'step.returned' } as const;
const LOOK_UP = submitOf({ ...draftOf(null), vin: VAN.vin!.toLowerCase(), department_number: '210', isLookup: true });

function draftOf(vehicle: FormVehicle | null): VehicleDraft {
  return vehicleKind.draftOf(vehicle, { mode: 'add', units: 'miles' });
}
function submitOf(draft: VehicleDraft) {
  return { type: 'record.submitted', draft, existingIds: [1] } as const;
}
const DETAILS = submitOf({ ...draftOf(VAN), odometer: 200 });

interface Server {
  save?: SaveOutcome[];
  find?: FindOutcome[];
  stored?: StoredRecord<FormVehicle, VehicleDraft>;
}

/** Runs the machine with given responses, and records what it sends and says. */
function play(mode: VehicleMode, { save = [], find = [], stored }: Server = {}) {
  const sent: Save[] = [];
  const said: string[] = [];
  const next = async <T>(outcomes: T[]): Promise<T> => outcomes.shift() ?? Promise.reject(new Error('no response'));
  const machine = vehicleFormMachine.provide({
    actors: {
      saveRecord: fromPromise<SaveOutcome, Save>(({ input }) => (sent.push(input), next(save))),
      findRecord: fromPromise<FindOutcome, RecordSearch<FormVehicle, VehicleDraft, VehicleGiven>>(() => next(find)),
    },
  });
  const actor = createActor(machine, { input: { saved: mode === 'add' ? null : VAN, given: { mode, units: 'miles' }, stored } });
  actor.on('*', ({ type }) => void said.push(type));
  actor.start();
  const settled = () => vi.waitFor(() => expect(actor.getSnapshot().hasTag('busy')).toBe(false));
  return { actor, sent, said, settled };
}

describe('a new vehicle', () => {
  it('[VEH-23] is added by its VIN, once; step 2 changes it', async () => {
    const { actor, sent, said, settled } = play('add', { save: [saved(VAN), saved(CHANGED)], find: [found(VAN)] });
    actor.send(LOOK_UP);
    actor.send(LOOK_UP);
    await settled();
    expect(actor.getSnapshot().value).toBe('details');
    // What the VIN found is there, and what was typed.
    expect(actor.getSnapshot().context).toMatchObject({
      base: VAN,
      draft: { ...draftOf(VAN), department_number: '210', isLookup: false },
    });
    expect(said).toEqual(['record.saved', 'draft.replaced']);
    actor.send(RETURN);
    expect(actor.getSnapshot().value).toBe('identity');
    actor.send(CONTINUE);
    actor.send(DETAILS);
    await settled();
    expect(actor.getSnapshot().value).toBe('done');
    expect(sent).toMatchObject([
      { base: null, draft: { isLookup: true }, existingIds: [1] },
      { base: VAN, draft: { isLookup: false, odometer: 200 } },
    ]);
  });

  it('[VEH-18] is added from the lists in two steps', async () => {
    const { actor, sent, settled } = play('add', { save: [saved(CHANGED)] });
    expect(actor.getSnapshot().value).toBe('identity');
    actor.send(CONTINUE);
    expect(actor.getSnapshot().value).toBe('details');
    actor.send(DETAILS);
    await settled();
    expect(actor.getSnapshot().value).toBe('done');
    expect(sent).toMatchObject([{ base: null, draft: { odometer: 200 } }]);
  });

  it('that needs no more details is not sent again', async () => {
    const { actor, sent, said, settled } = play('add', { save: [saved(VAN)] });
    actor.send(LOOK_UP);
    await settled();
    actor.send(submitOf(draftOf(VAN)));
    expect(actor.getSnapshot().value).toBe('closed');
    expect(said.at(-1)).toBe('record.closed');
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['it is there', [found(VAN)], 'details'],
    ['it is not', [found(null)], 'identity'],
    ['nobody knows', [REFUSED, found(VAN)], 'outcomeUnknown'],
  ] as const)('[VEH-23] a lost response to its VIN is looked up, and nothing is created twice: %s', async (_what, find, state) => {
    const { actor, sent, settled } = play('add', { save: [{ status: 'lost' }], find: [...find] });
    actor.send(LOOK_UP);
    await settled();
    expect(actor.getSnapshot().value).toBe(state);
    actor.send({ type: 'outcome.retried' });
    await settled();
    expect(actor.getSnapshot().value).toBe(state === 'outcomeUnknown' ? 'details' : state);
    expect(sent).toHaveLength(1);
  });

  it('[ERR2-06] shows step 1 when step 2 is refused, with the reason until it goes on; what exists by then is changed', async () => {
    const { actor, sent, settled } = play('add', { save: [saved(VAN), REFUSED, saved(CHANGED)], find: [found(VAN), found(VAN)] });
    actor.send(LOOK_UP);
    await settled();
    actor.send(DETAILS);
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ value: 'identity', context: { notice: REFUSED.notice } });
    actor.send(CONTINUE);
    expect(actor.getSnapshot().context.notice).toBeNull();
    actor.send(DETAILS);
    await settled();
    expect(actor.getSnapshot().value).toBe('done');
    expect(sent.map(({ base }) => base)).toEqual([null, VAN, VAN]);
  });

  it('that a colleague changed meanwhile is asked about, and shows step 1 again with theirs', async () => {
    const { actor, settled } = play('add', { save: [saved(VAN)], find: [found(THEIRS)] });
    actor.send(LOOK_UP);
    await settled();
    actor.send(DETAILS);
    await settled();
    expect(actor.getSnapshot().value).toBe('conflict');
    actor.send({ type: 'theirs.taken' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'identity', context: { base: THEIRS, draft: { odometer: 150 } } });
  });

  it.each([
    ['step 1', null, 'identity'],
    ['step 2 once its VIN added it', VAN, 'details'],
  ] as const)('is continued after a reload at %s', (_where, base, state) => {
    const { actor } = play('add', { stored: { base, draft: draftOf(base), existingIds: null, wasSent: false } });
    expect(actor.getSnapshot()).toMatchObject({ value: state, context: { base } });
  });
});

describe('a saved vehicle', () => {
  it.each(['edit', 'ymm', 'activate'] as const)('[VEH-19] has no steps: %s', (mode) => {
    const { actor } = play(mode);
    expect(actor.getSnapshot().value).toBe('editing');
    for (const event of [CONTINUE, RETURN]) expect(actor.getSnapshot().can(event)).toBe(false);
  });

  it('shows its form again after a refusal', async () => {
    const { actor, settled } = play('edit', { save: [REFUSED], find: [found(VAN)] });
    actor.send(DETAILS);
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { notice: REFUSED.notice } });
  });
});

it('a new one starts empty, in the units of its region', () => {
  expect(recordStart(vehicleKind, { saved: null, given: { mode: 'add', units: 'kilometers' } }).draft).toEqual({
    ...emptyVehicleValues('kilometers'),
    is_active: true,
    isLookup: false,
  });
});
