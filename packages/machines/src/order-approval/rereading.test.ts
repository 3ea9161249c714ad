import type { ReviewOrder } from '@wayside/domain';
import { describe, expect, it } from 'vitest';
import { NEVER } from '../play.fixture.ts';
import { CANCELED, ORDER, approvedBy, decline, review, success } from './order-approval.fixture.ts';

describe('[VOR-13] an order that changed elsewhere is read again', () => {
  const again = (order: ReviewOrder) => ({ loadOrder: [success(ORDER), success(order)] });

  it('without interrupting the review: comments and decisions made during the reload are kept', async () => {
    const { send, isAt, reviewing } = await review(again({ ...ORDER, can_cancel: false }));
    send({ type: 'order.outdated' }, { type: 'comments.changed', comments: 'Mine' }, decline(2));
    expect(isAt('review.reviewing.rereading')).toBe(true);
    expect((await reviewing()).context).toMatchObject({ comments: 'Mine', decisions: { 2: 'rejected' } });
  });

  it('one that was approved says who did', async () => {
    const { send, at } = await review(again(approvedBy('Ben Ortiz')));
    send({ type: 'comments.changed', comments: 'Mine' }, { type: 'order.outdated' });
    expect((await at('review.alreadyApproved.shown')).context.comments).toBe('Mine');
    send({ type: 'conflict.acknowledged' });
    await at('review.notEligible');
  });

  it('one that was canceled shows its status', async () => {
    const { send, at } = await review(again(CANCELED));
    send({ type: 'order.outdated' });
    expect((await at('review.notEligible')).context.notice).toEqual({ tone: 'default', label: 'decidedByOthers' });
  });

  it('a decision does not wait for it', async () => {
    const { send, at, bodies } = await review({ loadOrder: [success(ORDER), NEVER] });
    send({ type: 'order.outdated' }, { type: 'approve.requested' });
    await at('approved');
    expect(bodies()).toHaveLength(1);
  });
});
