import { debounce, place } from '@wayside/domain';
import { partnerSignUpSchema } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button } from '@wayside/ui';
import { useEffect, useState } from 'react';
import { ErrorSummary } from '../../shared/form/error-summary.tsx';
import { FormPhoneField } from '../../shared/form/form-phone-field.tsx';
import { FormTextField } from '../../shared/form/form-text-field.tsx';
import { Form, SubmitButton } from '../../shared/form/form.tsx';
import { useAppForm } from '../../shared/form/use-app-form.ts';
import { useDraft } from '../../shared/form/use-draft.ts';
import { useLeaveGuard } from '../../shared/form/use-leave-guard.tsx';
import { useArrive } from '../../shared/page/arrival.tsx';
import { forgetPendingUser } from '../../shared/session/pending-user.ts';
import { beginSession } from '../../shared/session/session-data.ts';
import type { User } from '../../shared/session/session.ts';
import { SignUpNoticeAlert } from './sign-up-notice.tsx';
import { usePartnerSignUp } from './use-partner-sign-up.ts';
import type { PartnerPerson } from './use-partner-sign-up.ts';

/** Completes the sign-up of a partner's user, then goes to the dashboard signed in. */
export function PartnerSignUpForm({ person }: { person: PartnerPerson }) {
  const { t } = useTranslation(['access', 'common']);
  const arrive = useArrive();
  const [snapshot, send] = usePartnerSignUp(person);
  const { notice, details, authenticationToken, user } = snapshot.context;
  const isDone = snapshot.status === 'done';
  const isSaved = authenticationToken !== null;

  const [schema] = useState(() => partnerSignUpSchema(person.isCompanyNameEditable));
  const form = useAppForm(schema, { defaultValues: person.details, pauseMs: debounce.signUpField });
  const draft = useDraft(`partner_sign_up_${person.id}`, form, { userId: null });
  const guard = useLeaveGuard(form.formState.isDirty && !isSaved, { onLeave: draft.clear });

  useEffect(() => {
    if (!isDone) return;
    guard.release();
    draft.clear();
    forgetPendingUser();
    beginSession(user as User, authenticationToken!);
    arrive(place.dashboard);
    // oxlint-disable-next-line react/exhaustive-deps -- once, after sign-in
  }, [isDone]);

  const alert = notice && <SignUpNoticeAlert notice={notice} email={details?.email ?? ''} />;
  if (isSaved) {
    return (
      <>
        <Alert tone="success">{t('access:partnerSignUp.saved')}</Alert>
        {alert}
        <Button
          variant="primary"
          isWide
          isPending={!snapshot.matches('entryFailed')}
          pendingLabel={t('access:partnerSignUp.entering')}
          onPress={() => send({ type: 'entry.retried' })}
        >
          {t('access:partnerSignUp.enter')}
        </Button>
      </>
    );
  }
  return (
    <>
      {alert}
      <Form form={form} onSubmit={(values) => send({ type: 'details.submitted', details: values })}>
        <ErrorSummary form={form} />
        <FormTextField
          form={form}
          name="companyName"
          label={t('access:signUp.companyName')}
          autoComplete="organization"
          maxLength={120}
          isDisabled={!person.isCompanyNameEditable}
          description={person.isCompanyNameEditable ? undefined : t('access:partnerSignUp.fixedCompanyName')}
        />
        <FormTextField form={form} name="firstName" label={t('access:signUp.firstName')} autoComplete="given-name" maxLength={60} />
        <FormTextField form={form} name="lastName" label={t('access:signUp.lastName')} autoComplete="family-name" maxLength={60} />
        <FormTextField
          form={form}
          name="email"
          label={t('access:signUp.email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
        />
        <FormPhoneField form={form} name="phoneNumber" label={t('access:signUp.mobileNumber')} />
        <SubmitButton form={form} isWide isPending={snapshot.hasTag('busy')} pendingLabel={t('access:partnerSignUp.submitting')}>
          {t('access:partnerSignUp.submit')}
        </SubmitButton>
      </Form>
      {guard.dialog}
    </>
  );
}
