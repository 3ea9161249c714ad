import { useQueryClient } from '@tanstack/react-query';
import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { useEffect, useEffectEvent } from 'react';
import { useArrive } from '../../shared/page/arrival.tsx';
import { changed } from '../../shared/data/changed.ts';
import { orderQuery } from '../../shared/orders/orders.queries.ts';
import type { Approval } from './use-order-approval.ts';

/** Once the order is decided: to the dashboard, which says what was done and leads to what waits next. */
export function useGoodbye({ state, others }: Approval, onLeave: () => void): void {
  const { t } = useTranslation('approval');
  const arrive = useArrive();
  const cache = useQueryClient();
  const next = others?.[0];
  const leave = useEffectEvent(() => {
    onLeave();
    cache.removeQueries({ queryKey: orderQuery(state.context.orderId).queryKey });
    // The order stands in lists, counts and sums everywhere.
    void changed('orders');
    arrive(place.dashboard, {
      tone: 'success',
      text: t(state.matches('canceled') ? 'notice.canceled' : 'notice.approved'),
      ...(next && { link: { href: place.order(next.id), text: t('reviewNext') } }),
    });
  });
  const isDone = state.status === 'done';
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);
}
