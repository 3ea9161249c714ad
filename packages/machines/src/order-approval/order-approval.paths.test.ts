import { bodyOf, decisionOn, isDecidable, leavesWork } from '@wayside/domain';
import type { Reviewer } from '@wayside/domain';
import { describe, expect, it } from 'vitest';
import { transition } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { everyState, innermost, pathsOf } from '../every-state.fixture.ts';
import {
  ANN,
  CANCELED,
  LINES,
  MAPLE,
  ORDER,
  PAYER,
  REFUSED,
  UNKNOWN,
  approvedBy,
  placesOf,
  priced,
  refusal,
  success,
} from './order-approval.fixture.ts';
import { orderApprovalMachine } from './order-approval.machine.ts';

type Snapshot = SnapshotFrom<typeof orderApprovalMachine>;

const done = (actor: string, ...outputs: unknown[]) => outputs.map((output) => ({ type: `xstate.done.actor.${actor}`, output }));
const broken = (...actors: string[]) => actors.map((actor) => ({ type: `xstate.error.actor.${actor}`, error: new Error('broken') }));
const late = (...states: string[]) => states.map((state) => ({ type: `xstate.after.answerPatience.orderApproval.open.${state}` }));
const cannot = { ...ORDER, can_approve: false, not_approvable_reasons: ['not_an_approver'] };

const opening = [...done('loadOrder', success(ORDER), REFUSED), { type: 'order.retried' }];
const deciding = [
  { type: 'comments.changed', comments: 'Mine' },
  { type: 'approve.requested' },
  { type: 'acceptAll.requested' },
  { type: 'cancel.requested' },
  { type: 'confirmation.given' },
  { type: 'confirmation.refused' },
];
/** Walking all regions at once would multiply their states, so each walk has only the events of its region and those needed to reach it. */
const walks = {
  review: [
    ...opening,
    ...deciding,
    { type: 'info.dismissed' },
    { type: 'info.opened' },
    { type: 'contacts.closed' },
    { type: 'outcome.retried' },
    { type: 'conflict.acknowledged' },
    { type: 'order.outdated' },
    ...done('loadOrder', success(cannot as never)),
    ...['decide', 'checkDecision'].flatMap((actor) =>
      done(
        actor,
        success(approvedBy('Ann Lee')),
        { status: 'notSent', order: ORDER },
        { status: 'changed', order: ORDER },
        { status: 'decidedByOthers', order: approvedBy('Ben Ortiz') },
        { status: 'decidedByOthers', order: CANCELED },
        UNKNOWN,
        refusal('alreadyApproved', approvedBy('Ben Ortiz')),
        ...(['alreadyApproved', 'notCancelable', 'paymentMethodUnknown', 'other'] as const).map((reason) => refusal(reason)),
      ),
    ),
    ...['refreshOrder', 'reloadOrder'].flatMap((actor) =>
      done(actor, success(ORDER), success(approvedBy('Ann Lee')), success(approvedBy('Ben Ortiz')), success(CANCELED), REFUSED),
    ),
    ...broken('loadOrder', 'decide', 'checkDecision', 'refreshOrder', 'reloadOrder'),
    ...late(...['loading', 'refreshing', 'alreadyApproved.reloading'].map((state) => `review.${state}`)),
    ...['submitting', 'checkingOutcome'].map((state) => ({
      type: `xstate.after.decisionPatience.orderApproval.open.review.${state}`,
    })),
  ],
  pricing: [
    ...opening,
    ...deciding,
    { type: 'line.decided', id: 1, decision: 'rejected' },
    { type: 'line.decided', id: 1, decision: 'approved' },
    { type: 'preview.retried' },
    { type: 'xstate.after.changePause.orderApproval.open.pricing.waiting' },
    ...done('preview', priced(50), success(approvedBy('Ben Ortiz')), REFUSED),
    ...broken('preview'),
    ...late('pricing.previewing'),
  ],
  poNumber: [
    ...opening,
    ...deciding,
    { type: 'po.opened', number: 'PO-1' },
    { type: 'po.changed', text: 'PO-2' },
    { type: 'po.confirmed' },
    { type: 'po.abandoned' },
    ...done('savePoNumber', { status: 'success' }, REFUSED),
    ...broken('savePoNumber'),
    ...late('poNumber.saving'),
  ],
  promotions: [
    ...opening,
    ...deciding,
    { type: 'promotions.opened' },
    { type: 'promotions.closed' },
    { type: 'promotions.retried' },
    { type: 'promotion.chosen', id: 12 },
    { type: 'code.changed', code: 'MAPLE20' },
    { type: 'code.submitted' },
    ...done('loadPromotions', { status: 'success', promotions: [MAPLE] }, REFUSED),
    ...done('applyPromotion', { status: 'success', promotion: MAPLE }, REFUSED),
    ...done('applyCode', { status: 'alreadyApplied', notice: REFUSED.notice }, REFUSED),
    ...done('preview', priced(50)),
    ...broken('loadPromotions', 'applyPromotion', 'applyCode'),
    ...late('promotions.loading', 'promotions.applying', 'promotions.applyingCode'),
  ],
};

/** Two snapshots are equal when they accept the same events and hold the same choices. */
const placeOf = ({ value, context }: Snapshot): string =>
  JSON.stringify([
    value,
    context.comments,
    context.decisions,
    context.decision?.kind,
    context.facts?.status,
    context.poText,
    context.code,
    context.paymentToken,
  ]);

const walk = (events: readonly object[], user: Reviewer = ANN) =>
  getShortestPaths(orderApprovalMachine, {
    input: { orderId: 4182, user, today: '2026-03-16' },
    events: events as never[],
    serializeState: (snapshot) => placeOf(snapshot as Snapshot),
    limit: 100_000,
  });
const walked = Object.entries(walks).map(([region, events]) => ({ region, events, paths: walk(events) }));
const allPaths = walked.flatMap(({ paths }) => paths);
const reviewOf = (value: unknown): string => placesOf(value).find((place) => !/^(info|pricing|poNumber|promotions)\./.test(place))!;

describe('every path of the order approval', () => {
  it('reaches every state', () => {
    const reached = new Set(allPaths.flatMap(({ state }) => pathsOf(state.value)));
    const transient = /\.(opening|sorting|returning)$/;
    expect(innermost(orderApprovalMachine).filter((path) => !reached.has(path) && !transient.test(path))).toEqual([]);
  });

  it('ignores further decisions until the first is settled', () => {
    const open = allPaths.filter(({ state }) =>
      /submitting|checkingOutcome|outcomeUnknown|^approved|^canceled/.test(reviewOf(state.value)),
    );
    expect(open.length).toBeGreaterThan(0);
    for (const { state } of open) {
      for (const { type } of deciding.slice(1)) expect(state.can({ type } as never)).toBe(false);
    }
  });

  it('sends nothing while a total, a PO number or a promotion is loading', () => {
    const unsettled = allPaths.filter(({ state }) =>
      ['pricing', 'savingPo', 'applyingPromotion'].some((tag) => state.hasTag(tag as never)),
    );
    expect(unsettled.length).toBeGreaterThan(0);
    const reviewing = unsettled.filter(({ state }) => state.hasTag('approvable'));
    for (const { state } of reviewing) expect(state.can({ type: 'approve.requested' })).toBe(false);
  });

  describe('what is required', () => {
    const eachLine = LINES.flatMap(({ id }) =>
      (['rejected', 'approved'] as const).map((decision) => ({ type: 'line.decided', id, decision })),
    );
    const settle = [{ type: 'xstate.after.changePause.orderApproval.open.pricing.waiting' }, ...done('preview', priced(50))];
    const pay = [null, 'card301', 'unknown'].map((token) => ({ type: 'paymentMethod.chosen', token }));
    const approver = { ...ORDER, can_cancel: false };
    const everyWalk = [
      ['lines decided one by one', walk([...opening, ...deciding, ...eachLine, ...settle])],
      ['somebody who pays by a stored method', walk([...opening, ...deciding, ...pay], PAYER)],
      ['somebody who may approve and not cancel', walk([...done('loadOrder', success(approver)), ...deciding])],
      ['somebody who may not approve', walk([...done('loadOrder', success(cannot as never)), ...deciding, { type: 'contacts.closed' }])],
      ...walked.map(({ region, paths }) => [`the ${region}`, paths] as const),
    ] as const;

    it.each(everyWalk)('is there before a decision is sent, and the decision is that of the person: %s', (_, paths) => {
      const sent = paths.flatMap(({ state }) =>
        deciding.flatMap((event) => {
          const [next] = transition(orderApprovalMachine, state as Snapshot, event as never);
          return reviewOf(next.value) === 'review.submitting' && reviewOf(state.value) !== 'review.submitting' ? [{ state, next }] : [];
        }),
      );
      expect(sent.length).toBeGreaterThan(0);
      for (const { state, next } of sent) {
        const { decisions, comments, paymentToken } = state.context;
        const facts = state.context.facts!;
        const body = bodyOf(ORDER, next.context.decision!);
        if (body.status === 'cancel') {
          expect(facts.mayCancel).toBe(true);
          continue;
        }
        expect(facts.mayApprove).toBe(true);
        if (facts.needsMethod) expect(facts.tokens).toContain(paymentToken);
        const isAll = reviewOf(state.value) === 'review.confirmingAcceptAll';
        if (!isAll) expect(leavesWork(facts.lines, decisions)).toBe(true);
        for (const line of facts.lines) {
          const decided = body.order_services.find(({ id }) => id === line.id)!;
          const wanted = isDecidable(line) ? (isAll ? 'approved' : (decisionOn(line, decisions) ?? 'approved')) : line.status;
          expect(decided.status, `line ${line.id}`).toBe(wanted);
        }
        if (comments !== null) expect(body).toMatchObject({ customer_comments: comments });
        for (const tag of ['pricing', 'savingPo', 'applyingPromotion']) expect(state.hasTag(tag as never), tag).toBe(false);
      }
    });
  });

  it('[APR-06] keeps what was typed, whatever fails on the way', () => {
    const typed = allPaths.filter(({ steps }) => steps.some(({ state }) => (state as Snapshot).context.comments === 'Mine'));
    expect(typed.length).toBeGreaterThan(0);
    for (const { state } of typed) expect(state.context.comments).toBe('Mine');
  });

  it('[APR-10] [APR-11] decides nothing the user may not decide', () => {
    const barred = allPaths.filter(({ state }) => reviewOf(state.value) === 'review.notEligible');
    for (const { state } of barred) {
      const [next] = transition(orderApprovalMachine, state as Snapshot, { type: 'approve.requested' });
      expect(reviewOf(next.value)).toBe('review.contacting');
    }
  });

  it('has no dead end except a decided order', () => {
    const { paths, events } = walked.find(({ region }) => region === 'review')!;
    const left = new Set<string>();
    for (const { state } of paths) {
      const here = reviewOf(state.value);
      const leaves = (event: object) => reviewOf(transition(orderApprovalMachine, state as Snapshot, event as never)[0].value) !== here;
      if (!left.has(here) && events.some(leaves)) left.add(here);
    }
    const stuck = new Set(paths.map(({ state }) => reviewOf(state.value)).filter((name) => !left.has(name)));
    expect([...stuck].toSorted()).toEqual(['approved', 'canceled']);
  });
});

it('every state has a description', () => {
  expect(
    everyState(orderApprovalMachine)
      .filter(({ description }) => !description)
      .map(({ id }) => id),
  ).toEqual([]);
});
