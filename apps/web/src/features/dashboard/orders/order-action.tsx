import { dashboardAction } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button } from '@wayside/ui';
import type { Order } from '../dashboard.queries.ts';
import type { Decision } from './order-decision.tsx';

/** CANCEL, ACCEPT ALL or nothing, depending on the order's status. */
export function OrderAction({ order, onDecide }: { order: Order; onDecide: (kind: Decision, order: Order) => void }) {
  const { t } = useTranslation('dashboard');
  const action = dashboardAction(order);
  if (action === 'none') return null;
  const label = action === 'cancel' ? t('actions.cancelOrder', { id: order.id }) : t('actions.acceptAllOfOrder', { id: order.id });
  return (
    <Button size="small" variant={action === 'cancel' ? 'quiet' : 'secondary'} aria-label={label} onPress={() => onDecide(action, order)}>
      {t(`actions.${action}`)}
    </Button>
  );
}
