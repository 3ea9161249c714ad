import { factsOf } from '@wayside/domain';
import { describe, expect, it } from 'vitest';
import { NEVER } from '../play.fixture.ts';
import {
  ANN,
  LINES,
  MAPLE,
  ORDER,
  REFUSED,
  approvedBy,
  priced,
  decline,
  review,
  start,
  success,
} from './order-approval.fixture.ts';
import type { OrderOutcome } from './order-approval.types.ts';

const APPROVE = { type: 'approve.requested' } as const;
const applied = { status: 'success', promotion: MAPLE } as const;

describe('the total', () => {
  it('[API2-22] [CST2-09] is previewed 300 ms after the last decision, with all lines as decided', async () => {
    const { calls, clock, now, send, names, at } = await review({ preview: [priced(0)] });
    send(decline(1));
    clock.increment(299);
    send(decline(2));
    clock.increment(299);
    expect(names()).toEqual(['loadOrder']);
    expect(now().hasTag('pricing')).toBe(true);
    clock.increment(1);
    expect((await at('pricing.current')).context).toMatchObject({
      priced: { 1: 'rejected', 2: 'rejected' },
      decisions: { 1: 'rejected', 2: 'rejected' },
    });
    expect(calls.slice(1)).toEqual([['preview', { orderId: 4182, decisions: { 1: 'rejected', 2: 'rejected' } }]]);
  });

  it('[API2-22] a late preview is ignored', async () => {
    const early = Promise.withResolvers<OrderOutcome>();
    const { clock, now, send, repriced } = await review({ preview: [early.promise, priced(60)] });
    send(decline(1));
    clock.increment(300);
    send({ type: 'line.decided', id: 1, decision: 'approved' });
    early.resolve(priced(1));
    await early.promise;
    await Promise.resolve();
    expect(now().context.priced).toBeNull();
    expect((await repriced()).context.priced).toEqual({ 1: 'approved' });
  });

  it('[API2-22] a failed preview keeps the old total, marked as outdated, and can be retried', async () => {
    const { clock, send, at } = await review({ preview: [REFUSED, new Error('broken'), NEVER, priced(50)] });
    send(decline(1));
    clock.increment(300);
    for (const round of [1, 2, 3]) {
      if (round === 3) clock.increment(30_000);
      const stale = await at('pricing.stale');
      expect(stale.hasTag('stale')).toBe(true);
      expect(stale.context).toMatchObject({ priced: null, decisions: { 1: 'rejected' } });
      send({ type: 'preview.retried' });
    }
    expect((await at('pricing.current')).context.priced).toEqual({ 1: 'rejected' });
  });

  it('nothing can be decided while a total is loading', async () => {
    const { now, send, bodies, repriced } = await review();
    expect(send(decline(1), APPROVE).can(APPROVE)).toBe(false);
    expect(now().can({ type: 'acceptAll.requested' })).toBe(false);
    await repriced();
    expect(bodies()).toEqual([]);
    expect(now().can(APPROVE)).toBe(true);
  });

  it('a price that changed during the review is reported', async () => {
    const dearer = {
      ...ORDER,
      total: 80,
      order_services: LINES.map((line) => (line.id === 2 ? { ...line, price: 80 } : line)),
    };
    const { send, repriced } = await review({ preview: [success(dearer)] });
    send(decline(1));
    expect((await repriced()).context.notice).toEqual({ tone: 'default', label: 'pricesChanged' });
  });

  it('a preview that finds the order decided reports it at once and refetches the order', async () => {
    const closed = {
      ...approvedBy('Ben Ortiz'),
      order_services: LINES.map((line) => ({ ...line, status: 'approved' as const })),
    };
    for (const [order, state, notice] of [
      [closed, 'review.alreadyApproved.shown', null],
      [{ ...closed, status: 'cancel' }, 'review.notEligible', { tone: 'default', label: 'decidedByOthers' }],
    ] as const) {
      const { clock, send, sent, at } = await review({
        preview: [success({ ...ORDER, ...order })],
        loadOrder: [success(ORDER), success(order)],
      });
      send(decline(1));
      clock.increment(300);
      const there = await at(state);
      expect(there.context.facts).toEqual(factsOf(order, ANN));
      expect(there.context.priced).toBeNull();
      expect(there.context.decisions).toEqual({});
      if (notice) expect(there.context.notice).toEqual(notice);
      expect(sent('loadOrder')).toHaveLength(2);
    }
  });

  it('a preview that finds that someone else must approve ends the review', async () => {
    const { clock, send, at } = await review({
      preview: [success({ ...ORDER, can_approve: false, not_approvable_reasons: ['not_an_approver'] })],
    });
    send(decline(1));
    clock.increment(300);
    expect((await at('review.notEligible')).context.facts?.status).toBe('awaiting_approval');
  });
});

describe('the PO number', () => {
  it('[APR-03] [ERR2-29] is saved in place and changes nothing else', async () => {
    const { calls, send, at } = await review();
    expect(send({ type: 'po.opened', number: 'PO-1' }).context.poText).toBe('PO-1');
    expect(
      send({ type: 'po.changed', text: ' PO-2 ' }, { type: 'po.confirmed' }, { type: 'po.confirmed' }).can(APPROVE),
    ).toBe(false);
    const saved = await at('poNumber.viewing');
    expect(saved.context.poNotice).toEqual({ tone: 'success', label: 'updated' });
    expect(calls.slice(1)).toEqual([['savePoNumber', { orderId: 4182, poNumber: 'PO-2' }]]);
  });

  it('[APR-03] is not sent when unchanged, and discarded on cancel', async () => {
    const { send, names, isAt } = await review();
    send({ type: 'po.opened', number: 'PO-1' }, { type: 'po.changed', text: ' PO-1 ' }, { type: 'po.confirmed' });
    expect(isAt('poNumber.viewing')).toBe(true);
    expect(
      send({ type: 'po.opened', number: 'PO-1' }, { type: 'po.changed', text: 'x'.repeat(61) }).context.poText,
    ).toHaveLength(60);
    expect(send({ type: 'po.changed', text: '🚚'.repeat(61) }).context.poText).toBe('🚚'.repeat(60));
    send({ type: 'po.abandoned' });
    expect(send({ type: 'po.opened', number: null }, { type: 'po.confirmed' }).context).toMatchObject({
      poText: '',
      poSaved: '',
    });
    expect(isAt('poNumber.viewing')).toBe(true);
    expect(names()).toEqual(['loadOrder']);
  });

  it('[APR-03] stays typed when it cannot be saved', async () => {
    const { clock, send, sent, at } = await review({ savePoNumber: [REFUSED, new Error('broken'), NEVER] });
    send({ type: 'po.opened', number: 'PO-1' }, { type: 'po.changed', text: '' }, { type: 'po.confirmed' });
    for (const notice of [REFUSED.notice, { label: 'somethingWentWrong' }, { label: 'mayHaveWorked' }]) {
      if ('label' in notice && notice.label === 'mayHaveWorked') clock.increment(30_000);
      expect((await at('poNumber.failed')).context).toMatchObject({ poNotice: notice, poText: '' });
      send({ type: 'po.confirmed' });
    }
    await at('poNumber.viewing');
    expect(sent('savePoNumber')).toEqual([1, 2, 3, 4].map(() => ({ orderId: 4182, poNumber: null })));
  });

  it('[APR-03] can be edited further after a failure, or discarded', async () => {
    const { send, isAt, at } = await review({ savePoNumber: [REFUSED, REFUSED] });
    send({ type: 'po.opened', number: 'PO-1' });
    for (const text of ['PO-2', 'PO-3']) {
      expect(send({ type: 'po.changed', text }).hasTag('editingPo')).toBe(true);
      send({ type: 'po.confirmed' });
      await at('poNumber.failed');
    }
    expect(send({ type: 'po.abandoned' }).context).toMatchObject({ poNotice: null });
    expect(isAt('poNumber.viewing')).toBe(true);
  });
});

describe('promotions', () => {
  it('[APR-14] [API2-44] [API2-45] one from the list is applied, and the total is previewed at once', async () => {
    const { calls, send, at } = await review({ preview: [priced(80)] });
    expect(send({ type: 'promotions.opened' }).hasTag('loadingPromotions')).toBe(true);
    expect((await at('promotions.choosing')).context.promotions).toEqual([MAPLE]);
    expect(send({ type: 'promotion.chosen', id: 12 }, { type: 'promotion.chosen', id: 12 }).can(APPROVE)).toBe(false);
    expect((await at('promotions.applied')).context).toMatchObject({
      applied: MAPLE,
      promotionNotice: { label: 'promotionApplied' },
    });
    expect((await at('pricing.current')).context.priced).toEqual({});
    expect(calls).toEqual([
      ['loadOrder', { orderId: 4182 }],
      ['loadPromotions', { orderId: 4182 }],
      ['applyPromotion', { orderId: 4182, promotionId: 12 }],
      ['preview', { orderId: 4182, decisions: {} }],
    ]);
    expect(send({ type: 'promotions.closed' }).context.promotionNotice).toBeNull();
  });

  it('[ERR2-20] an empty code is not sent', async () => {
    const { now, send, sent, at } = await review();
    send({ type: 'promotions.opened' });
    await at('promotions.choosing');
    send({ type: 'code.changed', code: '  ' }, { type: 'code.submitted' });
    expect(now().context.promotionNotice).toEqual({ tone: 'error', label: 'pleaseEnterCode' });
    expect(send({ type: 'code.changed', code: ' MAPLE20 ' }).context.promotionNotice).toBeNull();
    send({ type: 'code.submitted' });
    expect((await at('promotions.applied')).context.code).toBe('');
    expect(sent('applyCode')).toEqual([{ orderId: 4182, code: 'MAPLE20' }]);
    await at('pricing.current');
    send({ type: 'promotions.opened' });
    await at('promotions.choosing');
  });

  it('[APR-14] a code can be entered even if the list could not be loaded', async () => {
    const { clock, send, at } = await review({
      loadPromotions: [REFUSED, new Error('broken'), NEVER, REFUSED],
      applyCode: [REFUSED, applied],
    });
    send({ type: 'promotions.opened' }, { type: 'code.changed', code: 'MAPLE20' });
    for (const notice of [REFUSED.notice, { label: 'somethingWentWrong' }, { label: 'timeout' }]) {
      if ('label' in notice && notice.label === 'timeout') clock.increment(30_000);
      expect((await at('promotions.listFailed')).context.promotionNotice).toMatchObject(notice);
      send({ type: 'promotions.retried' });
    }
    await at('promotions.listFailed');
    send({ type: 'code.submitted' });
    await at('promotions.applyingCode');
    expect((await at('promotions.listFailed')).context).toMatchObject({
      promotionNotice: REFUSED.notice,
      code: 'MAPLE20',
    });
    send({ type: 'code.submitted' });
    await at('promotions.applied');
  });

  it('[APR-14] a refused promotion says why and keeps the choice', async () => {
    const { send, at } = await review({ applyPromotion: [REFUSED] });
    send({ type: 'promotions.opened' });
    await at('promotions.choosing');
    send({ type: 'promotion.chosen', id: 12 });
    await at('promotions.applying');
    const back = await at('promotions.choosing');
    expect(back.context).toMatchObject({ promotionNotice: REFUSED.notice, promotions: [MAPLE], applied: null });
    expect(back.hasTag('pricing')).toBe(false);
    expect(send({ type: 'promotions.closed' }).hasTag('promotions')).toBe(false);
  });

  it('[APR-14] a promotion whose response was lost may count: the total is refetched, and a retry finds it applied', async () => {
    const already = { status: 'alreadyApplied', notice: { tone: 'default', text: 'already' } } as const;
    for (const answer of [NEVER, new Error('broken')]) {
      const { clock, send, repriced, at } = await review({ applyCode: [answer, already] });
      send({ type: 'promotions.opened' });
      await at('promotions.choosing');
      send({ type: 'code.changed', code: 'MAPLE20' }, { type: 'code.submitted' });
      if (answer === NEVER) clock.increment(30_000);
      const choosing = await at('promotions.choosing');
      expect(choosing.hasTag('pricing')).toBe(true);
      expect(choosing.context.promotionNotice).toMatchObject({ label: 'promotionLost' });
      await repriced();
      send({ type: 'code.submitted' });
      expect((await at('promotions.applied')).context.promotionNotice).toMatchObject({ text: 'already' });
    }
  });

  it('[APR-14] are only for those who may approve', async () => {
    const { send, names, at } = start({}, { user: { id: 3 } });
    await at('review.notEligible');
    send({ type: 'promotions.opened' });
    expect(names()).toEqual(['loadOrder']);
  });
});
