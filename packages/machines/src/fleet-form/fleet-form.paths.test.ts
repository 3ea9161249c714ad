import { describe, expect, it } from 'vitest';
import { createActor, transition } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { samples } from '../record/kinds.fixture.ts';
import type { RecordEvent, RecordInput } from '../record/record.types.ts';
import { fleetFormMachine } from './fleet-form.machine.ts';
import type { LoadedFleet } from './fleet.kind.ts';
import type { FleetDraft } from '@wayside/domain';

type Snapshot = SnapshotFrom<typeof fleetFormMachine>;
type Input = RecordInput<LoadedFleet, FleetDraft, readonly string[]>;

const FLEET = samples['fleet']!.saved as LoadedFleet;
const THEIRS = samples['fleet']!.beside as LoadedFleet;
const TYPES = ['credit_card', 'bill_to'];
const OPEN = { type: 'record.opened', saved: FLEET } as const;
const SUBMIT = { type: 'record.submitted' } as const;
const CANCEL = { type: 'edit.canceled' } as const;
const changed = (changes: Partial<FleetDraft>) => ({ type: 'draft.changed', changes }) as const;

function after(input: Input, ...events: (RecordEvent<LoadedFleet, FleetDraft> | object)[]): Snapshot {
  let state: Snapshot = createActor(fleetFormMachine, { input }).getSnapshot();
  for (const event of events) [state] = transition(fleetFormMachine, state, event as never);
  return state;
}
const NEW: Input = { saved: null, given: TYPES };
const EXISTING: Input = { saved: FLEET, given: TYPES };
const saved = (loaded: LoadedFleet) => ({
  type: 'xstate.done.actor.save',
  output: { status: 'success', saved: loaded },
});

describe('the fleet form', () => {
  it('[FLT-08] [FLT-11] fields are open in a new fleet, and in an existing one only from Edit on', () => {
    expect(after(NEW).value).toBe('new');
    expect(after(NEW).hasTag('open')).toBe(true);
    expect(after(EXISTING).value).toBe('reading');
    expect(after(EXISTING).can(changed({ name: 'x' }))).toBe(false);
    expect(after(EXISTING, OPEN).hasTag('open')).toBe(true);
  });

  it('Edit starts from the fleet as it is shown, not as the page opened with it', () => {
    expect(after(EXISTING, { type: 'record.opened', saved: THEIRS }).context).toMatchObject({
      base: THEIRS,
      draft: { region: 'East' },
    });
  });

  it('[FLT-10] Cancel forgets what was typed, and a new fleet has none', () => {
    const canceled = after(EXISTING, OPEN, changed({ rep: 'Ann' }), CANCEL);
    expect(canceled.value).toBe('reading');
    expect(after(EXISTING, OPEN, changed({ rep: 'Ann' }), CANCEL, OPEN).context.draft.rep).toBe(FLEET.fleet.rep);
    expect(after(NEW).can(CANCEL)).toBe(false);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['no payment type', { paymentType: '' }],
  ])('[FLT-13] sends nothing with %s', (_what, changes) => {
    expect(after(EXISTING, OPEN, changed(changes), SUBMIT).value).toBe('editing');
    expect(after(NEW, changed({ name: 'Birch', paymentType: 'bill_to', ...changes }), SUBMIT).value).toBe('new');
  });

  it('[FLT-09] a save without changes sends nothing, and leads back to reading', () => {
    expect(after(EXISTING, OPEN, changed({ rep: ' Lena Hoff ' }), SUBMIT).value).toBe('reading');
  });

  it('[FLT-07] [FLT-09] a new fleet is done once it is saved, a changed one is read again', () => {
    expect(after(NEW, changed({ name: 'Birch', paymentType: 'bill_to' }), SUBMIT, saved(THEIRS))).toMatchObject({
      value: 'created',
      status: 'done',
    });
    expect(after(EXISTING, OPEN, changed({ rep: 'Ann' }), SUBMIT, saved(THEIRS))).toMatchObject({
      value: 'reading',
      status: 'active',
    });
  });

  it.each([
    ['nothing', FLEET, 'failed'],
    ['another field', THEIRS, 'saving'],
  ])('a save that the server refused as outdated, although someone else changed %s', (_what, found, state) => {
    const events = [
      OPEN,
      changed({ rep: 'Ann' }),
      SUBMIT,
      { type: 'xstate.done.actor.save', output: { status: 'changed' } },
    ];
    expect(after(EXISTING, ...events).value).toBe('checking');
    const read = { type: 'xstate.done.actor.check', output: { status: 'success', saved: found } };
    expect(after(EXISTING, ...events, read).value).toBe(state);
  });

  it('a refused name stays marked until it is changed', () => {
    const refused = {
      type: 'xstate.done.actor.save',
      output: { status: 'failure', notice: { tone: 'error', label: 'nameTaken' } },
    };
    const failed = [OPEN, changed({ name: 'Birch' }), SUBMIT, refused];
    expect(after(EXISTING, ...failed).context.notice).toMatchObject({ label: 'nameTaken' });
    expect(after(EXISTING, ...failed, changed({ rep: 'Ann' })).context.notice).not.toBeNull();
    expect(after(EXISTING, ...failed, changed({ name: 'Birch Lane' })).context.notice).toBeNull();
  });

  it.each([
    ['one', ['credit_card'], 'credit_card'],
    ['two', TYPES, ''],
    ['none', [], ''],
  ])('[FLT-12] %s payment type', (_count, given, paymentType) => {
    expect(after({ saved: null, given }).context.draft.paymentType).toBe(paymentType);
    const unpaid = { ...FLEET, fleet: { ...FLEET.fleet, fleet_payment_type: null } };
    expect(after({ saved: unpaid, given }, { type: 'record.opened', saved: unpaid }).context.draft.paymentType).toBe(
      paymentType,
    );
  });
});
