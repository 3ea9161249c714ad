import { bodyOf, decisionOn, isDecidable, leavesWork } from '@wayside/domain';
import type { Reviewer } from '@wayside/domain';
import { describe, expect, it } from 'vitest';
import { innermost, pathsOf } from '../every-state.fixture.ts';
import { broken, done, late, walk } from '../walk.fixture.ts';
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

const open = (region: string) => `orderApproval.open.${region}`;
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
/**
 * Walking all regions at once would multiply their states, so each walk has only the events of its region and those
 * needed to reach it.
 */
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
        ...(['alreadyApproved', 'notCancelable', 'paymentMethodUnknown', 'other'] as const).map((reason) =>
          refusal(reason),
        ),
      ),
    ),
    ...['refreshOrder', 'reloadOrder'].flatMap((actor) =>
      done(
        actor,
        success(ORDER),
        success(approvedBy('Ann Lee')),
        success(approvedBy('Ben Ortiz')),
        success(CANCELED),
        REFUSED,
      ),
    ),
    ...broken('loadOrder', 'decide', 'checkDecision', 'refreshOrder', 'reloadOrder'),
    ...late(
      'responsePatience',
      ...['loading', 'refreshing', 'alreadyApproved.reloading'].map((state) => open(`review.${state}`)),
    ),
    ...late('decisionPatience', open('review.submitting'), open('review.checkingOutcome')),
  ],
  pricing: [
    ...opening,
    ...deciding,
    { type: 'line.decided', id: 1, decision: 'rejected' },
    { type: 'line.decided', id: 1, decision: 'approved' },
    { type: 'preview.retried' },
    ...late('changePause', open('pricing.waiting')),
    ...done('preview', priced(50), success(approvedBy('Ben Ortiz')), REFUSED),
    ...broken('preview'),
    ...late('responsePatience', open('pricing.previewing')),
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
    ...late('responsePatience', open('poNumber.saving')),
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
    ...late(
      'responsePatience',
      open('promotions.loading'),
      open('promotions.applying'),
      open('promotions.applyingCode'),
    ),
  ],
};

function reviewOf(state: { value: unknown }): string {
  return placesOf(state).find((place) => !/^(info|pricing|poNumber|promotions)\./.test(place))!;
}

/** Two snapshots are equal when they accept the same events and hold the same choices. */
function walkOf(events: readonly object[], user: Reviewer = ANN) {
  return walk(orderApprovalMachine, {
    inputs: [{ orderId: 4182, user, today: '2026-03-16' }],
    events,
    name: reviewOf,
    facts: ({ comments, decisions, decision, facts, poText, code, paymentToken }) => [
      [comments, decisions, decision?.kind, facts?.status, poText, code, paymentToken],
    ],
  });
}
const walked = Object.entries(walks).map(([region, events]) => [region, walkOf(events)] as const);
const allPaths = walked.flatMap(([, { paths }]) => paths);
const allStates = allPaths.map(({ state }) => state);

/** Tags of what a decision waits for. */
const UNSETTLED = ['pricing', 'savingPo', 'applyingPromotion'] as const;

describe('every path of the order approval', () => {
  it('reaches every state', () => {
    const reached = new Set(allStates.flatMap(({ value }) => pathsOf(value)));
    const transient = /\.(opening|sorting|returning)$/;
    expect(innermost(orderApprovalMachine).filter((path) => !reached.has(path) && !transient.test(path))).toEqual([]);
  });

  it('ignores further decisions until the first is settled', () => {
    const open = allStates.filter((state) =>
      /submitting|checkingOutcome|outcomeUnknown|^approved|^canceled/.test(reviewOf(state)),
    );
    expect(open.length).toBeGreaterThan(0);
    for (const state of open) for (const event of deciding.slice(1)) expect(state.can(event as never)).toBe(false);
  });

  it('sends nothing while a total, a PO number or a promotion is loading', () => {
    const unsettled = allStates.filter(
      (state) => UNSETTLED.some((tag) => state.hasTag(tag)) && state.hasTag('approvable'),
    );
    expect(unsettled.length).toBeGreaterThan(0);
    for (const state of unsettled) expect(state.can({ type: 'approve.requested' })).toBe(false);
  });

  describe('what is required', () => {
    const eachLine = LINES.flatMap(({ id }) =>
      (['rejected', 'approved'] as const).map((decision) => ({ type: 'line.decided', id, decision })),
    );
    const settle = [...late('changePause', open('pricing.waiting')), ...done('preview', priced(50))];
    const pay = [null, 'card301', 'unknown'].map((token) => ({ type: 'paymentMethod.chosen', token }));
    const approver = { ...ORDER, can_cancel: false };
    const everyWalk = [
      ['lines decided one by one', walkOf([...opening, ...deciding, ...eachLine, ...settle])],
      ['somebody who pays by a stored method', walkOf([...opening, ...deciding, ...pay], PAYER)],
      ['somebody who may approve and not cancel', walkOf([...done('loadOrder', success(approver)), ...deciding])],
      [
        'somebody who may not approve',
        walkOf([...done('loadOrder', success(cannot as never)), ...deciding, { type: 'contacts.closed' }]),
      ],
      ...walked,
    ] as const;

    it.each(everyWalk)(
      'is there before a decision is sent, and the decision is that of the person: %s',
      (_, { states, after }) => {
        const sent = states.flatMap((state) =>
          deciding.flatMap((event) => {
            const next = after(state, event);
            return reviewOf(next) === 'review.submitting' && reviewOf(state) !== 'review.submitting'
              ? [{ state, next }]
              : [];
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
          const isAll = reviewOf(state) === 'review.confirmingAcceptAll';
          if (!isAll) expect(leavesWork(facts.lines, decisions)).toBe(true);
          for (const line of facts.lines) {
            const decided = body.order_services.find(({ id }) => id === line.id)!;
            const wanted = isDecidable(line)
              ? isAll
                ? 'approved'
                : (decisionOn(line, decisions) ?? 'approved')
              : line.status;
            expect(decided.status, `line ${line.id}`).toBe(wanted);
          }
          if (comments !== null) expect(body).toMatchObject({ customer_comments: comments });
          for (const tag of UNSETTLED) expect(state.hasTag(tag), tag).toBe(false);
        }
      },
    );
  });

  it('[APR-06] keeps what was typed, whatever fails on the way', () => {
    const typed = allPaths.filter(({ steps }) => steps.some(({ state }) => state.context.comments === 'Mine'));
    expect(typed.length).toBeGreaterThan(0);
    for (const { state } of typed) expect(state.context.comments).toBe('Mine');
  });

  it('[APR-10] [APR-11] decides nothing the user may not decide', () => {
    const { states, after } = walked[0]![1];
    const barred = states.filter((state) => reviewOf(state) === 'review.notEligible');
    expect(barred.length).toBeGreaterThan(0);
    for (const state of barred) expect(reviewOf(after(state, { type: 'approve.requested' }))).toBe('review.contacting');
  });

  it('has no dead end except a decided order', () => {
    expect(walked[0]![1].deadEnds()).toEqual(['approved', 'canceled']);
  });
});
