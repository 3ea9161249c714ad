import { debounce, place } from '@wayside/domain';
import { signUpSchema } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { RESEND_COOLDOWN_MS } from '@wayside/machines';
import type { Consents } from '@wayside/machines';
import { Link, Stepper } from '@wayside/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AccessLayout } from '../../shared/access/access-layout.tsx';
import { OtpForm } from '../../shared/access/otp-form.tsx';
import { brand } from '../../shared/brand/brand.ts';
import { useAppForm } from '../../shared/form/use-app-form.ts';
import { useDraft } from '../../shared/form/use-draft.ts';
import { useLeaveGuard } from '../../shared/form/use-leave-guard.tsx';
import { useArrive } from '../../shared/page/arrival.tsx';
import { usePageTitle } from '../../shared/page/page-title.ts';
import type { PaymentFormHandle } from '../../shared/payments/payment-form.tsx';
import { ConsentFields } from './consent-fields.tsx';
import { DetailsStep } from './details-step.tsx';
import { PaymentStep } from './payment-step.tsx';
import { SignUpNoticeAlert, useNoticeText } from './sign-up-notice.tsx';
import styles from './sign-up.module.css';
import { useSignUp } from './use-sign-up.ts';
import { useStepHistory } from './use-step-history.ts';
import type { SignUpStep } from './use-step-history.ts';
import { FieldSkeletons } from './field-skeletons.tsx';

const EMPTY = {
  companyName: '',
  carCount: '',
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  zipCode: '',
  password: '',
  confirmPassword: '',
};

/** `/sign_up`: one form, or two steps if a card is needed, then the one-time code if required. */
export function SignUpPage() {
  const { t } = useTranslation(['access', 'shell', 'common']);
  const navigate = useNavigate();
  const arrive = useArrive();
  const [query] = useSearchParams();
  const errorMessage = query.get('error_message')?.trim();
  const card = useRef<PaymentFormHandle>(null);
  const [snapshot, send] = useSignUp(
    { notice: errorMessage ? { tone: 'error', text: errorMessage } : undefined },
    card,
  );
  const { context } = snapshot;
  const { isTwoStep, consents, notice, details } = context;
  const isDone = snapshot.status === 'done';
  const isBusy = snapshot.hasTag('busy') || isDone;

  const [schema] = useState(() => signUpSchema(brand.region));
  const form = useAppForm(schema, { defaultValues: EMPTY, pauseMs: debounce.signUpField });
  const draft = useDraft('sign_up', form, { userId: null });
  const guard = useLeaveGuard(form.formState.isDirty, { onLeave: draft.clear });
  const textOf = useNoticeText(details?.email ?? '');

  // While busy, keep showing the step that was submitted.
  const step: SignUpStep = snapshot.hasTag('otp')
    ? 'otp'
    : snapshot.hasTag('details') || !isTwoStep
      ? 'details'
      : 'payment';
  // From then on the card form stays, whatever step is shown: its frames would lose what is typed.
  const [hasCardForm, setHasCardForm] = useState(false);
  if (step === 'payment' && !hasCardForm) setHasCardForm(true);
  useStepHistory(step, () => send({ type: step === 'otp' ? 'otp.abandoned' : 'details.reopened' }));
  usePageTitle(
    t('shell:title', { page: step === 'otp' ? t('access:otp.title') : t('shell:titles.signUp'), brand: brand.name }),
  );

  useEffect(() => {
    if (!isDone) return;
    guard.release();
    draft.clear();
    // Nobody types the same email twice.
    arrive(place.signIn, notice ? { tone: notice.tone, text: textOf(notice) } : undefined, { email: details?.email });
    // oxlint-disable-next-line react/exhaustive-deps -- once, after the account is created
  }, [isDone]);

  const isAboutConsent =
    notice !== null &&
    'label' in notice &&
    (notice.label === 'termsMissing' || notice.label === 'promotionalTermsMissing');
  const alert = notice && !isDone && <SignUpNoticeAlert notice={notice} email={details?.email ?? ''} />;

  return (
    <AccessLayout title={step === 'otp' ? t('access:otp.title') : t('access:signUp.heading')}>
      {isTwoStep && step !== 'otp' && (
        <SignUpSteps current={step === 'details' ? 'general' : 'payment'} complete={completeSteps(step, consents)} />
      )}
      {(step === 'otp' || !isAboutConsent) && alert}
      {snapshot.matches('readingVariant') && <FieldSkeletons count={7} />}
      {step === 'otp' && (
        <OtpForm
          email={details?.email ?? ''}
          isValidating={snapshot.matches('validatingOtp')}
          isResending={snapshot.matches('resendingOtp')}
          isCooling={context.isCooling}
          cooldown={RESEND_COOLDOWN_MS}
          onSubmit={(otp) => send({ type: 'otp.submitted', otp })}
          onResend={() => send({ type: 'otp.resendRequested' })}
          onBack={() => void navigate(-1)}
          backLabel={t('access:signUp.backToDetails')}
        />
      )}
      {step === 'details' && !snapshot.matches('readingVariant') && (
        <DetailsStep
          form={form}
          isBusy={isBusy}
          submitLabel={isTwoStep ? t('common:actions.continue') : t('access:signUp.submit')}
          onSubmit={(values) => send({ type: 'details.submitted', details: values })}
        >
          {!isTwoStep && (
            <>
              {isAboutConsent && alert}
              <ConsentFields
                consents={consents}
                asksPromotionalTerms={context.asksPromotionalTerms}
                isDisabled={isBusy}
                notice={notice}
                onChange={(changed) => send({ type: 'consents.changed', consents: changed })}
              />
            </>
          )}
        </DetailsStep>
      )}
      {hasCardForm && (
        <PaymentStep
          context={context}
          isBusy={isBusy}
          isShown={step === 'payment'}
          card={card}
          send={send}
          onBack={() => void navigate(-1)}
        />
      )}
      {step !== 'otp' && (
        <p className={styles.aside}>
          {t('access:signUp.haveAccount')} <Link href={place.signIn}>{t('access:signUp.signInLink')}</Link>
        </p>
      )}
      {guard.dialog}
    </AccessLayout>
  );
}

/** The terms are enough to mark the second step complete; submitting requires more. */
function completeSteps(step: SignUpStep, { terms }: Consents): ('general' | 'payment')[] {
  if (step === 'details') return [];
  return terms ? ['general', 'payment'] : ['general'];
}

const STEPS = ['general', 'payment'] as const;
type Step = (typeof STEPS)[number];

/** The current step and which steps are complete. */
function SignUpSteps({ current, complete }: { current: Step; complete: readonly Step[] }) {
  const { t } = useTranslation('access');
  return (
    <Stepper
      label={t('signUp.stepsLabel')}
      steps={STEPS.map((id) => ({ id, label: t(`signUp.steps.${id}`) }))}
      current={current}
      done={complete}
      doneLabel={t('signUp.stepDone')}
    />
  );
}
