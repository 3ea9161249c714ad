import { dashboardAction, place, showsReview } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, ButtonLink, IconButton, VisuallyHidden } from '@wayside/ui';
import { Ban, CheckCheck } from 'lucide-react';
import type { Order } from '../order-text.ts';
import type { Decision } from './confirm-decision.tsx';
import styles from './order-actions.module.css';

export interface OrderActionsProps {
  order: Order;
  onDecide: (kind: Decision, order: Order) => void;
  /** Icons instead of CANCEL and ACCEPT ALL, for grids. */
  isCompact?: boolean;
}

const ICONS = { acceptAll: CheckCheck, cancel: Ban } as const;

/** What can be done with an active order, in every list of them: Review first, then ACCEPT ALL or CANCEL, depending on its status. */
export function OrderActions({ order, onDecide, isCompact = false }: OrderActionsProps) {
  const { t } = useTranslation(['dashboard', 'orders']);
  const action = dashboardAction(order);
  if (action === 'none' && !showsReview(order)) return null;
  return (
    <span className={styles.actions}>
      {showsReview(order) && (
        <ButtonLink href={place.order(order.id)} size="small">
          {t('orders:review')}
          <VisuallyHidden> {t('orders:number', { id: order.id })}</VisuallyHidden>
        </ButtonLink>
      )}
      {action !== 'none' && <Decide action={action} isCompact={isCompact} order={order} onDecide={onDecide} />}
    </span>
  );
}

function Decide({ action, order, onDecide, isCompact }: Required<OrderActionsProps> & { action: Decision }) {
  const { t } = useTranslation('dashboard');
  const label = t(action === 'cancel' ? 'actions.cancelOrder' : 'actions.acceptAllOfOrder', { id: order.id });
  const Icon = ICONS[action];
  const onPress = () => onDecide(action, order);
  if (isCompact) return <IconButton size="small" label={label} icon={<Icon size={16} aria-hidden="true" />} onPress={onPress} />;
  return (
    <Button size="small" variant="quiet" aria-label={label} onPress={onPress}>
      {t(`actions.${action}`)}
    </Button>
  );
}
