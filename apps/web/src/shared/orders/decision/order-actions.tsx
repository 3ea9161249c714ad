import { dashboardAction, isEnteredByHand, place, showsReview } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, ButtonLink, IconButton, SentenceCase, VisuallyHidden } from '@wayside/ui';
import { Ban, CheckCheck } from 'lucide-react';
import type { Order } from '../order-text.ts';
import type { Decision } from './confirm-decision.tsx';
import styles from './order-actions.module.css';

/** Where an order opens. Maintenance that was entered by hand has no order: it is in the history of its vehicle. */
function orderPlace(order: Order): string {
  return isEnteredByHand(order) ? place.vehicle(order.vehicle.id, { tab: 'history' }) : place.order(order.id);
}

export interface OrderActionsProps {
  order: Order;
  onDecide: (kind: Decision, order: Order) => void;
  /** Icons instead of CANCEL and ACCEPT ALL, for grids. */
  isCompact?: boolean;
}

const ICONS = { acceptAll: CheckCheck, cancel: Ban } as const;

/**
 * What can be done with an order, in every list of them: Review or View first, then ACCEPT ALL or CANCEL, depending on
 * its status.
 */
export function OrderActions({ order, onDecide, isCompact = false }: OrderActionsProps) {
  const { t } = useTranslation('orders');
  const action = dashboardAction(order);
  return (
    <span className={styles.actions}>
      <ButtonLink href={orderPlace(order)} size="small" variant={showsReview(order) ? 'secondary' : 'quiet'}>
        {t(showsReview(order) ? 'review' : 'view')}
        <VisuallyHidden> {t('number', { id: order.id })}</VisuallyHidden>
      </ButtonLink>
      {action !== 'none' && <Decide action={action} isCompact={isCompact} order={order} onDecide={onDecide} />}
    </span>
  );
}

function Decide({ action, order, onDecide, isCompact }: Required<OrderActionsProps> & { action: Decision }) {
  const { t } = useTranslation('dashboard');
  const label = t(action === 'cancel' ? 'actions.cancelOrder' : 'actions.acceptAllOfOrder', { id: order.id });
  const Icon = ICONS[action];
  const onPress = () => onDecide(action, order);
  if (isCompact)
    return <IconButton size="small" label={label} icon={<Icon size={16} aria-hidden="true" />} onPress={onPress} />;
  return (
    <Button size="small" variant="quiet" aria-label={label} onPress={onPress}>
      <SentenceCase>{t(`actions.${action}`)}</SentenceCase>
    </Button>
  );
}
