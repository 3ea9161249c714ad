import { describe, expect, it } from 'vitest';
import { isBookable, missingParts } from '@wayside/domain';
import { broken, done, late, walk } from '../walk.fixture.ts';
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

const making = (state: string) => `serviceRequest.making.${state}`;
const EVENTS = [
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
  ...late('changePause', making('prices.waiting')),
  ...done('loadTimes', TIMES, NO_TIMES, REFUSED),
  ...done('loadPrices', PRICES, REFUSED),
  ...done('submit', CREATED, { status: 'lost' }, refusal('slotTaken'), refusal('orderExistsAlert'), refusal('other')),
  ...done('findRequest', { status: 'success', orderId: 9 }, { status: 'success', orderId: null }, REFUSED),
  ...broken('loadTimes', 'loadPrices', 'submit', 'findRequest'),
  ...late(
    'responsePatience',
    ...['request.schedule.loadingTimes', 'request.submitting', 'request.checkingOutcome', 'prices.loading'].map(making),
  ),
];

/** Two snapshots are equal when they accept the same events and hold the same choices. */
function walkOf(input: ServiceRequestInput, more: readonly object[] = []) {
  return walk(serviceRequestMachine, {
    inputs: [input],
    events: [...EVENTS, ...more],
    name: stateOf,
    facts: ({ draft: { vehicle, shop, services, comments, date, time }, hasStoredMethod, times, notice }) => [
      [vehicle?.is_active, typeof shop, services.length, comments, date, time, hasStoredMethod],
      times?.times,
      notice !== null,
    ],
  });
}
const SUBMIT = { type: 'request.submitted' } as const;
const METHODS = [true, false].map((hasStoredMethod) => ({ type: 'paymentMethods.loaded', hasStoredMethod }));
const TAKEN_OUT = [
  { type: 'vehicle.chosen', vehicle: null },
  { type: 'shop.chosen', shop: null },
  { type: 'service.removed', id: OIL.id },
];
const whole = walkOf(INPUT, TAKEN_OUT);
const { paths, states, at, after, unreached, deadEnds } = whole;

describe('every path of the service request', () => {
  it('leads to every state, and has no end except a sent request', () => {
    expect([unreached(), deadEnds()]).toEqual([[], ['sent']]);
  });

  describe.each([
    ['somebody whose shop is paid otherwise', whole],
    ['somebody who pays by a stored method', walkOf({ ...INPUT, payer: { pays_through_platform: true } }, METHODS)],
    ['a brand whose vehicles are enrolled', walkOf({ ...INPUT, requiresEnrolment: true })],
    [
      'a service that needs a position',
      walkOf(INPUT, [
        { type: 'service.added', service: BRAKES },
        { type: 'service.removed', id: OIL.id },
      ]),
    ],
  ] as const)('of %s: what is required is there', (who, reached) => {
    it('[SRQ-05] [SRQ-11] before anything is sent, and all of it is sent', () => {
      const sent = reached.states.flatMap((state) => {
        const next = reached.after(state, SUBMIT);
        return stateOf(state) !== 'submitting' && stateOf(next) === 'submitting'
          ? [{ state, body: next.context.sent }]
          : [];
      });
      // An enrolled vehicle is not among the events: nothing can be sent there.
      expect(sent.length > 0).toBe(who !== 'a brand whose vehicles are enrolled');
      for (const { state, body } of sent) {
        const { draft, times } = state.context;
        expect(body).toEqual(bodyOf(state.context));
        expect(body).toMatchObject({ vehicle_id: VEHICLE.id });
        expect(paymentNeedOf(state.context)).not.toBe('missing');
        if (draft.shop === 'anyLocation') continue;
        expect(times?.date).toBe(draft.date);
        expect(times?.times).toContain(draft.time);
      }
    });

    it('before a day is chosen, and the day is one of those offered', () => {
      for (const { context } of reached.states.filter((state) => state.hasTag('schedule'))) {
        expect(missingParts(context.draft)).toEqual([]);
        expect(blockOf(context)).toBeUndefined();
        const { date } = context.draft;
        if (date !== null) expect(isBookable(date, context.today)).toBe(true);
      }
    });

    it('before prices and times are asked for', () => {
      const asking = reached.states.filter((state) => state.hasTag('pricing') || state.hasTag('loadingTimes'));
      expect(asking.length).toBeGreaterThan(0);
      for (const { context } of asking) {
        const { vehicle, shop, services } = context.draft;
        expect([vehicle !== null, typeof shop === 'object' && shop !== null, services.length > 0]).toEqual([
          true,
          true,
          true,
        ]);
      }
    });
  });

  it('free times do not outlive the vehicle, the shop or the services that they were asked for', () => {
    const choices = [
      ...TAKEN_OUT,
      { type: 'vehicle.chosen', vehicle: VEHICLE },
      { type: 'shop.chosen', shop: SHOP },
      { type: 'service.added', service: BRAKES },
    ];
    const editing = states.filter((state) => state.hasTag('new') && state.context.times !== null);
    expect(editing.length).toBeGreaterThan(0);
    for (const state of editing)
      for (const choice of choices) expect(after(state, choice).context.times, JSON.stringify(choice)).toBeNull();
  });

  it('[SRQ-07] hears no second press while anything about the first is open', () => {
    const open = at('submitting', 'checkingOutcome', 'outcomeUnknown', 'sent');
    expect(open.length).toBeGreaterThan(0);
    for (const state of open) expect(state.can(SUBMIT)).toBe(false);
  });

  it('keeps what was typed, whatever fails', () => {
    const typed = paths.filter(({ steps }) => steps.some(({ state }) => state.context.draft.comments === 'Squeaks'));
    expect(typed.length).toBeGreaterThan(0);
    for (const { state } of typed) expect(state.context.draft).toMatchObject({ poNumber: 'PO-1', comments: 'Squeaks' });
  });

  it('leaves a draft of plain data until the request is sent', () => {
    for (const state of states) {
      const draft = draftOf(state);
      expect(draft === null).toBe(state.status === 'done');
      expect(JSON.parse(`${JSON.stringify(draft)}`)).toEqual(draft);
    }
  });
});
