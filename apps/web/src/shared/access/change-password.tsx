import type { Result } from '@wayside/api-client';
import { knownAlert } from '@wayside/domain';
import { changePasswordSchema } from '@wayside/domain/schemas';
import type { ChangePassword as Passwords } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { Disclosure, Panel } from '@wayside/ui';
import { api } from '../data/api.ts';
import { isLost } from '../failure/failure.ts';
import { ErrorSummary } from '../form/error-summary.tsx';
import { FormAlert } from '../form/form-alert.tsx';
import { FormPasswordField } from '../form/form-text-field.tsx';
import { Form, SubmitButton } from '../form/form.tsx';
import { SERVER_ERROR, useAppForm } from '../form/use-app-form.ts';
import { useLeaveGuard } from '../form/use-leave-guard.tsx';
import { useSave } from '../save/use-save.ts';

const EMPTY: Passwords = { currentPassword: '', newPassword: '', newPasswordConfirmation: '' };

/** The one refusal that names a field. */
function isWrongPassword({ status, alertMessage }: Result<unknown>): boolean {
  return status === 'failure' && knownAlert(alertMessage ?? '') === 'wrongPassword';
}

/** Changes the signed-in user's own password: a panel on the account page, a line that opens in settings. */
export function ChangePassword({ email, isFolded = false }: { email: string; isFolded?: boolean }) {
  const { t } = useTranslation('access');
  const title = t('changePassword.title');
  const form = <PasswordForm email={email} />;
  if (!isFolded) return <Panel title={title}>{form}</Panel>;
  return (
    <section aria-label={title}>
      <Disclosure title={title} headingLevel={2}>
        {form}
      </Disclosure>
    </section>
  );
}

function PasswordForm({ email }: { email: string }) {
  const { t } = useTranslation('access');
  const form = useAppForm(changePasswordSchema, { defaultValues: EMPTY });
  const guard = useLeaveGuard(form.formState.isDirty);
  const isComplete = form
    .watch(['currentPassword', 'newPassword', 'newPasswordConfirmation'])
    .every((value) => value !== '');

  const { save, result } = useSave({
    call: (passwords: Passwords) => api.PUT('/customers/update_password', { body: { ...passwords, email } }),
    onSaved: () => form.reset(),
    what: t('changePassword.newPassword'),
  });

  async function submit(passwords: Passwords): Promise<void> {
    const outcome = await save(passwords);
    if (!isWrongPassword(outcome)) return;
    form.setError('currentPassword', { type: SERVER_ERROR, message: t('changePassword.wrong') });
    form.fail();
  }

  function textOf(outcome: Result<unknown>): string | undefined {
    if (outcome.status === 'success') return outcome.alertMessage ?? t('changePassword.success');
    return isLost(outcome) ? t('changePassword.lost') : undefined;
  }

  return (
    <>
      <Form form={form} onSubmit={submit} label={t('changePassword.title')}>
        <ErrorSummary form={form} />
        <FormAlert result={result && isWrongPassword(result) ? undefined : result} textOf={textOf} />
        {/* Lets password managers match the account. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <FormPasswordField
          form={form}
          name="currentPassword"
          label={t('changePassword.currentPassword')}
          autoComplete="current-password"
        />
        <FormPasswordField
          form={form}
          name="newPassword"
          label={t('changePassword.newPassword')}
          autoComplete="new-password"
        />
        <FormPasswordField
          form={form}
          name="newPasswordConfirmation"
          label={t('changePassword.confirmation')}
          autoComplete="new-password"
        />
        <div>
          <SubmitButton
            form={form}
            pendingLabel={t('changePassword.submitting')}
            disabledReason={isComplete ? undefined : t('changePassword.incomplete')}
          >
            {t('changePassword.submit')}
          </SubmitButton>
        </div>
      </Form>
      {guard.dialog}
    </>
  );
}
