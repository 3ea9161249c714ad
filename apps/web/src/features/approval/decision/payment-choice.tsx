import { mustChooseMethod, needsStoredCard } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert } from '@wayside/ui';
import { useEffect, useRef } from 'react';
import { LoadFailure } from '../../../shared/failure/load-failure.tsx';
import { useRetry } from '../../../shared/failure/use-retry.ts';
import { AddPaymentButton } from '../../../shared/payments/add-payment-button.tsx';
import { PaymentMethodSelect } from '../../../shared/payments/payment-method-select.tsx';
import type { Order } from '../approval.queries.ts';
import { isMissingMethod } from '../use-order-approval.ts';
import type { Approval } from '../use-order-approval.ts';
import styles from './payment-choice.module.css';
import { NoPaymentMethod } from './no-payment-method.tsx';
import { useStoredMethods } from './stored-methods.ts';

interface PaymentProps {
  approval: Approval;
  order: Order;
}

/** Payment method: a choice for users who pay through the platform, a note for everyone else. */
export function PaymentChoice({ approval, order, isPlain }: PaymentProps & { isPlain?: boolean }) {
  const { t } = useTranslation('approval');
  const select = useRef<{ focus: () => void }>(null);
  const { state, send, user, lacksMethod } = approval;
  const { notice } = state.context;
  useEffect(() => {
    if (isMissingMethod(notice)) select.current?.focus();
  }, [notice]);

  if (mustChooseMethod(user, order)) {
    return (
      <PaymentMethodSelect
        ref={select}
        methods={order.braintree_payment_methods}
        value={state.context.paymentToken}
        onChange={(token) => send({ type: 'paymentMethod.chosen', token })}
        isDisabled={!state.hasTag('approvable')}
        isPlain={isPlain}
        error={lacksMethod ? t('notice.pleaseSelectPaymentMethod') : undefined}
      />
    );
  }
  return (
    <div>
      <p className={styles.label}>{t('payment.provider')}</p>
      <p>{t(needsStoredCard(user.payment_provider_type) ? 'payment.elsewhere' : 'payment.fuelCard')}</p>
    </div>
  );
}

/** What helps with the payment: another method, or what to do without one. */
export function PaymentHelp({ approval, order }: PaymentProps) {
  const { user } = approval;
  if (mustChooseMethod(user, order)) {
    return (
      <>
        <ProviderFailure approval={approval} order={order} />
        {approval.mayAddMethod && (
          <div>
            <AddPaymentButton user={user} onAdded={({ token }) => approval.chooseAdded(token)} />
          </div>
        )}
      </>
    );
  }
  return !needsStoredCard(user.payment_provider_type) && <NoPaymentMethod approval={approval} order={order} />;
}

/** The provider couldn't list its current methods; the ones that came with the order still work. */
function ProviderFailure({ approval, order }: PaymentProps) {
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
