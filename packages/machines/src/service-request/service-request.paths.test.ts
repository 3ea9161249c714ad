import { describe, expect, it } from 'vitest';
import { transition } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { isBookable, missingParts } from '@wayside/domain';
import { everyState, innermost, pathsOf } from '../every-state.fixture.ts';
import {
  BRAKES,
  CREATED,
  DAY,
  INPUT,
  NO_TIMES,
  OIL,
  PRICES,
  REFUSED,
  SHOP,
  TIMES,
  VEHICLE,
  refusal,
  stateOf,
} from './service-request.fixture.ts';
import { draftOf, serviceRequestMachine } from './service-request.machine.ts';
import { blockOf, bodyOf, paymentNeedOf } from './service-request.setup.ts';
import type { ServiceRequestInput } from './service-request.types.ts';

type Snapshot = SnapshotFrom<typeof serviceRequestMachine>;

const done = (actor: string, output: unknown) => ({ type: `xstate.done.actor.${actor}`, output });
const late = (state: string) => ({ type: `xstate.after.answerPatience.serviceRequest.making.${state}` });
const events = [
  { type: 'vehicle.chosen', vehicle: VEHICLE },
  { type: 'vehicle.chosen', vehicle: { ...VEHICLE, is_active: false } },
  { type: 'shop.chosen', shop: SHOP },
  { type: 'shop.chosen', shop: 'anyLocation' },
  { type: 'service.added', service: OIL },
  { type: 'details.changed', poNumber: 'PO-1', comments: 'Squeaks' },
  { type: 'schedule.requested' },
  { type: 'block.dismissed' },
  { type: 'back.requested' },
  { type: 'date.chosen', date: DAY },
  { type: 'date.chosen', date: '2026-06-01' },
  { type: 'times.retried' },
  { type: 'time.chosen', time: '13:30' },
  { type: 'request.submitted' },
  { type: 'outcome.retried' },
  { type: 'prices.retried' },
  { type: 'xstate.after.changePause.serviceRequest.making.prices.waiting' },
  ...[TIMES, NO_TIMES, REFUSED].map((output) => done('loadTimes', output)),
  ...[PRICES, REFUSED].map((output) => done('loadPrices', output)),
  ...[CREATED, { status: 'lost' }, refusal('slotTaken'), refusal('orderExistsAlert'), refusal('other')].map((output) =>
    done('submit', output),
  ),
  ...[{ status: 'success', orderId: 9 }, { status: 'success', orderId: null }, REFUSED].map((output) => done('findRequest', output)),
  ...['loadTimes', 'loadPrices', 'submit', 'findRequest'].map((actor) => ({
    type: `xstate.error.actor.${actor}`,
    error: new Error('broken'),
  })),
  late('request.schedule.loadingTimes'),
  late('request.submitting'),
  late('request.checkingOutcome'),
  late('prices.loading'),
] as never[];

/** Two snapshots are the same place when they offer the same and hold the same choices. */
const placeOf = (snapshot: Snapshot): string => {
  const { draft, times, notice, hasStoredMethod } = snapshot.context;
  const chosen = [
    draft.vehicle?.is_active,
    typeof draft.shop,
    draft.services.length,
    draft.comments,
    draft.date,
    draft.time,
    hasStoredMethod,
  ];
  return JSON.stringify([snapshot.value, chosen, times?.times, notice !== null]);
};

const walk = (input: ServiceRequestInput, more: readonly object[] = []) =>
  getShortestPaths(serviceRequestMachine, {
    input,
    events: [...events, ...more] as never[],
    serializeState: (snapshot) => placeOf(snapshot as Snapshot),
    limit: 100_000,
  });
const paths = walk(INPUT);

describe('every path of the service request', () => {
  it('leads to every state', () => {
    const reached = new Set(paths.flatMap(({ state }) => pathsOf(state.value)));
    const transient = /\.(starting|deciding|settling)$/;
    expect(innermost(serviceRequestMachine).filter((path) => !reached.has(path) && !transient.test(path))).toEqual([]);
  });

  it('[SRQ-05] [SRQ-11] sends nothing that is not complete', () => {
    const sending = paths.filter(({ state }) => stateOf(state.value) === 'submitting');
    expect(sending.length).toBeGreaterThan(0);
    for (const { state } of sending) {
      expect(missingParts(state.context.draft)).toEqual([]);
      expect(state.context.sent).toMatchObject({ vehicle_id: VEHICLE.id });
    }
  });

  describe('what is required', () => {
    const METHODS = [true, false].map((hasStoredMethod) => ({ type: 'paymentMethods.loaded', hasStoredMethod }));
    const TAKEN_OUT = [
      { type: 'vehicle.chosen', vehicle: null },
      { type: 'shop.chosen', shop: null },
      { type: 'service.removed', id: OIL.id },
    ];
    const everyWalk = [
      ['somebody whose shop is paid otherwise', walk(INPUT, TAKEN_OUT)],
      ['somebody who pays by a stored method', walk({ ...INPUT, payer: { pays_through_platform: true } }, METHODS)],
      ['a brand whose vehicles are enrolled', walk({ ...INPUT, requiresEnrolment: true })],
      [
        'a service that needs a position',
        walk(INPUT, [
          { type: 'service.added', service: BRAKES },
          { type: 'service.removed', id: OIL.id },
        ]),
      ],
    ] as const;

    it.each(everyWalk)('is there before anything is sent, and all of it is sent: %s', (who, reached) => {
      const sent = reached.flatMap(({ state }) => {
        const [next] = transition(serviceRequestMachine, state as Snapshot, { type: 'request.submitted' });
        return stateOf(state.value) !== 'submitting' && stateOf(next.value) === 'submitting' ? [{ state, body: next.context.sent }] : [];
      });
      // An enrolled vehicle is not among the events: nothing can be sent there.
      expect(sent.length > 0).toBe(who !== 'a brand whose vehicles are enrolled');
      for (const { state, body } of sent) {
        const { draft, times } = state.context;
        expect(body).toEqual(bodyOf(state.context));
        expect(paymentNeedOf(state.context)).not.toBe('missing');
        if (draft.shop === 'anyLocation') continue;
        expect(times?.date).toBe(draft.date);
        expect(times?.times).toContain(draft.time);
      }
    });

    it.each(everyWalk)('is there before a day is chosen, and the day is one of those offered: %s', (_, reached) => {
      const scheduling = reached.filter(({ state }) => state.hasTag('schedule' as never));
      for (const { state } of scheduling) {
        expect(missingParts(state.context.draft)).toEqual([]);
        expect(blockOf(state.context)).toBeUndefined();
        const { date } = state.context.draft;
        if (date !== null) expect(isBookable(date, state.context.today)).toBe(true);
      }
    });

    it.each(everyWalk)('is there before prices and times are asked for: %s', (_, reached) => {
      const asking = reached.filter(({ state }) => state.hasTag('pricing' as never) || state.hasTag('loadingTimes' as never));
      expect(asking.length).toBeGreaterThan(0);
      for (const { state } of asking) {
        const { vehicle, shop, services } = state.context.draft;
        expect([vehicle !== null, typeof shop === 'object' && shop !== null, services.length > 0]).toEqual([true, true, true]);
      }
    });

    it('free times do not outlive the vehicle, the shop or the services that they were asked for', () => {
      const choices = [
        ...TAKEN_OUT,
        { type: 'vehicle.chosen', vehicle: VEHICLE },
        { type: 'shop.chosen', shop: SHOP },
        { type: 'service.added', service: BRAKES },
      ];
      const editing = paths.filter(({ state }) => state.hasTag('new' as never) && state.context.times !== null);
      expect(editing.length).toBeGreaterThan(0);
      for (const { state } of editing) {
        for (const choice of choices) {
          expect(transition(serviceRequestMachine, state as Snapshot, choice as never)[0].context.times, JSON.stringify(choice)).toBeNull();
        }
      }
    });
  });

  it('[SRQ-07] hears no second press while anything about the first is open', () => {
    const open = paths.filter(({ state }) => ['submitting', 'checkingOutcome', 'outcomeUnknown', 'sent'].includes(stateOf(state.value)));
    expect(open.length).toBeGreaterThan(0);
    for (const { state } of open) expect(state.can({ type: 'request.submitted' })).toBe(false);
  });

  it('keeps what was typed, whatever fails on the way', () => {
    const typed = paths.filter(({ steps }) => steps.some(({ event }) => event.type === 'details.changed'));
    expect(typed.length).toBeGreaterThan(0);
    for (const { state, steps } of typed) {
      const wasHeard = steps.some(({ state: before }) => (before as Snapshot).context.draft.comments === 'Squeaks');
      if (wasHeard) expect(state.context.draft).toMatchObject({ poNumber: 'PO-1', comments: 'Squeaks' });
    }
  });

  it('leaves a draft that is plain data, until the request is sent', () => {
    for (const { state } of paths) {
      const draft = draftOf(state as Snapshot);
      expect(draft === null).toBe(state.status === 'done');
      expect(JSON.parse(`${JSON.stringify(draft)}`)).toEqual(draft);
    }
  });

  it('has no dead end but the request that is sent', () => {
    const left = new Set<string>();
    for (const { state } of paths) {
      const here = stateOf(state.value);
      const leaves = (event: never) => stateOf(transition(serviceRequestMachine, state as Snapshot, event)[0].value) !== here;
      if (!left.has(here) && events.some(leaves)) left.add(here);
    }
    const stuck = paths.map(({ state }) => stateOf(state.value)).filter((name) => !left.has(name));
    expect([...new Set(stuck)]).toEqual(['sent']);
  });
});

it('every state says what it is', () => {
  expect(everyState(serviceRequestMachine).filter(({ description }) => !description)).toEqual([]);
});
