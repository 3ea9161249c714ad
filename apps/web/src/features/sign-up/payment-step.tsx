import { consentBarrier, paymentBarrier } from '@wayside/machines';
import type { SignUpContext, SignUpEvent } from '@wayside/machines';
import { useTranslation } from '@wayside/i18n';
import { Button } from '@wayside/ui';
import { useEffect, useRef } from 'react';
import type { Ref } from 'react';
import { brand } from '../../shared/brand/brand.ts';
import { PaymentForm } from '../../shared/payments/payment-form.tsx';
import type { PaymentFormHandle } from '../../shared/payments/payment-form.tsx';
import { ConsentFields } from './consent-fields.tsx';
import styles from './sign-up.module.css';

export interface PaymentStepProps {
  context: SignUpContext;
  isBusy: boolean;
  /** Out of sight, the card stays entered. */
  isShown: boolean;
  card: Ref<PaymentFormHandle>;
  send: (event: SignUpEvent) => void;
  onBack: () => void;
}

const REASONS = {
  terms: 'access:signUp.termsMissing',
  promotionalTerms: 'access:signUp.promotionalTermsMissing',
  paymentMethod: 'access:signUp.cardMissing',
} as const;

/** Step 2: the card form and the terms. */
export function PaymentStep({ context, isBusy, isShown, card, send, onBack }: PaymentStepProps) {
  const { t } = useTranslation(['access', 'common']);
  const heading = useRef<HTMLHeadingElement>(null);
  // Move focus to the heading so the new step is read from the top.
  useEffect(() => {
    if (isShown) heading.current?.focus();
  }, [isShown]);
  const barrier = paymentBarrier(context);
  return (
    <div className={styles.step} hidden={!isShown}>
      <h2 ref={heading} tabIndex={-1} className={styles.stepTitle}>
        {t('access:signUp.steps.payment')}
      </h2>
      <p className={styles.aside}>{t('access:signUp.whyCard')}</p>
      <PaymentForm
        ref={card}
        offersPayPal={false}
        onRequestable={(isReady) => send({ type: 'paymentMethod.changed', isReady })}
      />
      <ConsentFields
        consents={context.consents}
        asksPromotionalTerms={context.asksPromotionalTerms}
        asksFrench={brand.region === 'CA'}
        isDisabled={isBusy}
        notice={consentBarrier(context) ? context.notice : null}
        onChange={(consents) => send({ type: 'consents.changed', consents })}
      />
      <div className={styles.submit}>
        <Button
          variant="primary"
          isWide
          isPending={isBusy}
          pendingLabel={t('access:signUp.submitting')}
          onPress={() => send({ type: 'payment.submitted' })}
          disabledReason={barrier ? t(REASONS[barrier]) : undefined}
        >
          {t('access:signUp.getStarted')}
        </Button>
        <Button variant="quiet" isWide onPress={onBack}>
          {t('common:actions.back')}
        </Button>
      </div>
    </div>
  );
}
