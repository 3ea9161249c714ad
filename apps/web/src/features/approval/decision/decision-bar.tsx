import { canCancelOrder, chargedMethod, countDecisions } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Spinner, classNames } from '@wayside/ui';
import { useId } from 'react';
import { usePaymentMethodName } from '../../../shared/payments/payment-method-text.ts';
import type { Order } from '../approval.queries.ts';
import type { Approval } from '../use-order-approval.ts';
import { ApproveAll, ApproveButton } from './approve-button.tsx';
import styles from './decision-bar.module.css';
import { useTotalText } from './order-sum.tsx';
import { PaymentChoice } from './payment-choice.tsx';

interface DecisionBarProps {
  approval: Approval;
  order: Order;
  /** Room for the payment method and Approve all. */
  isWide: boolean;
}

/** Total, payment method and approval at the bottom of the window, visible at any scroll position. */
export function DecisionBar({ approval, order, isWide }: DecisionBarProps) {
  const { t } = useTranslation('approval');
  const isPricing = approval.state.hasTag('pricing');
  const { approved } = countDecisions(order.order_services, approval.state.context.decisions);
  const shown = useTotalText(order);
  const methodName = usePaymentMethodName();
  const method = chargedMethod(approval.user, order, approval.state.context.paymentToken);
  return (
    <section className={styles.bar} data-bottom-bar aria-label={t('summary.total')}>
      <div className={styles.total}>
        <span className={styles.label}>
          {approved > 0 ? t('summary.totalOf', { count: approved }) : t('summary.total')}
        </span>
        <span className={styles.line}>
          <span className={classNames(styles.amount, isPricing && styles.old)}>{shown}</span>
          {isPricing && <Spinner />}
        </span>
        {!isWide && method && <span className={classNames(styles.label, styles.method)}>{methodName(method)}</span>}
      </div>
      {isWide && (
        <div className={styles.payment}>
          <PaymentChoice approval={approval} order={order} isPlain />
        </div>
      )}
      <div className={styles.actions}>
        {isWide && <ApproveAll approval={approval} order={order} />}
        <div className={styles.approve}>
          {cancelsInBar(approval, order) ? (
            <CancelDeclined approval={approval} />
          ) : (
            <ApproveButton approval={approval} order={order} />
          )}
        </div>
      </div>
    </section>
  );
}

/** With every service declined, canceling is what there is to do, for those who may. */
export function cancelsInBar({ isEligible, leavesNothing, user }: Approval, order: Order): boolean {
  return isEligible && leavesNothing && canCancelOrder(user, order);
}

function CancelDeclined({ approval: { state, send } }: { approval: Approval }) {
  const { t } = useTranslation('approval');
  const reasonId = useId();
  return (
    <>
      <Button
        variant="danger"
        isWide
        isPending={state.hasTag('busy')}
        pendingLabel={t('actions.submitting')}
        aria-describedby={reasonId}
        onPress={() => send({ type: 'cancel.requested' })}
      >
        {t('actions.cancel')}
      </Button>
      <span id={reasonId} className={styles.reason}>
        {t('notice.allLinesDeclined')}
      </span>
    </>
  );
}
