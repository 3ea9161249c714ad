import { isActiveStatus, showsReview, statusOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, IconButton, Panel } from '@wayside/ui';
import { CircleQuestionMark } from 'lucide-react';
import type { Order } from '../approval.queries.ts';
import { ApproveButton } from './approve-button.tsx';
import { OrderSum } from './order-sum.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { Promotions } from '../promotions/promotions.tsx';
import type { Approval } from '../use-order-approval.ts';
import styles from './decision-panel.module.css';

interface DecisionPanelProps {
  approval: Approval;
  order: Order;
  /** Whether the panel has the Approve button; if not, the bar at the bottom does. */
  hasApprove: boolean;
}

/** Total, comparison, payment method and the actions for the whole order. */
export function DecisionPanel({ approval, order, hasApprove }: DecisionPanelProps) {
  const { t } = useTranslation(['approval', 'orders']);
  const { send, isEligible, leavesNothing } = approval;
  const isOpen = isActiveStatus(statusOf(order));
  return (
    <Panel
      title={t(isEligible ? 'summary.title' : 'summary.closedTitle')}
      actions={
        showsReview(order) && (
          <IconButton
            label={t('about')}
            icon={<CircleQuestionMark size={16} aria-hidden="true" />}
            size="small"
            onPress={() => send({ type: 'info.opened' })}
          />
        )
      }
    >
      <div className={styles.parts}>
        <OrderSum approval={approval} order={order} />
        {isEligible && (
          <>
            <Promotions approval={approval} />
            <PaymentChoice approval={approval} order={order} />
            {hasApprove && <ApproveButton approval={approval} order={order} />}
            <Button isWide onPress={() => send({ type: 'acceptAll.requested' })}>
              {t('actions.acceptAll')}
            </Button>
          </>
        )}
        {isOpen && (
          <div className={styles.cancel}>
            <Button isWide variant={isEligible && leavesNothing ? 'danger' : 'quiet'} onPress={() => send({ type: 'cancel.requested' })}>
              {t('actions.cancel')}
            </Button>
            <p className={styles.note}>{t('orders:cancelNotice')}</p>
          </div>
        )}
      </div>
    </Panel>
  );
}
