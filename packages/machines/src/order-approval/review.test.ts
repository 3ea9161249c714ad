import { factsOf } from '@wayside/domain';
import { describe, expect, it } from 'vitest';
import {
  ANN,
  CANCELED,
  LINES,
  NEVER,
  ORDER,
  PAYER,
  REFUSED,
  UNKNOWN,
  approvedBy,
  line,
  placesOf,
  refusal,
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
    const { actor, calls, reviewing } = start({}, { skipsInfo: false });
    expect(actor.getSnapshot().hasTag('info')).toBe(true);
    expect(calls).toEqual(['load 4182']);
    await reviewing();
    expect(actor.getSnapshot().hasTag('info')).toBe(true);
    actor.send({ type: 'info.dismissed' });
    expect(actor.getSnapshot().hasTag('info')).toBe(false);
    actor.send({ type: 'info.opened' });
    expect(actor.getSnapshot().hasTag('info')).toBe(true);
  });

  it('[APR-01] is skipped if the user asked not to see it again', () => {
    expect(start().actor.getSnapshot().hasTag('info')).toBe(false);
  });

  it('an order that is there already is reviewed at once, with the default method chosen, and not fetched', () => {
    const loaded = { ...ORDER, braintree_payment_methods: [{ ...ORDER.braintree_payment_methods[0]!, is_default: true }] };
    const { actor, calls } = start({}, { user: PAYER, loaded });
    expect(actor.getSnapshot().hasTag('approvable')).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ facts: factsOf(loaded, PAYER), paymentToken: 'card301' });
    expect(
      start({}, { loaded: approvedBy('Ann Lee') })
        .actor.getSnapshot()
        .hasTag('notEligible'),
    ).toBe(true);
    expect(calls).toEqual([]);
  });

  it('an order that cannot be loaded says why and can be retried', async () => {
    const { actor, clock, at, reviewing } = start({ load: [REFUSED, new Error('broken'), NEVER] });
    for (const notice of [REFUSED.notice, { label: 'somethingWentWrong' }, { label: 'timeout' }]) {
      if ('label' in notice && notice.label === 'timeout') clock.increment(30_000);
      expect((await at('review.loadFailed')).context.notice).toMatchObject(notice);
      actor.send({ type: 'order.retried' });
    }
    expect((await reviewing()).context.notice).toBeNull();
  });

  it('the order is refetched when language or methods change; input and decisions are kept', async () => {
    const { actor, calls, reviewing } = start({
      load: [success(ORDER), success({ ...ORDER, can_cancel: false }), REFUSED, new Error('broken'), NEVER],
    });
    await reviewing();
    actor.send({ type: 'comments.changed', comments: 'Mine' });
    actor.send({ type: 'line.decided', id: 2, decision: 'rejected' });
    actor.send({ type: 'order.outdated' });
    const again = await reviewing();
    expect(again.context).toMatchObject({ comments: 'Mine', decisions: { 2: 'rejected' }, notice: null });
    expect(again.context.facts?.mayCancel).toBe(false);
    expect(again.hasTag('pricing')).toBe(true);
    for (const notice of [REFUSED.notice, { label: 'somethingWentWrong' }]) {
      actor.send({ type: 'notice.dismissed' });
      actor.send({ type: 'order.outdated' });
      expect((await reviewing()).context).toMatchObject({ notice, comments: 'Mine' });
    }
    expect(calls.filter((call) => call === 'load 4182')).toHaveLength(4);
  });
});

describe('without permission', () => {
  const other = { ...ANN, id: 3, name: 'Cy Park' };

  it('[APR-04] [APR-10] [APR-12] [ERR2-07] approving shows who to contact, and nothing is sent', async () => {
    const { actor, bodies, at } = start({}, { user: other });
    expect((await at('review.notEligible')).hasTag('notEligible')).toBe(true);
    for (const event of [APPROVE, ACCEPT_ALL]) {
      actor.send(event);
      expect(actor.getSnapshot().hasTag('contacting')).toBe(true);
      expect(actor.getSnapshot().context.contacting).toBe('approval');
      actor.send({ type: 'contacts.closed' });
      expect(placesOf(actor.getSnapshot().value)).toContain('review.notEligible');
    }
    expect(bodies).toEqual([]);
  });

  it('[APR-11] [ERR2-07] [CON2-03] so does canceling', async () => {
    const { actor, bodies, at } = start({}, { user: other });
    await at('review.notEligible');
    actor.send(CANCEL);
    expect(actor.getSnapshot().context.contacting).toBe('cancelation');
    expect(bodies).toEqual([]);
  });

  it('[APR-11] [ERR2-09] [OPN2-71] canceling is impossible once the shop has the vehicle', async () => {
    const { actor, bodies, reviewing } = start({ load: [success({ ...ORDER, can_cancel: false })] });
    await reviewing();
    actor.send(CANCEL);
    expect(actor.getSnapshot().context.contacting).toBe('cancelation');
    expect(placesOf(actor.getSnapshot().value)).toContain('review.contacting');
    expect(bodies).toEqual([]);
  });

  it('[APR-10] a user who cannot approve may still cancel', async () => {
    const { actor, bodies, at } = start({ load: [success({ ...ORDER, status: 'approved', can_approve: false })] });
    await at('review.notEligible');
    actor.send(CANCEL);
    actor.send(YES);
    await at('canceled');
    expect(bodies).toEqual([{ id: 4182, status: 'cancel' }]);
  });
});

describe('deciding', () => {
  it('[APR-05] [APR-08] [STS-09] [CON2-15] [ERR2-29] approves as decided, with the hidden lines in the body', async () => {
    const { actor, bodies, clock, at, reviewing } = start();
    await reviewing();
    actor.send({ type: 'line.decided', id: 2, decision: 'rejected' });
    actor.send({ type: 'comments.changed', comments: 'x'.repeat(151) });
    clock.increment(300);
    await at('pricing.current');
    actor.send(APPROVE);
    const approved = await at('approved');
    expect(approved).toMatchObject({ status: 'done', context: { notice: { tone: 'success', label: 'approved' } } });
    expect(bodies).toMatchObject([
      { id: 4182, status: 'approved', customer_comments: 'x'.repeat(150), po_number: 'PO-1', payment_token: null },
    ]);
    expect(bodies[0]).toHaveProperty(
      'order_services',
      LINES.map((one, i) => ({ ...one, status: ['approved', 'rejected', 'rejected', 'deleted'][i] })),
    );
  });

  it('[APR-06] unchanged comments are sent as they were', async () => {
    const { actor, bodies, at, reviewing } = start();
    await reviewing();
    actor.send(APPROVE);
    await at('approved');
    expect(bodies).toMatchObject([{ customer_comments: 'As ordered' }]);
  });

  it('[STS-07] [ERR2-08] accepts all after one confirmation, whatever was declined', async () => {
    const { actor, bodies, clock, at, reviewing } = start();
    await reviewing();
    actor.send({ type: 'line.decided', id: 1, decision: 'rejected' });
    clock.increment(300);
    await at('pricing.current');
    actor.send(ACCEPT_ALL);
    expect(actor.getSnapshot().hasTag('confirming')).toBe(true);
    actor.send(NO);
    await reviewing();
    expect(bodies).toEqual([]);
    actor.send(ACCEPT_ALL);
    actor.send(YES);
    await at('approved');
    expect(bodies[0]).toHaveProperty('order_services.0.status', 'approved');
    expect(bodies[0]).toHaveProperty('order_services.2.status', 'rejected');
  });

  it('[STS-08] [APR-08] [ERR2-08] [ERR2-29] cancels after one confirmation', async () => {
    const { actor, bodies, at, reviewing } = start();
    await reviewing();
    actor.send(CANCEL);
    expect(placesOf(actor.getSnapshot().value)).toContain('review.confirmingCancel');
    actor.send(NO);
    expect(bodies).toEqual([]);
    actor.send(CANCEL);
    actor.send(YES);
    expect((await at('canceled')).context.notice).toEqual({ tone: 'success', label: 'canceled' });
    expect(bodies).toEqual([{ id: 4182, status: 'cancel' }]);
  });

  it('an approval of nothing is turned down before a payment is asked for: that is a cancelling', async () => {
    const { actor, bodies, clock, at, reviewing } = start({}, { user: PAYER });
    await reviewing();
    actor.send({ type: 'lines.decided', decision: 'rejected' });
    clock.increment(300);
    await at('pricing.current');
    actor.send(APPROVE);
    expect(actor.getSnapshot().context.notice).toMatchObject({ label: 'allLinesDeclined' });
    actor.send({ type: 'lines.decided', decision: 'approved' });
    expect(actor.getSnapshot().context).toMatchObject({ notice: null, decisions: { 1: 'approved', 2: 'approved' } });
    expect(bodies).toEqual([]);
  });

  it.each([
    ['preselected', '07/2031', 'card301'],
    ['not chosen for anyone once it has expired', '01/2024', null],
  ])('[APR-13] the default method is %s', async (_how, expiration_date, token) => {
    const braintree_payment_methods = [{ id: 9, token: 'card301', is_default: true, expiration_date }];
    const { actor, reviewing } = start({ load: [success({ ...ORDER, braintree_payment_methods })] }, { user: PAYER });
    await reviewing();
    expect(actor.getSnapshot().context.paymentToken).toBe(token);
  });

  it('[APR-13] [ERR2-19] [OPN2-23] card payers must choose a method first', async () => {
    const { actor, bodies, at, reviewing } = start({}, { user: PAYER });
    await reviewing();
    for (const event of [APPROVE, ACCEPT_ALL]) {
      actor.send(event);
      expect(actor.getSnapshot().context.notice).toEqual({ tone: 'error', label: 'pleaseSelectPaymentMethod' });
      actor.send({ type: 'notice.dismissed' });
    }
    actor.send({ type: 'paymentMethod.chosen', token: 'gone' });
    expect(actor.getSnapshot().context.paymentToken).toBeNull();
    expect(bodies).toEqual([]);
    actor.send({ type: 'paymentMethod.chosen', token: 'card301' });
    actor.send(APPROVE);
    await at('approved');
    expect(bodies).toMatchObject([{ payment_token: 'card301' }]);
  });

  it('a second submit is ignored, whichever the button', async () => {
    const { actor, calls, at, reviewing } = start();
    await reviewing();
    for (const event of [APPROVE, APPROVE, ACCEPT_ALL, YES, CANCEL, YES]) actor.send(event);
    actor.send({ type: 'line.decided', id: 1, decision: 'rejected' });
    await at('approved');
    expect(calls).toEqual(['load 4182', 'approved']);
  });
});

describe('server refusals', () => {
  const typed = async (decide: (DecideOutcome | Error | Promise<never>)[], load = [success(ORDER)]) => {
    const machine = start({ decide, load: [...load] });
    await machine.reviewing();
    machine.actor.send({ type: 'comments.changed', comments: 'Mine' });
    machine.actor.send(APPROVE);
    return machine;
  };

  it('someone else approved first: the notice says so and the order is up to date', async () => {
    const { actor, at } = await typed([refusal('alreadyApproved', approvedBy('Ben Ortiz'))]);
    const there = await at('review.alreadyApproved.shown');
    expect(there.hasTag('conflict')).toBe(true);
    expect(there.context).toMatchObject({ facts: { status: 'approved' }, notice: { text: 'alreadyApproved' } });
    actor.send({ type: 'conflict.acknowledged' });
    expect(placesOf(actor.getSnapshot().value)).toContain('review.notEligible');
  });

  it('fetching who approved can be retried', async () => {
    const { actor, clock, at } = start({
      decide: [refusal('alreadyApproved')],
      load: [success(ORDER), REFUSED, new Error('broken'), NEVER, success(approvedBy('Ben Ortiz'))],
    });
    await at('review.reviewing');
    actor.send(APPROVE);
    for (const round of [0, 1, 2, 3]) {
      if (round === 3) clock.increment(30_000);
      expect((await at('review.alreadyApproved.reloadFailed')).hasTag('conflict')).toBe(true);
      actor.send({ type: 'order.retried' });
    }
    await at('review.alreadyApproved.shown');
  });

  it.each(['notPending', 'notAllowed', 'noPaymentMethod', 'paymentMethodUnknown', 'notCancelable'] as const)(
    '[OPN2-43] %s refetches the order and keeps what was typed',
    async (reason) => {
      const gone = { ...ORDER, can_approve: false, not_approvable_reasons: ['no_payment_method'] as const, braintree_payment_methods: [] };
      const { at } = await typed([refusal(reason)], [success(ORDER), success(gone)]);
      expect((await at('review.notEligible')).context).toMatchObject({ notice: { text: reason }, comments: 'Mine', paymentToken: null });
    },
  );

  it('the reason stays when the order cannot be refetched', async () => {
    const machine = start({ decide: [refusal('notAllowed')], load: [success(ORDER), NEVER] });
    await machine.reviewing();
    machine.actor.send(APPROVE);
    await machine.at('review.refreshing');
    machine.clock.increment(30_000);
    expect((await machine.reviewing()).context.notice).toMatchObject({ text: 'notAllowed' });
  });

  it.each(['paymentMethodMissing', 'other'] as const)('%s stays on the page with the server’s message', async (reason) => {
    const { actor, reviewing } = await typed([refusal(reason)]);
    expect((await reviewing()).context).toMatchObject({ notice: { text: reason }, comments: 'Mine' });
    expect(actor.getSnapshot().can(APPROVE)).toBe(true);
  });
});

describe('a lost response', () => {
  it('a decision that did not arrive can be made again, with everything unchanged', async () => {
    const { actor, calls, clock, at, reviewing } = start({ decide: [{ status: 'notSent', order: ORDER }] });
    await reviewing();
    actor.send({ type: 'comments.changed', comments: 'Mine' });
    actor.send({ type: 'line.decided', id: 2, decision: 'rejected' });
    clock.increment(300);
    await at('pricing.current');
    actor.send(APPROVE);
    await at('review.submitting');
    expect((await reviewing()).context).toMatchObject({ notice: { label: 'notSent' }, comments: 'Mine', decisions: { 2: 'rejected' } });
    expect(actor.getSnapshot().can(APPROVE)).toBe(false);
    clock.increment(300);
    await at('pricing.current');
    actor.send(APPROVE);
    await at('approved');
    expect(calls.filter((call) => call === 'approved')).toHaveLength(2);
  });

  it('[VOR-13] an order that has changed since is shown as it is, with the user’s decisions, before anything is sent', async () => {
    const dearer = { ...ORDER, total: 120, order_services: [line(1, 'awaiting_approval', 70), ...LINES.slice(1)] };
    const { actor, calls, clock, decisions, at, reviewing } = start({
      decide: [
        { status: 'changed', order: dearer },
        { status: 'changed', order: dearer },
      ],
    });
    await reviewing();
    actor.send(APPROVE);
    await at('review.submitting');
    expect((await reviewing()).context).toMatchObject({
      facts: { lines: [{ price: 70 }, {}, {}, {}] },
      notice: { tone: 'default', label: 'pricesChanged' },
    });
    actor.send({ type: 'line.decided', id: 2, decision: 'rejected' });
    clock.increment(300);
    await at('pricing.current');
    actor.send(APPROVE);
    await at('review.submitting');
    expect((await reviewing()).context.decisions).toEqual({ 2: 'rejected' });
    // The stored order is priced without decisions.
    expect(placesOf(actor.getSnapshot().value)).toContain('pricing.waiting');
    expect(decisions.map(({ priced }) => priced)).toEqual([null, { 2: 'rejected' }]);
    expect(calls.filter((call) => call === 'approved')).toHaveLength(2);
  });

  it('someone else decided first', async () => {
    for (const [order, state, notice] of [
      [approvedBy('Ben Ortiz'), 'review.alreadyApproved.shown', null],
      [CANCELED, 'review.notEligible', { label: 'decidedByOthers' }],
    ] as const) {
      const { actor, at, reviewing } = start({ decide: [{ status: 'decidedByOthers', order }] });
      await reviewing();
      actor.send(APPROVE);
      const { context } = await at(state);
      if (notice) expect(context.notice).toMatchObject(notice);
      else expect(context.facts?.status).toBe('approved');
    }
  });

  it.each([
    ['approval', APPROVE, 'check approved', 'approved'],
    ['cancelation', CANCEL, 'check cancel', 'canceled'],
  ] as const)(
    'to a %s: nothing is sent while the outcome is unknown, and a later check finds it done',
    async (_kind, event, check, done) => {
      const { actor, calls, clock, at, reviewing } = start({ decide: [UNKNOWN], check: [UNKNOWN, new Error('broken'), NEVER] });
      await reviewing();
      actor.send(event);
      actor.send(YES);
      for (const notice of [UNKNOWN.notice, UNKNOWN.notice, { label: 'somethingWentWrong' }, { label: 'timeout' }]) {
        if ('label' in notice && notice.label === 'timeout') clock.increment(90_000);
        const unknown = await at('review.outcomeUnknown');
        expect(unknown.context.notice).toMatchObject(notice);
        expect([APPROVE, ACCEPT_ALL, CANCEL].some((again) => unknown.can(again))).toBe(false);
        actor.send({ type: 'outcome.retried' });
      }
      await at(done);
      expect(calls).toEqual(['load 4182', check.slice('check '.length), check, check, check, check]);
    },
  );

  it('no response at all does not count as a decision that did not arrive', async () => {
    for (const answer of [NEVER, new Error('broken')]) {
      const { actor, clock, at, reviewing } = start({ decide: [answer] });
      await reviewing();
      actor.send(APPROVE);
      if (answer === NEVER) clock.increment(90_000);
      expect((await at('review.outcomeUnknown')).can(APPROVE)).toBe(false);
    }
  });

  it('a line added by the shop is reported', async () => {
    const more = { ...ORDER, order_services: [...LINES, line(5, 'awaiting_approval')] };
    const { actor, reviewing } = start({ load: [success(ORDER), success(more)] });
    await reviewing();
    actor.send({ type: 'order.outdated' });
    const again = await reviewing();
    expect(again.context.facts?.lines).toHaveLength(5);
    expect(again.context.notice).toEqual({ tone: 'default', label: 'pricesChanged' });
  });
});
