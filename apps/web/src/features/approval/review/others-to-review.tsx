import { useQuery } from '@tanstack/react-query';
import { isFromQueue, orderInQueue, othersToReview, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, VisuallyHidden } from '@wayside/ui';
import { ArrowRight } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { queryClient } from '../../../shared/data/query-client.ts';
import { fleetOrdersQuery, orderListQuery } from '../../../shared/orders/orders.queries.ts';
import type { Order } from '../approval.queries.ts';
import type { Approval } from '../use-order-approval.ts';
import styles from './others-to-review.module.css';

type Reviewed = Pick<Approval, 'user'> & { order: Order };

/** Whether the order was opened from the work queue, which has the orders of every fleet; and where another one opens. */
export function useReviewQueue(): { isQueued: boolean; placeOf: (id: number) => string } {
  const isQueued = isFromQueue(useLocation().search);
  return { isQueued, placeOf: isQueued ? orderInQueue : place.order };
}

/** Other orders waiting for this user's approval; undefined until known. */
export function useOthersToReview({ user, order }: Reviewed): readonly Order[] | undefined {
  const { isQueued } = useReviewQueue();
  const ofFleet = useQuery({ ...fleetOrdersQuery(), enabled: !isQueued });
  const ofAll = useQuery({ ...orderListQuery('active', null), enabled: isQueued });
  const { data } = isQueued ? ofAll : ofFleet;
  return data && othersToReview(user, data, order.id);
}

/** The next order waiting for this user's approval, if it is already known. */
export function nextToReview({ user, order, isQueued }: Reviewed & { isQueued: boolean }): Order | undefined {
  const { queryKey } = isQueued ? orderListQuery('active', null) : fleetOrdersQuery();
  const orders = queryClient.getQueryData<readonly Order[]>(queryKey);
  return orders && othersToReview(user, orders, order.id)[0];
}

/**
 * How many other orders wait, and the next of them. It loads them itself, so that their response doesn't render the
 * order again. The notice of who cannot approve this one says it by itself.
 */
export function OthersWaiting({ user, order, isEligible }: Reviewed & Pick<Approval, 'isEligible'>) {
  return isEligible && <Waiting user={user} order={order} />;
}

function Waiting(reviewed: Reviewed) {
  const { t } = useTranslation('approval');
  const others = useOthersToReview(reviewed);
  const { placeOf } = useReviewQueue();
  const next = others?.[0];
  if (!next) return others && <span className={styles.waiting}>{t('waitingNone')}</span>;
  return (
    <>
      <span className={styles.waiting}>{t('waiting', { count: others.length })}</span>
      <ButtonLink href={placeOf(next.id)} icon={<ArrowRight size={16} aria-hidden="true" />}>
        {t('next')}
        <VisuallyHidden> {t('titlePlain', { id: next.id })}</VisuallyHidden>
      </ButtonLink>
    </>
  );
}
