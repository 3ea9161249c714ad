import { emptyVehicleValues } from '@wayside/domain/schemas';
import type { FormVehicle, VehicleMode } from '@wayside/domain/schemas';
import { describe, expect, it } from 'vitest';
import { play } from '../play.fixture.ts';
import type { Answers } from '../play.fixture.ts';
import { samples } from '../record/kinds.fixture.ts';
import { recordStart } from '../record/record.setup.ts';
import type { RecordEvent, StoredRecord } from '../record/record.types.ts';
import { vehicleFormMachine } from './vehicle-form.machine.ts';
import { vehicleKind } from './vehicle.kind.ts';
import type { VehicleDraft } from './vehicle.kind.ts';

const VAN = { ...(samples['vehicle']!.saved as FormVehicle), odometer: 100 };
const CHANGED: FormVehicle = { ...VAN, odometer: 200 };
const THEIRS: FormVehicle = { ...VAN, odometer: 150 };

type Event = RecordEvent<FormVehicle, VehicleDraft>;

const lookup = (saved: FormVehicle | null) => ({ status: 'success', saved: saved! }) as const;
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

type Fakes = Answers<typeof vehicleFormMachine> & { stored?: StoredRecord<FormVehicle, VehicleDraft> };

function start(mode: VehicleMode, { stored, ...answers }: Fakes = {}, ...events: Event[]) {
  const input = { saved: mode === 'add' ? null : VAN, given: { mode, units: 'miles' as const }, stored };
  const played = play(vehicleFormMachine, input, answers, ...events);
  return { ...played, saves: () => played.sent('saveRecord') };
}

/** Step 2 of a vehicle that its VIN added. */
async function added({ saveRecord = [], ...answers }: Fakes = {}) {
  const started = start('add', { saveRecord: [lookup(VAN), ...saveRecord], ...answers }, LOOK_UP, LOOK_UP);
  expect((await started.settled()).value).toBe('details');
  return started;
}

describe('a new vehicle', () => {
  it('[VEH-23] is added by its VIN, once; step 2 changes it', async () => {
    const { now, send, saves, said, settled } = await added({
      saveRecord: [lookup(CHANGED)],
      findRecord: [lookup(VAN)],
    });
    // What the VIN found is there, and what was typed.
    const draft = { ...draftOf(VAN), department_number: '210', isLookup: false };
    expect(now().context).toMatchObject({ base: VAN, draft });
    expect(said.map(({ type }) => type)).toEqual(['record.saved', 'draft.replaced']);
    expect(send(RETURN).value).toBe('identity');
    send(CONTINUE, DETAILS);
    expect((await settled()).value).toBe('done');
    expect(saves()).toMatchObject([
      { base: null, draft: { isLookup: true }, existingIds: [1] },
      { base: VAN, draft: { isLookup: false, odometer: 200 } },
    ]);
  });

  it('[VEH-18] is added from the lists in two steps', async () => {
    const { now, send, saves, settled } = start('add', { saveRecord: [lookup(CHANGED)] });
    expect(now().value).toBe('identity');
    expect(send(CONTINUE).value).toBe('details');
    send(DETAILS);
    expect((await settled()).value).toBe('done');
    expect(saves()).toMatchObject([{ base: null, draft: { odometer: 200 } }]);
  });

  it('that needs no more details is not sent again', async () => {
    const { send, saves, said } = await added();
    expect(send(submitOf(draftOf(VAN))).value).toBe('closed');
    expect(said.at(-1)).toEqual({ type: 'record.closed' });
    expect(saves()).toHaveLength(1);
  });

  it.each([
    ['it is there', lookup(VAN), 'details'],
    ['it is not', lookup(null), 'identity'],
    ['nobody knows', REFUSED, 'outcomeUnknown'],
  ] as const)(
    '[VEH-23] a lost response to its VIN is looked up, and nothing is created twice: %s',
    async (_what, answer, state) => {
      const { saves, settled } = start('add', { saveRecord: [{ status: 'lost' }], findRecord: [answer] }, LOOK_UP);
      expect((await settled()).value).toBe(state);
      expect(saves()).toHaveLength(1);
    },
  );

  it('[ERR2-06] shows step 1 when step 2 is refused, with the reason until it goes on; what exists by then is changed', async () => {
    const { send, saves, settled } = await added({
      saveRecord: [REFUSED, lookup(CHANGED)],
      findRecord: [lookup(VAN), lookup(VAN)],
    });
    send(DETAILS);
    expect(await settled()).toMatchObject({ value: 'identity', context: { notice: REFUSED.notice } });
    expect(send(CONTINUE).context.notice).toBeNull();
    send(DETAILS);
    expect((await settled()).value).toBe('done');
    expect(saves()).toMatchObject([{ base: null }, { base: VAN }, { base: VAN }]);
  });

  it('that a colleague changed meanwhile is asked about, and shows step 1 again with theirs', async () => {
    const { send, settled } = await added({ findRecord: [lookup(THEIRS)] });
    send(DETAILS);
    expect((await settled()).value).toBe('conflict');
    expect(send({ type: 'theirs.taken' })).toMatchObject({
      value: 'identity',
      context: { base: THEIRS, draft: { odometer: 150 } },
    });
  });

  it.each([
    ['step 1', null, 'identity'],
    ['step 2 once its VIN added it', VAN, 'details'],
  ] as const)('is continued after a reload at %s', (_where, base, state) => {
    const { now } = start('add', { stored: { base, draft: draftOf(base), existingIds: null, wasSent: false } });
    expect(now()).toMatchObject({ value: state, context: { base } });
  });
});

describe('a saved vehicle', () => {
  it.each(['edit', 'ymm', 'activate'] as const)('[VEH-19] has no steps: %s', (mode) => {
    const state = start(mode).now();
    expect(state.value).toBe('editing');
    for (const event of [CONTINUE, RETURN]) expect(state.can(event)).toBe(false);
  });

  it('shows its form again after a refusal', async () => {
    const { settled } = start('edit', { saveRecord: [REFUSED], findRecord: [lookup(VAN)] }, DETAILS);
    expect(await settled()).toMatchObject({ value: 'editing', context: { notice: REFUSED.notice } });
  });
});

it('a new one starts empty, in the units of its region', () => {
  expect(recordStart(vehicleKind, { saved: null, given: { mode: 'add', units: 'kilometers' } }).draft).toEqual({
    ...emptyVehicleValues('kilometers'),
    is_active: true,
    isLookup: false,
  });
});
