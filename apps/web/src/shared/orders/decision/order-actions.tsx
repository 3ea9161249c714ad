import { dashboardAction, isToReview } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, ButtonLink, SentenceCase, VisuallyHidden } from '@wayside/ui';
import { useCurrentUser } from '../../data/user.ts';
import { orderPlace } from '../order-place.ts';
import type { Order } from '../order-text.ts';
import type { Decision } from './confirm-decision.tsx';
import styles from './order-actions.module.css';

export interface OrderActionsProps {
  order: Order;
  /** Where it opens, if not as in every list. */
  href?: string;
  onDecide: (kind: Decision, order: Order) => void;
}

/**
 * What can be done with an order in a table: Review, or View for who can't approve it, then ACCEPT ALL or CANCEL,
 * depending on its status.
 */
export function OrderActions({ order, href = orderPlace(order), onDecide }: OrderActionsProps) {
  const { t } = useTranslation('orders');
  const { data: user } = useCurrentUser();
  const action = dashboardAction(order);
  const isReview = isToReview(user, order);
  return (
    <span className={styles.actions}>
      <ButtonLink href={href} size="small" variant={isReview ? 'secondary' : 'quiet'}>
        {t(isReview ? 'review' : 'view')}
        <VisuallyHidden> {t('number', { id: order.id })}</VisuallyHidden>
      </ButtonLink>
      {action !== 'none' && <Decide action={action} order={order} onDecide={onDecide} />}
    </span>
  );
}

function Decide({ action, order, onDecide }: OrderActionsProps & { action: Decision }) {
  const { t } = useTranslation('dashboard');
  const label = t(action === 'cancel' ? 'actions.cancelOrder' : 'actions.acceptAllOfOrder', { id: order.id });
  return (
    <Button size="small" variant="quiet" aria-label={label} onPress={() => onDecide(action, order)}>
      <SentenceCase>{t(`actions.${action}`)}</SentenceCase>
    </Button>
  );
}
