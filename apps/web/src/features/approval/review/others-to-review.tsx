import { useQuery } from '@tanstack/react-query';
import { othersToReview, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, VisuallyHidden } from '@wayside/ui';
import { ArrowRight } from 'lucide-react';
import { queryClient } from '../../../shared/data/query-client.ts';
import { fleetOrdersQuery } from '../../../shared/orders/orders.queries.ts';
import type { Order } from '../approval.queries.ts';
import type { Approval } from '../use-order-approval.ts';
import styles from './others-to-review.module.css';

type Reviewed = Pick<Approval, 'user'> & { order: Order };

/** Other orders waiting for this user's approval; undefined until known. */
export function useOthersToReview({ user, order }: Reviewed): readonly Order[] | undefined {
  const { data } = useQuery(fleetOrdersQuery());
  return data && othersToReview(user, data, order.id);
}

/** The next order waiting for this user's approval, if it is already known. */
export function nextToReview({ user, order }: Reviewed): Order | undefined {
  const orders = queryClient.getQueryData<readonly Order[]>(fleetOrdersQuery().queryKey);
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
  const next = others?.[0];
  if (!next) return others && <span className={styles.waiting}>{t('waitingNone')}</span>;
  return (
    <>
      <span className={styles.waiting}>{t('waiting', { count: others.length })}</span>
      <ButtonLink href={place.order(next.id)} icon={<ArrowRight size={16} aria-hidden="true" />}>
        {t('next')}
        <VisuallyHidden> {t('titlePlain', { id: next.id })}</VisuallyHidden>
      </ButtonLink>
    </>
  );
}
