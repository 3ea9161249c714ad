import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { fleetFormMachine } from './fleet-form.machine.ts';
import { hasFleetChanges } from './fleet-form.setup.ts';
import { CHANGED, FLEET, REFUSED, THEIRS, found, loaded, saved } from './fleet-form.fixture.ts';
import type {
  FleetDeleteOutcome,
  FleetFormEvent,
  FleetFormInput,
  FleetLookupOutcome,
  FleetSave,
  FleetSaveOutcome,
} from './fleet-form.types.ts';

const TYPES = ['credit_card', 'bill_to'];
const EXISTING: FleetFormInput = { loaded: loaded(FLEET), paymentTypes: TYPES };
const NEW: FleetFormInput = { loaded: null, paymentTypes: TYPES };
const LOST = { status: 'lost' } as const;

const EDIT = { type: 'edit.started' } as const;
const SUBMIT = { type: 'fleet.submitted' } as const;
const rep = (name: string): FleetFormEvent => ({ type: 'field.changed', changes: { rep: name } });
const FILL: FleetFormEvent = { type: 'field.changed', changes: { name: ' Birch Lane Catering ', paymentType: 'bill_to' } };
const BIRCH = { ...FLEET, id: 77, name: 'Birch Lane Catering', region: null, rep: null, fleet_payment_type: 'bill_to', other_id: null };

interface Answers {
  save?: FleetSaveOutcome[];
  lookUp?: FleetLookupOutcome[];
  remove?: FleetDeleteOutcome[];
}

/** Returns the given results one after another. */
function play({ save = [], lookUp = [], remove = [] }: Answers, input: FleetFormInput, ...does: FleetFormEvent[]) {
  const sent: FleetSave[] = [];
  const said: unknown[] = [];
  const actor = createActor(
    fleetFormMachine.provide({
      actors: {
        saveFleet: fromPromise<FleetSaveOutcome, FleetSave>(async ({ input: sending }) => {
          sent.push(sending);
          return save.shift()!;
        }),
        readFleet: fromPromise<FleetLookupOutcome, { id: number }>(async () => lookUp.shift()!),
        confirmSave: fromPromise<FleetLookupOutcome, FleetSave>(async () => lookUp.shift()!),
        confirmDeletion: fromPromise<FleetLookupOutcome, { id: number }>(async () => lookUp.shift()!),
        deleteFleet: fromPromise<FleetDeleteOutcome, { id: number }>(async () => remove.shift()!),
      },
    }),
    { input },
  );
  actor.on('*', (saying) => said.push(saying));
  actor.start();
  for (const event of does) actor.send(event);
  const settled = () => vi.waitFor(() => expect(actor.getSnapshot().hasTag('busy')).toBe(false));
  return { actor, sent, said, settled };
}

describe('what is sent and said', () => {
  it('[FLT-07] [API-35] [ENT-04] a new fleet goes out with its six fields, under the names of the contract', async () => {
    const { actor, sent, said, settled } = play({ save: [saved(BIRCH)] }, NEW, FILL, SUBMIT);
    await settled();
    expect(sent.map(({ base, body }) => [base, body])).toEqual([
      [
        null,
        { name: 'Birch Lane Catering', region: null, rep: null, fleet_payment_type: 'bill_to', other_id: null, share_wex_number: false },
      ],
    ]);
    expect(said).toEqual([{ type: 'fleet.created', id: 77 }]);
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('[FLT-09] [API-36] a change goes out with the version it started from, and leads back to reading', async () => {
    const { actor, sent, said, settled } = play({ save: [saved(CHANGED)] }, EXISTING, EDIT, rep('Ann Lee'), SUBMIT);
    await settled();
    expect(sent).toMatchObject([{ base: { version: loaded(FLEET).version }, body: { rep: 'Ann Lee', other_id: 'MSC-5' } }]);
    expect(said).toEqual([{ type: 'fleet.updated' }]);
    expect(actor.getSnapshot()).toMatchObject({ value: 'reading', context: { saved: { fleet: CHANGED }, base: { fleet: CHANGED } } });
  });

  it('a save without changes sends nothing', () => {
    const { actor, sent } = play({}, EXISTING, EDIT, rep(' Lena Hoff '), SUBMIT);
    expect(actor.getSnapshot().value).toBe('reading');
    expect(sent).toEqual([]);
  });

  it('someone else saved in between: mine goes on top of theirs', async () => {
    const { actor, sent, settled } = play(
      { save: [{ status: 'changed' }, saved(CHANGED)], lookUp: [found(THEIRS)] },
      EXISTING,
      EDIT,
      rep('Ann Lee'),
      SUBMIT,
    );
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ value: 'conflict', context: { theirs: { fleet: THEIRS } } });
    actor.send({ type: 'mine.kept' });
    await settled();
    expect(sent.at(-1)).toMatchObject({ base: { version: loaded(THEIRS).version }, body: { region: 'East', rep: 'Ann Lee' } });
    expect(actor.getSnapshot().value).toBe('reading');
  });

  it('someone else saved in between: theirs', async () => {
    const { actor, sent, settled } = play(
      { save: [{ status: 'changed' }], lookUp: [found(THEIRS)] },
      EXISTING,
      EDIT,
      rep('Ann Lee'),
      SUBMIT,
    );
    await settled();
    actor.send({ type: 'theirs.taken' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'reading', context: { draft: { region: 'East', rep: 'Noor Haddad' } } });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['it is there', found(BIRCH), 'created'],
    ['it is not', found(null), 'failed'],
    ['nobody knows', REFUSED, 'outcomeUnknown'],
  ] as const)('a lost response to a new fleet is looked up: %s', async (_what, answer, value) => {
    const { actor, sent, settled } = play({ save: [LOST], lookUp: [answer] }, NEW, FILL, SUBMIT);
    await settled();
    expect(actor.getSnapshot().value).toBe(value);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['it is saved', found(CHANGED), 'reading'],
    ['it is as it was', found(FLEET), 'failed'],
    ['someone else came first', found(THEIRS), 'conflict'],
    ['it is gone', found(null), 'failed'],
  ] as const)('a lost response to a change is looked up: %s', async (_what, answer, value) => {
    const { actor, settled } = play({ save: [LOST], lookUp: [answer] }, EXISTING, EDIT, rep('Ann Lee'), SUBMIT);
    await settled();
    expect(actor.getSnapshot().value).toBe(value);
  });

  it.each([
    ['it is there', found(CHANGED), 'reading'],
    ['it is not', found(FLEET), 'failed'],
  ] as const)('what was sent before a reload is looked up, and not sent again: %s', async (_what, answer, value) => {
    const kept = { base: loaded(FLEET), draft: { ...draftOf(CHANGED) }, wasSent: true };
    const { actor, sent, settled } = play({ lookUp: [answer] }, { ...EXISTING, kept });
    await settled();
    expect(actor.getSnapshot().value).toBe(value);
    expect(sent).toEqual([]);
  });

  it('goes on with what was typed before a reload, from the version it started from', async () => {
    const kept = { base: loaded(FLEET), draft: draftOf(CHANGED), wasSent: false };
    const { actor, sent, settled } = play({ save: [saved(CHANGED)] }, { ...EXISTING, loaded: loaded(THEIRS), kept }, SUBMIT);
    await settled();
    expect(sent).toMatchObject([{ base: { version: loaded(FLEET).version }, body: { rep: 'Ann Lee' } }]);
    expect(actor.getSnapshot().value).toBe('reading');
  });

  it('a refused name is marked until it is changed', async () => {
    const taken = { status: 'failure', notice: { tone: 'error', label: 'nameTaken' } } as const;
    const { actor, settled } = play({ save: [taken] }, NEW, FILL, SUBMIT);
    await settled();
    actor.send(rep('Ann Lee'));
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { notice: taken.notice } });
    actor.send({ type: 'field.changed', changes: { name: 'Birch Lane' } });
    expect(actor.getSnapshot().context).toMatchObject({ notice: null, draft: { name: 'Birch Lane', rep: 'Ann Lee' } });
  });
});

describe('deleting', () => {
  const ASK = { type: 'deletion.asked' } as const;
  const TYPE = { type: 'name.typed', text: '  maple street couriers' } as const;
  const NAME = { type: 'name.typed', text: ' Maple Street  Couriers ' } as const;
  const CONFIRM = { type: 'deletion.confirmed' } as const;

  it('[FLT-04] needs the name as it is written', () => {
    const { actor } = play({}, EXISTING, ASK, TYPE);
    expect(actor.getSnapshot().can(CONFIRM)).toBe(false);
    actor.send(NAME);
    expect(actor.getSnapshot().can(CONFIRM)).toBe(true);
  });

  it.each([
    ['[FLT-05] done', { remove: [{ status: 'success' }] }, 'deleted'],
    ['refused', { remove: [REFUSED] }, 'confirmingDeletion'],
    ['lost, and it is gone', { remove: [LOST], lookUp: [found(null)] }, 'deleted'],
    ['lost, and it is still there', { remove: [LOST], lookUp: [found(FLEET)] }, 'confirmingDeletion'],
    ['lost, and nobody knows', { remove: [LOST], lookUp: [REFUSED] }, 'confirmingDeletion'],
  ] as [string, Answers, string][])('%s', async (_what, answers, value) => {
    const { actor, said, settled } = play(answers, EXISTING, ASK, NAME, CONFIRM);
    await settled();
    expect(actor.getSnapshot().value).toBe(value);
    expect(said).toEqual(value === 'deleted' ? [{ type: 'fleet.deleted' }] : []);
    expect(actor.getSnapshot().context.notice === null).toBe(value === 'deleted');
  });
});

describe('the share-number toggle', () => {
  afterEach(() => void vi.useRealTimers());
  const toggle = (isOn: boolean): FleetFormEvent => ({ type: 'sharing.toggled', isOn });

  it('[CST-02] [FLT-14] two quick presses have one effect, 100 ms after the last', () => {
    vi.useFakeTimers();
    const { actor } = play({}, EXISTING, EDIT);
    const effects: boolean[] = [];
    let last = actor.getSnapshot().context.draft.shareWexNumber;
    actor.subscribe(({ context }) => {
      if (context.draft.shareWexNumber !== last) effects.push((last = context.draft.shareWexNumber));
    });
    actor.send(toggle(false));
    vi.advanceTimersByTime(60);
    actor.send(toggle(true));
    expect(actor.getSnapshot().context.sharing).toBe(true);
    vi.advanceTimersByTime(99);
    expect(effects).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(effects).toEqual([true]);
  });

  it('is saved and noticed as shown, without the pause', async () => {
    const { actor, sent, settled } = play({ save: [saved({ ...FLEET, share_wex_number: true })] }, EXISTING, EDIT, toggle(true));
    expect(hasFleetChanges(actor.getSnapshot().context)).toBe(true);
    actor.send(SUBMIT);
    await settled();
    expect(sent).toMatchObject([{ body: { share_wex_number: true } }]);
    expect(actor.getSnapshot()).toMatchObject({ value: 'reading', context: { sharing: true } });
  });

  it('goes back with Cancel, and stays there', () => {
    vi.useFakeTimers();
    const { actor } = play({}, EXISTING, EDIT, toggle(true), { type: 'edit.canceled' }, EDIT);
    vi.advanceTimersByTime(1000);
    expect(actor.getSnapshot().context).toMatchObject({ sharing: false, draft: { shareWexNumber: false } });
  });
});

/** The draft that says what a fleet says. */
function draftOf({ name, region, rep: representative, fleet_payment_type, other_id, share_wex_number }: typeof FLEET) {
  return {
    name,
    region: region ?? '',
    rep: representative ?? '',
    paymentType: fleet_payment_type ?? '',
    otherId: other_id ?? '',
    shareWexNumber: share_wex_number,
  };
}
