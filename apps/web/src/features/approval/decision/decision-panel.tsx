import { isActiveStatus, mustChooseMethod, needsStoredCard, showsReview, statusOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button, IconButton, Panel } from '@wayside/ui';
import { CircleQuestionMark } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { LoadFailure } from '../../../shared/failure/load-failure.tsx';
import { useRetry } from '../../../shared/failure/use-retry.ts';
import { AddPaymentButton } from '../../../shared/payments/add-payment-button.tsx';
import { PaymentMethodSelect } from '../../../shared/payments/payment-method-select.tsx';
import type { Order } from '../approval.queries.ts';
import { Promotions } from '../promotions/promotions.tsx';
import { isMissingMethod } from '../use-order-approval.ts';
import type { Approval } from '../use-order-approval.ts';
import { ApproveButton } from './approve-button.tsx';
import styles from './decision-panel.module.css';
import { NoPaymentMethod } from './no-payment-method.tsx';
import { OrderSum } from './order-sum.tsx';
import { useStoredMethods } from './stored-methods.ts';

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
            <Button
              isWide
              variant={isEligible && leavesNothing ? 'danger' : 'quiet'}
              onPress={() => send({ type: 'cancel.requested' })}
            >
              {t('actions.cancel')}
            </Button>
            <p className={styles.note}>{t('orders:cancelNotice')}</p>
          </div>
        )}
      </div>
    </Panel>
  );
}

/** Payment method: a choice for users who pay through the platform, a note for everyone else. */
function PaymentChoice({ approval, order }: { approval: Approval; order: Order }) {
  const { t } = useTranslation('approval');
  const select = useRef<{ focus: () => void }>(null);
  const { state, send, user, lacksMethod } = approval;
  const { notice } = state.context;
  useEffect(() => {
    if (isMissingMethod(notice)) select.current?.focus();
  }, [notice]);

  if (mustChooseMethod(user, order)) {
    return (
      <>
        <ProviderFailure approval={approval} order={order} />
        <PaymentMethodSelect
          ref={select}
          methods={order.braintree_payment_methods}
          value={state.context.paymentToken}
          onChange={(token) => send({ type: 'paymentMethod.chosen', token })}
          isDisabled={!state.hasTag('approvable')}
          error={lacksMethod ? t('notice.pleaseSelectPaymentMethod') : undefined}
        />
        {approval.mayAddMethod && (
          <div>
            <AddPaymentButton user={user} onAdded={({ token }) => approval.chooseAdded(token)} />
          </div>
        )}
      </>
    );
  }
  return (
    <div>
      <p className={styles.note}>{t('payment.provider')}</p>
      <p>{t(needsStoredCard(user.payment_provider_type) ? 'payment.elsewhere' : 'payment.fuelCard')}</p>
      {!needsStoredCard(user.payment_provider_type) && <NoPaymentMethod approval={approval} order={order} />}
    </div>
  );
}

/** The provider couldn't list its current methods; the ones that came with the order still work. */
function ProviderFailure({ approval, order }: { approval: Approval; order: Order }) {
  const { t } = useTranslation('approval');
  const { methods } = useStoredMethods({ approval, order });
  const { problem, retry } = useRetry(methods);
  if (!problem || methods.data !== undefined) return null;
  return (
    <Alert tone="error" title={t('notice.braintreePaymentErrorLabel')}>
      <LoadFailure problem={problem} onRetry={retry} isRetrying={methods.isFetching} isCompact />
    </Alert>
  );
}
