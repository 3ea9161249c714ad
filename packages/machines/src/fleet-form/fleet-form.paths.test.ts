import { describe, expect, it } from 'vitest';
import { createActor, transition } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { everyState, innermost } from '../every-state.fixture.ts';
import { fleetFormMachine } from './fleet-form.machine.ts';
import { CHANGED, FLEET, REFUSED, THEIRS, found, loaded, saved } from './fleet-form.fixture.ts';
import type { FleetFormInput } from './fleet-form.types.ts';

type Snapshot = SnapshotFrom<typeof fleetFormMachine>;

const EDIT = { type: 'edit.started' } as const;
const SUBMIT = { type: 'fleet.submitted' } as const;
const CANCEL = { type: 'edit.canceled' } as const;
const ASK = { type: 'deletion.asked' } as const;
const CONFIRM = { type: 'deletion.confirmed' } as const;
const changed = (changes: object) => ({ type: 'field.changed', changes });
const done = (actor: string, ...outputs: unknown[]) => outputs.map((output) => ({ type: `xstate.done.actor.${actor}`, output }));

const WAITS = { saving: 'save', comparing: 'compare', checkingOutcome: 'lookUp', deleting: 'delete', checkingDeletion: 'checkDeletion' };
const events = [
  EDIT,
  SUBMIT,
  CANCEL,
  changed({ name: 'Birch Lane Catering' }),
  changed({ name: ' ' }),
  changed({ rep: 'Ann Lee' }),
  changed({ paymentType: 'bill_to' }),
  { type: 'sharing.toggled', isOn: true },
  { type: 'sharing.settled' },
  { type: 'fleet.refreshed', loaded: loaded(THEIRS) },
  { type: 'mine.kept' },
  { type: 'theirs.taken' },
  { type: 'outcome.retried' },
  ASK,
  { type: 'name.typed', text: FLEET.name },
  { type: 'name.typed', text: THEIRS.name },
  CONFIRM,
  { type: 'deletion.canceled' },
  ...done('save', saved(CHANGED), REFUSED, { status: 'lost' }, { status: 'changed' }, { status: 'gone' }),
  ...done('compare', found(THEIRS), found(null), REFUSED),
  ...done('lookUp', found(CHANGED), found(FLEET), found(THEIRS), found(null), REFUSED),
  ...done('delete', { status: 'success' }, { status: 'lost' }, REFUSED),
  ...done('checkDeletion', found(FLEET), found(null), REFUSED),
  ...Object.values(WAITS).map((actor) => ({ type: `xstate.error.actor.${actor}`, error: new Error('broken') })),
  ...Object.keys(WAITS).map((state) => ({ type: `xstate.after.answerPatience.fleetForm.${state}` })),
] as never[];

const placeOf = ({ value, context }: Snapshot): string =>
  JSON.stringify([value, context.draft, context.sharing, context.base, context.theirs, context.typedName, context.notice !== null]);

const pathsFrom = (input: FleetFormInput) =>
  getShortestPaths(fleetFormMachine, {
    input,
    events,
    serializeState: (snapshot) => placeOf(snapshot as Snapshot),
    limit: 100_000,
  });
const paths = [
  ...pathsFrom({ loaded: loaded(FLEET), paymentTypes: ['credit_card', 'bill_to'] }),
  ...pathsFrom({ loaded: null, paymentTypes: ['credit_card', 'bill_to'] }),
];
const at = (...values: string[]) => paths.filter(({ state }) => values.includes(String(state.value)));
const valuesWhere = (test: (state: Snapshot) => boolean) =>
  new Set(paths.filter(({ state }) => test(state as Snapshot)).map(({ state }) => String(state.value)));

describe('every path of the fleet form', () => {
  it('leads to every state, and each says what it is', () => {
    const reached = new Set(paths.map(({ state }) => String(state.value)));
    expect(innermost(fleetFormMachine).filter((path) => !reached.has(path))).toEqual(['starting', 'saved']);
    expect(everyState(fleetFormMachine).filter(({ description }) => !description)).toEqual([]);
  });

  it('[FLT-08] [FLT-11] fields are open in a new fleet, and in an existing one only from Edit on', () => {
    expect(valuesWhere((state) => state.hasTag('open'))).toEqual(new Set(['new', 'editing', 'failed']));
    expect(valuesWhere((state) => state.can(EDIT))).toEqual(new Set(['reading']));
    for (const { state } of at('reading')) expect(state.can(changed({ name: 'x' }) as never), placeOf(state)).toBe(false);
  });

  it('[FLT-10] Cancel forgets what was typed, wherever it is offered, and a new fleet has none', () => {
    const offered = paths.filter(({ state }) => state.can(CANCEL));
    expect(offered.length).toBeGreaterThan(10);
    for (const { state } of offered) {
      const [next] = transition(fleetFormMachine, state, CANCEL);
      expect(next.value).toBe('reading');
      expect(next.context.draft.name, placeOf(state)).toBe(state.context.saved!.fleet.name);
      expect(next.context).toMatchObject({ sharing: state.context.saved!.fleet.share_wex_number, notice: null });
    }
    for (const { state } of paths.filter(({ state: { context } }) => context.base === null)) expect(state.can(CANCEL)).toBe(false);
  });

  it('[FLT-13] sends only a fleet with name and payment type, and nothing while something is on its way', () => {
    for (const { state } of at('new', 'editing', 'failed')) {
      const { name, paymentType } = state.context.draft;
      const [next] = transition(fleetFormMachine, state, SUBMIT);
      if (name.trim() === '' || paymentType === '') expect(next.value, placeOf(state)).toBe(state.value);
    }
    const waiting = paths.filter(({ state }) => (state as Snapshot).hasTag('busy') || state.value === 'outcomeUnknown');
    expect(waiting.length).toBeGreaterThan(20);
    for (const { state } of waiting) for (const event of [SUBMIT, CONFIRM, ASK]) expect(state.can(event), placeOf(state)).toBe(false);
  });

  it('[FLT-04] deletes only what was asked for by name', () => {
    for (const { state } of at('confirmingDeletion'))
      expect(state.can(CONFIRM), placeOf(state)).toBe(state.context.typedName === state.context.saved!.fleet.name);
    expect(valuesWhere((state) => state.can(ASK))).toEqual(new Set(['reading']));
  });

  it('keeps what was typed, whatever fails on the way', () => {
    for (const { state } of paths.filter(({ state }) => (state as Snapshot).hasTag('busy'))) {
      for (const event of events) {
        const { type, output } = event as { type: string; output?: { status?: string } };
        if (!type.startsWith('xstate.') || output?.status === 'success') continue;
        const [next] = transition(fleetFormMachine, state, event);
        expect(next.context.draft, `${placeOf(state)} ${type}`).toEqual(state.context.draft);
      }
    }
  });

  it('says why whenever it fails, and never while it saves', () => {
    for (const { state } of at('outcomeUnknown')) expect(state.context.notice, placeOf(state)).toMatchObject({ tone: 'error' });
    for (const { state } of at('saving', 'deleting', 'reading', 'conflict')) expect(state.context.notice, placeOf(state)).toBeNull();
  });

  it('has no dead end', () => {
    const left = new Set<string>();
    for (const { state } of paths) {
      const here = String(state.value);
      if (!left.has(here) && events.some((event) => transition(fleetFormMachine, state, event)[0].value !== here)) left.add(here);
    }
    const ends = new Set(paths.map(({ state }) => String(state.value)).filter((name) => !left.has(name)));
    expect(ends).toEqual(new Set(['created', 'deleted']));
  });

  it('refreshes what is read, and never what is typed', () => {
    for (const { state } of paths) {
      if (state.status !== 'active') continue;
      const [next] = transition(fleetFormMachine, state, { type: 'fleet.refreshed', loaded: loaded(THEIRS) });
      expect(next.value).toBe(state.value);
      expect(next.context.draft.rep, placeOf(state)).toBe(state.value === 'reading' ? THEIRS.rep : state.context.draft.rep);
    }
  });
});

describe('where it starts', () => {
  const start = (input: FleetFormInput) => createActor(fleetFormMachine, { input }).getSnapshot();

  it.each([
    ['[FLT-11] a new fleet', { loaded: null, paymentTypes: [] }, 'new'],
    ['[FLT-08] an existing one', { loaded: loaded(FLEET), paymentTypes: [] }, 'reading'],
  ] as const)('%s', (_what, input, value) => {
    expect(start(input)).toMatchObject({ value });
  });

  it.each([
    ['one', ['credit_card'], 'credit_card'],
    ['two', ['credit_card', 'bill_to'], ''],
    ['none', [], ''],
  ])('[FLT-12] %s payment type', (_count, paymentTypes, paymentType) => {
    expect(start({ loaded: null, paymentTypes }).context.draft.paymentType).toBe(paymentType);
    const unpaid = { ...FLEET, fleet_payment_type: null };
    expect(start({ loaded: loaded(unpaid), paymentTypes }).context.draft.paymentType).toBe(paymentType);
    expect(start({ loaded: loaded(FLEET), paymentTypes }).context.draft.paymentType).toBe(FLEET.fleet_payment_type);
  });
});
