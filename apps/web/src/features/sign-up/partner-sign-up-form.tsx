import { createApiClient, resultOf } from '@wayside/api-client';
import { debounce, digitsOf, place } from '@wayside/domain';
import { partnerSignUpSchema } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { partnerSignUpMachine } from '@wayside/machines';
import type { EntryOutcome, PartnerDetails, SaveOutcome } from '@wayside/machines';
import { Alert, Button } from '@wayside/ui';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { actorOf, outcomeOf } from '../../shared/data/outcome.ts';
import { origin } from '../../shared/data/origin.ts';
import { scenarioHeaders } from '../../shared/data/scenario-headers.ts';
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
import { useSignUpFields } from './use-sign-up-fields.ts';

/** Completes the sign-up of a partner's user, then goes to the dashboard signed in. */
export function PartnerSignUpForm({ person }: { person: PartnerPerson }) {
  const { t } = useTranslation(['access', 'common']);
  const arrive = useArrive();
  const field = useSignUpFields();
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
          {...field('companyName')}
          isDisabled={!person.isCompanyNameEditable}
          description={person.isCompanyNameEditable ? undefined : t('access:partnerSignUp.fixedCompanyName')}
        />
        <FormTextField form={form} {...field('firstName')} />
        <FormTextField form={form} {...field('lastName')} />
        <FormTextField form={form} {...field('email')} />
        <FormPhoneField form={form} name="phoneNumber" label={t('access:signUp.mobileNumber')} />
        <SubmitButton
          form={form}
          isWide
          isPending={snapshot.hasTag('busy')}
          pendingLabel={t('access:partnerSignUp.submitting')}
        >
          {t('access:partnerSignUp.submit')}
        </SubmitButton>
      </Form>
      {guard.dialog}
    </>
  );
}

/** The person signing up: from a partner's link or from the provider's session. */
interface PartnerPerson {
  id: number;
  authToken: string;
  isCompanyNameEditable: boolean;
  databaseName: string | null;
  details: PartnerDetails;
}

/** Client with an explicit token or none, so that calls never use the token of the current session. */
const clientOf = (token: string | undefined) =>
  createApiClient({ origin, token: () => token, headers: scenarioHeaders });

const ALERTS = ['userExists'] as const;

async function save({ id, authToken, databaseName }: PartnerPerson, details: PartnerDetails): Promise<SaveOutcome> {
  const body = {
    id,
    auth_token: authToken,
    firstName: details.firstName.trim(),
    lastName: details.lastName.trim(),
    email: details.email.trim(),
    cellPhone: digitsOf(details.phoneNumber),
    fleetName: details.companyName.trim() || null,
    geotabDatabaseName: databaseName,
  };
  const result = await resultOf(clientOf(undefined).PUT('/shell_customers/{id}', { params: { path: { id } }, body }));
  return outcomeOf(result, ({ authenticationToken }) => ({ authenticationToken }), ALERTS);
}

async function enter(token: string): Promise<EntryOutcome<User>> {
  return outcomeOf(await resultOf(clientOf(token).GET('/fleet_users/me')), (user) => ({ user }), ALERTS);
}

/** The partner sign-up machine with its API calls. */
function usePartnerSignUp(person: PartnerPerson) {
  const machine = useMemo(
    () =>
      partnerSignUpMachine.provide({
        actors: {
          save: actorOf((details: PartnerDetails) => save(person, details)),
          enter: actorOf(({ authenticationToken }: { authenticationToken: string }): Promise<EntryOutcome> =>
            enter(authenticationToken),
          ),
        },
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- the person doesn't change on this page
    [],
  );
  return useMachine(machine);
}
