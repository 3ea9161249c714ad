import { factsOf } from '@wayside/domain';
import { describe, expect, it } from 'vitest';
import { ANN, LINES, MAPLE, NEVER, ORDER, REFUSED, approvedBy, placesOf, priced, start, success } from './order-approval.fixture.ts';
import type { OrderOutcome } from './order-approval.types.ts';

const APPROVE = { type: 'approve.requested' } as const;
const decline = (id: number) => ({ type: 'line.decided', id, decision: 'rejected' }) as const;
const applied = { status: 'success', promotion: MAPLE } as const;

describe('the total', () => {
  it('[API2-22] [CST2-09] is previewed 300 ms after the last decision, with all lines as decided', async () => {
    const { actor, calls, clock, at, reviewing } = start({ preview: [priced(0)] });
    await reviewing();
    actor.send(decline(1));
    clock.increment(299);
    actor.send(decline(2));
    clock.increment(299);
    expect(calls).toEqual(['load 4182']);
    expect(actor.getSnapshot().hasTag('pricing')).toBe(true);
    clock.increment(1);
    expect((await at('pricing.current')).context).toMatchObject({
      priced: { 1: 'rejected', 2: 'rejected' },
      decisions: { 1: 'rejected', 2: 'rejected' },
    });
    expect(calls).toEqual(['load 4182', 'preview rrrd']);
  });

  it('[API2-22] a late preview is ignored', async () => {
    const early = Promise.withResolvers<OrderOutcome>();
    const { actor, clock, at, reviewing } = start({ preview: [early.promise, priced(60)] });
    await reviewing();
    actor.send(decline(1));
    clock.increment(300);
    actor.send({ type: 'line.decided', id: 1, decision: 'approved' });
    early.resolve(priced(1));
    await early.promise;
    await Promise.resolve();
    expect(actor.getSnapshot().context.priced).toBeNull();
    clock.increment(300);
    expect((await at('pricing.current')).context.priced).toEqual({ 1: 'approved' });
  });

  it('[API2-22] a failed preview keeps the old total, marked as outdated, and can be retried', async () => {
    const { actor, clock, at, reviewing } = start({ preview: [REFUSED, new Error('broken'), NEVER, priced(50)] });
    await reviewing();
    actor.send(decline(1));
    clock.increment(300);
    for (const round of [1, 2, 3]) {
      if (round === 3) clock.increment(30_000);
      const stale = await at('pricing.stale');
      expect(stale.hasTag('stale')).toBe(true);
      expect(stale.context).toMatchObject({ priced: null, decisions: { 1: 'rejected' } });
      actor.send({ type: 'preview.retried' });
    }
    expect((await at('pricing.current')).context.priced).toEqual({ 1: 'rejected' });
  });

  it('nothing can be decided while a total is loading', async () => {
    const { actor, bodies, clock, at, reviewing } = start();
    await reviewing();
    actor.send(decline(1));
    actor.send(APPROVE);
    expect(actor.getSnapshot().can(APPROVE)).toBe(false);
    expect(actor.getSnapshot().can({ type: 'acceptAll.requested' })).toBe(false);
    clock.increment(300);
    await at('pricing.current');
    expect(bodies).toEqual([]);
    expect(actor.getSnapshot().can(APPROVE)).toBe(true);
  });

  it('a price that changed during the review is reported', async () => {
    const dearer = { ...ORDER, total: 80, order_services: LINES.map((line) => (line.id === 2 ? { ...line, price: 80 } : line)) };
    const { actor, clock, at, reviewing } = start({ preview: [success(dearer)] });
    await reviewing();
    actor.send(decline(1));
    clock.increment(300);
    expect((await at('pricing.current')).context.notice).toEqual({ tone: 'default', label: 'pricesChanged' });
  });

  it('a preview that finds the order decided reports it at once and refetches the order', async () => {
    const closed = { ...approvedBy('Ben Ortiz'), order_services: LINES.map((line) => ({ ...line, status: 'approved' as const })) };
    for (const [order, state, notice] of [
      [closed, 'review.alreadyApproved.shown', null],
      [{ ...closed, status: 'cancel' }, 'review.notEligible', { tone: 'default', label: 'decidedByOthers' }],
    ] as const) {
      const { actor, calls, clock, at, reviewing } = start({
        preview: [success({ ...ORDER, ...order })],
        load: [success(ORDER), success(order)],
      });
      await reviewing();
      actor.send(decline(1));
      clock.increment(300);
      const there = await at(state);
      expect(there.context.facts).toEqual(factsOf(order, ANN));
      expect(there.context.priced).toBeNull();
      expect(there.context.decisions).toEqual({});
      if (notice) expect(there.context.notice).toEqual(notice);
      expect(calls.filter((call) => call.startsWith('load'))).toHaveLength(2);
    }
  });

  it('a preview that finds that someone else must approve ends the review', async () => {
    const { actor, clock, at, reviewing } = start({
      preview: [success({ ...ORDER, can_approve: false, not_approvable_reasons: ['not_an_approver'] })],
    });
    await reviewing();
    actor.send(decline(1));
    clock.increment(300);
    expect((await at('review.notEligible')).context.facts?.status).toBe('awaiting_approval');
  });
});

describe('the PO number', () => {
  it('[APR-03] [ERR2-29] is saved in place and changes nothing else', async () => {
    const { actor, calls, at, reviewing } = start();
    await reviewing();
    actor.send({ type: 'po.opened', number: 'PO-1' });
    expect(actor.getSnapshot().context.poText).toBe('PO-1');
    actor.send({ type: 'po.changed', text: ' PO-2 ' });
    actor.send({ type: 'po.confirmed' });
    actor.send({ type: 'po.confirmed' });
    expect(actor.getSnapshot().can(APPROVE)).toBe(false);
    const saved = await at('poNumber.viewing');
    expect(saved.context.poNotice).toEqual({ tone: 'success', label: 'updated' });
    expect(calls).toEqual(['load 4182', 'po PO-2']);
  });

  it('[APR-03] is not sent when unchanged, and discarded on cancel', async () => {
    const { actor, calls, reviewing } = start();
    await reviewing();
    actor.send({ type: 'po.opened', number: 'PO-1' });
    actor.send({ type: 'po.confirmed' });
    expect(placesOf(actor.getSnapshot().value)).toContain('poNumber.viewing');
    actor.send({ type: 'po.opened', number: 'PO-1' });
    actor.send({ type: 'po.changed', text: 'x'.repeat(61) });
    expect(actor.getSnapshot().context.poText).toHaveLength(60);
    actor.send({ type: 'po.changed', text: '🚚'.repeat(61) });
    expect(actor.getSnapshot().context.poText).toBe('🚚'.repeat(60));
    actor.send({ type: 'po.abandoned' });
    expect(placesOf(actor.getSnapshot().value)).toContain('poNumber.viewing');
    expect(calls).toEqual(['load 4182']);
  });

  it('[APR-03] stays typed when it cannot be saved', async () => {
    const { actor, calls, clock, at, reviewing } = start({ po: [REFUSED, new Error('broken'), NEVER] });
    await reviewing();
    actor.send({ type: 'po.opened', number: 'PO-1' });
    actor.send({ type: 'po.changed', text: '' });
    actor.send({ type: 'po.confirmed' });
    for (const notice of [REFUSED.notice, { label: 'somethingWentWrong' }, { label: 'mayHaveWorked' }]) {
      if ('label' in notice && notice.label === 'mayHaveWorked') clock.increment(30_000);
      expect((await at('poNumber.failed')).context).toMatchObject({ poNotice: notice, poText: '' });
      actor.send({ type: 'po.confirmed' });
    }
    await at('poNumber.viewing');
    expect(calls.filter((call) => call === 'po null')).toHaveLength(4);
  });

  it('[APR-03] can be edited further after a failure, or discarded', async () => {
    const { actor, at, reviewing } = start({ po: [REFUSED, REFUSED] });
    await reviewing();
    actor.send({ type: 'po.opened', number: 'PO-1' });
    for (const text of ['PO-2', 'PO-3']) {
      actor.send({ type: 'po.changed', text });
      expect(actor.getSnapshot().hasTag('editingPo')).toBe(true);
      actor.send({ type: 'po.confirmed' });
      await at('poNumber.failed');
    }
    actor.send({ type: 'po.abandoned' });
    expect(actor.getSnapshot().context).toMatchObject({ poNotice: null });
    expect(placesOf(actor.getSnapshot().value)).toContain('poNumber.viewing');
  });
});

describe('promotions', () => {
  it('[APR-14] [API2-44] [API2-45] one from the list is applied, and the total is previewed at once', async () => {
    const { actor, calls, at, reviewing } = start({ preview: [priced(80)] });
    await reviewing();
    actor.send({ type: 'promotions.opened' });
    expect(actor.getSnapshot().hasTag('loadingPromotions')).toBe(true);
    expect((await at('promotions.choosing')).context.promotions).toEqual([MAPLE]);
    actor.send({ type: 'promotion.chosen', id: 12 });
    actor.send({ type: 'promotion.chosen', id: 12 });
    expect(actor.getSnapshot().can(APPROVE)).toBe(false);
    expect((await at('promotions.applied')).context).toMatchObject({ applied: MAPLE, promotionNotice: { label: 'promotionApplied' } });
    expect((await at('pricing.current')).context.priced).toEqual({});
    expect(calls).toEqual(['load 4182', 'promotions 4182', 'apply 12 to 4182', 'preview aard']);
    actor.send({ type: 'promotions.closed' });
    expect(actor.getSnapshot().context.promotionNotice).toBeNull();
  });

  it('[ERR2-20] an empty code is not sent', async () => {
    const { actor, calls, at, reviewing } = start();
    await reviewing();
    actor.send({ type: 'promotions.opened' });
    await at('promotions.choosing');
    actor.send({ type: 'code.changed', code: '  ' });
    actor.send({ type: 'code.submitted' });
    expect(actor.getSnapshot().context.promotionNotice).toEqual({ tone: 'error', label: 'pleaseEnterCode' });
    actor.send({ type: 'code.changed', code: ' MAPLE20 ' });
    expect(actor.getSnapshot().context.promotionNotice).toBeNull();
    actor.send({ type: 'code.submitted' });
    expect((await at('promotions.applied')).context.code).toBe('');
    expect(calls).toContain('apply MAPLE20 to 4182');
    await at('pricing.current');
    actor.send({ type: 'promotions.opened' });
    await at('promotions.choosing');
  });

  it('[APR-14] a code can be entered even if the list could not be loaded', async () => {
    const { actor, clock, at, reviewing } = start({
      promotions: [REFUSED, new Error('broken'), NEVER, REFUSED],
      apply: [REFUSED, applied],
    });
    await reviewing();
    actor.send({ type: 'promotions.opened' });
    actor.send({ type: 'code.changed', code: 'MAPLE20' });
    for (const notice of [REFUSED.notice, { label: 'somethingWentWrong' }, { label: 'timeout' }]) {
      if ('label' in notice && notice.label === 'timeout') clock.increment(30_000);
      expect((await at('promotions.listFailed')).context.promotionNotice).toMatchObject(notice);
      actor.send({ type: 'promotions.retried' });
    }
    await at('promotions.listFailed');
    actor.send({ type: 'code.submitted' });
    await at('promotions.applyingCode');
    expect((await at('promotions.listFailed')).context).toMatchObject({ promotionNotice: REFUSED.notice, code: 'MAPLE20' });
    actor.send({ type: 'code.submitted' });
    await at('promotions.applied');
  });

  it('[APR-14] a refused promotion says why and keeps the choice', async () => {
    const { actor, at, reviewing } = start({ apply: [REFUSED] });
    await reviewing();
    actor.send({ type: 'promotions.opened' });
    await at('promotions.choosing');
    actor.send({ type: 'promotion.chosen', id: 12 });
    await at('promotions.applying');
    const back = await at('promotions.choosing');
    expect(back.context).toMatchObject({ promotionNotice: REFUSED.notice, promotions: [MAPLE], applied: null });
    expect(back.hasTag('pricing')).toBe(false);
    actor.send({ type: 'promotions.closed' });
    expect(actor.getSnapshot().hasTag('promotions')).toBe(false);
  });

  it('[APR-14] a promotion whose response was lost may count: the total is refetched, and a retry finds it applied', async () => {
    const already = { status: 'alreadyApplied', notice: { tone: 'default', text: 'already' } } as const;
    for (const answer of [NEVER, new Error('broken')]) {
      const { actor, clock, at, reviewing } = start({ apply: [answer, already] });
      await reviewing();
      actor.send({ type: 'promotions.opened' });
      await at('promotions.choosing');
      actor.send({ type: 'code.changed', code: 'MAPLE20' });
      actor.send({ type: 'code.submitted' });
      if (answer === NEVER) clock.increment(30_000);
      const choosing = await at('promotions.choosing');
      expect(choosing.hasTag('pricing')).toBe(true);
      expect(choosing.context.promotionNotice).toMatchObject({ label: 'promotionLost' });
      clock.increment(300);
      await at('pricing.current');
      actor.send({ type: 'code.submitted' });
      expect((await at('promotions.applied')).context.promotionNotice).toMatchObject({ text: 'already' });
    }
  });

  it('[APR-14] are only for those who may approve', async () => {
    const { actor, calls, at } = start({}, { user: { id: 3 } });
    await at('review.notEligible');
    actor.send({ type: 'promotions.opened' });
    expect(calls).toEqual(['load 4182']);
  });
});
