import { factsOf } from '@wayside/domain';
import { describe, expect, it } from 'vitest';
import { NEVER } from '../play.fixture.ts';
import {
  ANN,
  CANCELED,
  LINES,
  ORDER,
  PAYER,
  REFUSED,
  UNKNOWN,
  approvedBy,
  line,
  refusal,
  decline,
  review,
  start,
  success,
} from './order-approval.fixture.ts';
import type { DecideOutcome } from './order-approval.types.ts';

const APPROVE = { type: 'approve.requested' } as const;
const ACCEPT_ALL = { type: 'acceptAll.requested' } as const;
const CANCEL = { type: 'cancel.requested' } as const;
const YES = { type: 'confirmation.given' } as const;
const NO = { type: 'confirmation.refused' } as const;

describe('opening', () => {
  it('[APR-01] the information comes first, over the order loading beneath it', async () => {
    const { now, send, names, reviewing } = start({}, { skipsInfo: false });
    expect(now().hasTag('info')).toBe(true);
    expect(names()).toEqual(['loadOrder']);
    await reviewing();
    expect(now().hasTag('info')).toBe(true);
    expect(send({ type: 'info.dismissed' }).hasTag('info')).toBe(false);
    expect(send({ type: 'info.opened' }).hasTag('info')).toBe(true);
  });

  it('[APR-01] is skipped if the user asked not to see it again', () => {
    expect(start().now().hasTag('info')).toBe(false);
  });

  it('an order that is there already is reviewed at once, with the default method chosen, and not fetched', () => {
    const loaded = {
      ...ORDER,
      braintree_payment_methods: [{ ...ORDER.braintree_payment_methods[0]!, is_default: true }],
    };
    const { calls, now } = start({}, { user: PAYER, loaded });
    expect(now().hasTag('approvable')).toBe(true);
    expect(now().context).toMatchObject({ facts: factsOf(loaded, PAYER), paymentToken: 'card301' });
    expect(
      start({}, { loaded: approvedBy('Ann Lee') })
        .now()
        .hasTag('notEligible'),
    ).toBe(true);
    expect(calls).toEqual([]);
  });

  it('an order that cannot be loaded says why and can be retried', async () => {
    const { clock, send, at, reviewing } = start({ loadOrder: [REFUSED, new Error('broken'), NEVER] });
    for (const notice of [REFUSED.notice, { label: 'somethingWentWrong' }, { label: 'timeout' }]) {
      if ('label' in notice && notice.label === 'timeout') clock.increment(30_000);
      expect((await at('review.loadFailed')).context.notice).toMatchObject(notice);
      send({ type: 'order.retried' });
    }
    expect((await reviewing()).context.notice).toBeNull();
  });

  it('the order is refetched when language or methods change; input and decisions are kept', async () => {
    const { send, sent, reviewing } = await review({
      loadOrder: [success(ORDER), success({ ...ORDER, can_cancel: false }), REFUSED, new Error('broken'), NEVER],
    });
    send({ type: 'comments.changed', comments: 'Mine' }, decline(2), { type: 'order.outdated' });
    const again = await reviewing();
    expect(again.context).toMatchObject({ comments: 'Mine', decisions: { 2: 'rejected' }, notice: null });
    expect(again.context.facts?.mayCancel).toBe(false);
    expect(again.hasTag('pricing')).toBe(true);
    for (const notice of [REFUSED.notice, { label: 'somethingWentWrong' }]) {
      send({ type: 'notice.dismissed' }, { type: 'order.outdated' });
      expect((await reviewing()).context).toMatchObject({ notice, comments: 'Mine' });
    }
    expect(sent('loadOrder')).toHaveLength(4);
  });
});

describe('without permission', () => {
  const other = { ...ANN, id: 3, name: 'Cy Park' };

  it('[APR-04] [APR-10] [APR-12] [ERR2-07] approving shows who to contact, and nothing is sent', async () => {
    const { now, send, bodies, isAt, at } = start({}, { user: other });
    expect((await at('review.notEligible')).hasTag('notEligible')).toBe(true);
    for (const event of [APPROVE, ACCEPT_ALL]) {
      expect(send(event).hasTag('contacting')).toBe(true);
      expect(now().context.contacting).toBe('approval');
      send({ type: 'contacts.closed' });
      expect(isAt('review.notEligible')).toBe(true);
    }
    expect(bodies()).toEqual([]);
  });

  it('[APR-11] [ERR2-07] [CON2-03] so does canceling', async () => {
    const { send, bodies, at } = start({}, { user: other });
    await at('review.notEligible');
    expect(send(CANCEL).context.contacting).toBe('cancelation');
    expect(bodies()).toEqual([]);
  });

  it('[APR-11] [ERR2-09] [OPN2-71] canceling is impossible once the shop has the vehicle', async () => {
    const { send, bodies, isAt } = await review({ loadOrder: [success({ ...ORDER, can_cancel: false })] });
    expect(send(CANCEL).context.contacting).toBe('cancelation');
    expect(isAt('review.contacting')).toBe(true);
    expect(bodies()).toEqual([]);
  });

  it('[APR-10] a user who cannot approve may still cancel', async () => {
    const { send, bodies, at } = start({ loadOrder: [success({ ...ORDER, status: 'approved', can_approve: false })] });
    await at('review.notEligible');
    send(CANCEL, YES);
    await at('canceled');
    expect(bodies()).toEqual([{ id: 4182, status: 'cancel' }]);
  });
});

describe('deciding', () => {
  it('[APR-05] [APR-08] [STS-09] [CON2-15] [ERR2-29] approves as decided, with the hidden lines in the body', async () => {
    const { send, bodies, repriced, at } = await review();
    send(decline(2), { type: 'comments.changed', comments: 'x'.repeat(151) });
    await repriced();
    send(APPROVE);
    const approved = await at('approved');
    expect(approved).toMatchObject({ status: 'done', context: { notice: { tone: 'success', label: 'approved' } } });
    expect(bodies()).toMatchObject([
      { id: 4182, status: 'approved', customer_comments: 'x'.repeat(150), po_number: 'PO-1', payment_token: null },
    ]);
    expect(bodies()[0]).toHaveProperty(
      'order_services',
      LINES.map((one, i) => ({ ...one, status: ['approved', 'rejected', 'rejected', 'deleted'][i] })),
    );
  });

  it('[APR-06] unchanged comments are sent as they were', async () => {
    const { send, bodies, at } = await review();
    send(APPROVE);
    await at('approved');
    expect(bodies()).toMatchObject([{ customer_comments: 'As ordered' }]);
  });

  it('[STS-07] [ERR2-08] accepts all after one confirmation, whatever was declined', async () => {
    const { send, bodies, repriced, at, reviewing } = await review();
    send(decline(1));
    await repriced();
    expect(send(ACCEPT_ALL).hasTag('confirming')).toBe(true);
    send(NO);
    await reviewing();
    expect(bodies()).toEqual([]);
    send(ACCEPT_ALL, YES);
    await at('approved');
    expect(bodies()[0]).toHaveProperty('order_services.0.status', 'approved');
    expect(bodies()[0]).toHaveProperty('order_services.2.status', 'rejected');
  });

  it('[STS-08] [APR-08] [ERR2-08] [ERR2-29] cancels after one confirmation', async () => {
    const { send, bodies, isAt, at } = await review();
    send(CANCEL);
    expect(isAt('review.confirmingCancel')).toBe(true);
    send(NO);
    expect(bodies()).toEqual([]);
    send(CANCEL, YES);
    expect((await at('canceled')).context.notice).toEqual({ tone: 'success', label: 'canceled' });
    expect(bodies()).toEqual([{ id: 4182, status: 'cancel' }]);
  });

  it('an approval of nothing is turned down before a payment is asked for: that is a canceling', async () => {
    const { now, send, bodies, repriced } = await review({}, { user: PAYER });
    send({ type: 'lines.decided', decision: 'rejected' });
    await repriced();
    expect(send(APPROVE).context.notice).toMatchObject({ label: 'allLinesDeclined' });
    send({ type: 'lines.decided', decision: 'approved' });
    expect(now().context).toMatchObject({ notice: null, decisions: { 1: 'approved', 2: 'approved' } });
    expect(bodies()).toEqual([]);
  });

  it.each([
    ['preselected', '07/2031', 'card301'],
    ['not chosen for anyone once it has expired', '01/2024', null],
  ])('[APR-13] the default method is %s', async (_how, expiration_date, token) => {
    const braintree_payment_methods = [{ id: 9, token: 'card301', is_default: true, expiration_date }];
    const { now } = await review({ loadOrder: [success({ ...ORDER, braintree_payment_methods })] }, { user: PAYER });
    expect(now().context.paymentToken).toBe(token);
  });

  it('[APR-13] [ERR2-19] [OPN2-23] card payers must choose a method first', async () => {
    const { send, bodies, at } = await review({}, { user: PAYER });
    for (const event of [APPROVE, ACCEPT_ALL]) {
      expect(send(event).context.notice).toEqual({ tone: 'error', label: 'pleaseSelectPaymentMethod' });
      send({ type: 'notice.dismissed' });
    }
    expect(send({ type: 'paymentMethod.chosen', token: 'gone' }).context.paymentToken).toBeNull();
    expect(bodies()).toEqual([]);
    send({ type: 'paymentMethod.chosen', token: 'card301' }, APPROVE);
    await at('approved');
    expect(bodies()).toMatchObject([{ payment_token: 'card301' }]);
  });

  it('a second submit is ignored, whichever the button', async () => {
    const { send, names, at } = await review();
    for (const event of [APPROVE, APPROVE, ACCEPT_ALL, YES, CANCEL, YES]) send(event);
    send(decline(1));
    await at('approved');
    expect(names()).toEqual(['loadOrder', 'decide']);
  });
});

describe('server refusals', () => {
  const typed = async (decide: DecideOutcome, loadOrder = [success(ORDER)]) => {
    const started = await review({ decide: [decide], loadOrder });
    started.send({ type: 'comments.changed', comments: 'Mine' }, APPROVE);
    return started;
  };

  it('someone else approved first: the notice says so and the order is up to date', async () => {
    const { send, isAt, at } = await typed(refusal('alreadyApproved', approvedBy('Ben Ortiz')));
    const there = await at('review.alreadyApproved.shown');
    expect(there.hasTag('conflict')).toBe(true);
    expect(there.context).toMatchObject({ facts: { status: 'approved' }, notice: { text: 'alreadyApproved' } });
    send({ type: 'conflict.acknowledged' });
    expect(isAt('review.notEligible')).toBe(true);
  });

  it('fetching who approved can be retried', async () => {
    const { clock, send, at } = start({
      decide: [refusal('alreadyApproved')],
      loadOrder: [success(ORDER), REFUSED, new Error('broken'), NEVER, success(approvedBy('Ben Ortiz'))],
    });
    await at('review.reviewing.current');
    send(APPROVE);
    for (const round of [0, 1, 2, 3]) {
      if (round === 3) clock.increment(30_000);
      expect((await at('review.alreadyApproved.reloadFailed')).hasTag('conflict')).toBe(true);
      send({ type: 'order.retried' });
    }
    await at('review.alreadyApproved.shown');
  });

  it.each(['notPending', 'notAllowed', 'noPaymentMethod', 'paymentMethodUnknown', 'notCancelable'] as const)(
    '[OPN2-43] %s refetches the order and keeps what was typed',
    async (reason) => {
      const gone = {
        ...ORDER,
        can_approve: false,
        not_approvable_reasons: ['no_payment_method'] as const,
        braintree_payment_methods: [],
      };
      const { at } = await typed(refusal(reason), [success(ORDER), success(gone)]);
      expect((await at('review.notEligible')).context).toMatchObject({
        notice: { text: reason },
        comments: 'Mine',
        paymentToken: null,
      });
    },
  );

  it('the reason stays when the order cannot be refetched', async () => {
    const { clock, send, at, reviewing } = await review({
      decide: [refusal('notAllowed')],
      loadOrder: [success(ORDER), NEVER],
    });
    send(APPROVE);
    await at('review.refreshing');
    clock.increment(30_000);
    expect((await reviewing()).context.notice).toMatchObject({ text: 'notAllowed' });
  });

  it.each(['paymentMethodMissing', 'other'] as const)(
    '%s stays on the page with the server’s message',
    async (reason) => {
      const { now, reviewing } = await typed(refusal(reason));
      expect((await reviewing()).context).toMatchObject({ notice: { text: reason }, comments: 'Mine' });
      expect(now().can(APPROVE)).toBe(true);
    },
  );
});

describe('a lost response', () => {
  it('a decision that did not arrive can be made again, with everything unchanged', async () => {
    const { now, send, sent, repriced, at, reviewing } = await review({
      decide: [{ status: 'notSent', order: ORDER }],
    });
    send({ type: 'comments.changed', comments: 'Mine' }, decline(2));
    await repriced();
    send(APPROVE);
    await at('review.submitting');
    expect((await reviewing()).context).toMatchObject({
      notice: { label: 'notSent' },
      comments: 'Mine',
      decisions: { 2: 'rejected' },
    });
    expect(now().can(APPROVE)).toBe(false);
    await repriced();
    send(APPROVE);
    await at('approved');
    expect(sent('decide')).toHaveLength(2);
  });

  it('[VOR-13] an order that has changed since is shown as it is, with the user’s decisions, before anything is sent', async () => {
    const dearer = { ...ORDER, total: 120, order_services: [line(1, 'awaiting_approval', 70), ...LINES.slice(1)] };
    const { send, sent, decisions, isAt, repriced, at, reviewing } = await review({
      decide: [
        { status: 'changed', order: dearer },
        { status: 'changed', order: dearer },
      ],
    });
    send(APPROVE);
    await at('review.submitting');
    expect((await reviewing()).context).toMatchObject({
      facts: { lines: [{ price: 70 }, {}, {}, {}] },
      notice: { tone: 'default', label: 'pricesChanged' },
    });
    send(decline(2));
    await repriced();
    send(APPROVE);
    await at('review.submitting');
    expect((await reviewing()).context.decisions).toEqual({ 2: 'rejected' });
    // The stored order is priced without decisions.
    expect(isAt('pricing.waiting')).toBe(true);
    expect(decisions().map(({ priced }) => priced)).toEqual([null, { 2: 'rejected' }]);
    expect(sent('decide')).toHaveLength(2);
  });

  it('someone else decided first', async () => {
    for (const [order, state, notice] of [
      [approvedBy('Ben Ortiz'), 'review.alreadyApproved.shown', null],
      [CANCELED, 'review.notEligible', { label: 'decidedByOthers' }],
    ] as const) {
      const { send, at } = await review({ decide: [{ status: 'decidedByOthers', order }] });
      send(APPROVE);
      const { context } = await at(state);
      if (notice) expect(context.notice).toMatchObject(notice);
      else expect(context.facts?.status).toBe('approved');
    }
  });

  it.each([
    ['approval', APPROVE, 'approved'],
    ['cancelation', CANCEL, 'canceled'],
  ] as const)(
    'to a %s: nothing is sent while the outcome is unknown, and a later check finds it done',
    async (_kind, event, done) => {
      const { clock, send, sent, names, decisions, at } = await review({
        decide: [UNKNOWN],
        checkDecision: [UNKNOWN, new Error('broken'), NEVER],
      });
      send(event, YES);
      for (const notice of [UNKNOWN.notice, UNKNOWN.notice, { label: 'somethingWentWrong' }, { label: 'timeout' }]) {
        if ('label' in notice && notice.label === 'timeout') clock.increment(90_000);
        const unknown = await at('review.outcomeUnknown');
        expect(unknown.context.notice).toMatchObject(notice);
        expect([APPROVE, ACCEPT_ALL, CANCEL].some((again) => unknown.can(again))).toBe(false);
        send({ type: 'outcome.retried' });
      }
      await at(done);
      expect(names()).toEqual(['loadOrder', 'decide', ...Array(4).fill('checkDecision')]);
      expect(sent('checkDecision')).toEqual(Array(4).fill(decisions()[0]));
    },
  );

  it('no response at all does not count as a decision that did not arrive', async () => {
    for (const answer of [NEVER, new Error('broken')]) {
      const { clock, send, at } = await review({ decide: [answer] });
      send(APPROVE);
      if (answer === NEVER) clock.increment(90_000);
      expect((await at('review.outcomeUnknown')).can(APPROVE)).toBe(false);
    }
  });

  it('a line added by the shop is reported', async () => {
    const more = { ...ORDER, order_services: [...LINES, line(5, 'awaiting_approval')] };
    const { send, reviewing } = await review({ loadOrder: [success(ORDER), success(more)] });
    send({ type: 'order.outdated' });
    const again = await reviewing();
    expect(again.context.facts?.lines).toHaveLength(5);
    expect(again.context.notice).toEqual({ tone: 'default', label: 'pricesChanged' });
  });
});
