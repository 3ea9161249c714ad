import { consentBarrier, paymentBarrier } from '@wayside/machines';
import type { Consents, SignUpContext } from '@wayside/machines';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button } from '@wayside/ui';
import { useEffect, useRef } from 'react';
import { brand } from '../../shared/brand/brand.ts';
import { ConsentFields } from './consent-fields.tsx';
import styles from './sign-up.module.css';

export interface PaymentStepProps {
  context: SignUpContext;
  isBusy: boolean;
  onConsent: (consents: Partial<Consents>) => void;
  onSubmit: () => void;
  onBack: () => void;
}

const REASONS = {
  terms: 'access:signUp.termsMissing',
  promotionalTerms: 'access:signUp.promotionalTermsMissing',
  paymentMethod: 'access:signUp.cardUnavailable',
} as const;

/** Step 2: the card form once it's ready, and the terms. */
export function PaymentStep({ context, isBusy, onConsent, onSubmit, onBack }: PaymentStepProps) {
  const { t } = useTranslation(['access', 'common']);
  const heading = useRef<HTMLHeadingElement>(null);
  // Move focus to the heading so the new step is read from the top.
  useEffect(() => heading.current?.focus(), []);
  const barrier = paymentBarrier(context);
  return (
    <div className={styles.step}>
      <h2 ref={heading} tabIndex={-1} className={styles.stepTitle}>
        {t('access:signUp.steps.payment')}
      </h2>
      <Alert tone="info" title={t('access:signUp.cardUnavailable')}>
        {t('access:signUp.cardUnavailableBody', { phone: brand.assistancePhone })}
      </Alert>
      <ConsentFields
        consents={context.consents}
        asksPromotionalTerms={context.asksPromotionalTerms}
        asksFrench={brand.region === 'CA'}
        isDisabled={isBusy}
        notice={consentBarrier(context) ? context.notice : null}
        onChange={onConsent}
      />
      <div className={styles.submit}>
        <Button
          variant="primary"
          isWide
          isPending={isBusy}
          pendingLabel={t('access:signUp.submitting')}
          onPress={onSubmit}
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
