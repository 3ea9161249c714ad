import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { useEffect, useEffectEvent } from 'react';
import { useOrderLine } from '../../../shared/orders/use-order-line.ts';
import { useArrive } from '../../../shared/page/arrival.tsx';
import type { Approval } from '../use-order-approval.ts';
import { nextToReview } from './others-to-review.tsx';

/** Once the order is decided, goes to the dashboard, which confirms it and links to the next order waiting for review. */
export function useLeaveWhenDecided({ state, order, user }: Approval, onLeave: () => void): void {
  const { t } = useTranslation('approval');
  const arrive = useArrive();
  const orders = useOrderLine();
  const leave = useEffectEvent(() => {
    onLeave();
    const next = order && nextToReview({ user, order });
    arrive(place.dashboard, {
      tone: 'success',
      text: t(state.matches('canceled') ? 'notice.canceled' : 'notice.approved'),
      ...(order && { description: orders.line(order) }),
      ...(next && { link: { href: place.order(next.id), text: t('reviewNext') } }),
    });
  });
  const isDone = state.status === 'done';
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);
}
