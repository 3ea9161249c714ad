import { place } from '@wayside/domain';
import { resetPasswordSchema } from '@wayside/domain/schemas';
import type { ResetPassword } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { Alert, ButtonLink, Checkbox, Link } from '@wayside/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AccessLayout } from '../../shared/access/access-layout.tsx';
import { brand } from '../../shared/brand/brand.ts';
import { api } from '../../shared/data/api.ts';
import { isLost } from '../../shared/failure/failure.ts';
import { ErrorSummary } from '../../shared/form/error-summary.tsx';
import { FormAlert } from '../../shared/form/form-alert.tsx';
import { FormPasswordField } from '../../shared/form/form-text-field.tsx';
import { Form, SubmitButton } from '../../shared/form/form.tsx';
import { useAppForm } from '../../shared/form/use-app-form.ts';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { useSave } from '../../shared/save/use-save.ts';
import { isSignedIn } from '../../shared/session/session.ts';
import { eraseKept } from '../../shared/kept/erase-kept.ts';
import { forgetEverything } from '../../shared/session/sign-out.ts';
import styles from './access.module.css';

/** `/reset_password?reset_password_token=…`: opened from the link in the reset email. */
export function ResetPasswordPage() {
  const { t } = useTranslation(['access', 'shell']);
  const [query] = useSearchParams();
  const resetToken = query.get('reset_password_token');
  usePageTitle(t('shell:title', { page: t('shell:titles.resetPassword'), brand: brand.name }));

  return (
    <AccessLayout title={t('resetPassword.title')}>
      {resetToken ? (
        <ResetPasswordForm resetToken={resetToken} />
      ) : (
        <>
          <Alert isStatic>{t('resetPassword.missingToken')}</Alert>
          <ButtonLink href={place.forgotPassword} variant="primary" isWide>
            {t('resetPassword.requestNew')}
          </ButtonLink>
        </>
      )}
    </AccessLayout>
  );
}

/** Sets a new password with the token from the emailed link, then goes to sign-in, which shows a confirmation. */
function ResetPasswordForm({ resetToken }: { resetToken: string }) {
  const { t } = useTranslation('access');
  const form = useAppForm(resetPasswordSchema, { defaultValues: { newPassword: '', newPasswordConfirmation: '' } });
  const [isShown, setShown] = useState(false);
  const field = { form, isShown, autoComplete: 'new-password' } as const;

  const { save, isSaving, result } = useSave({
    call: (passwords: ResetPassword) => api.PUT('/customers/reset_password', { body: { ...passwords, resetToken } }),
    onSaved: () => {
      eraseKept();
      // The sign-in page redirects signed-in users, so end any session from the old password.
      if (isSignedIn()) forgetEverything();
    },
    done: ({ alertMessage }) => ({ say: alertMessage ?? t('resetPassword.success'), to: place.signIn }),
    what: t('resetPassword.newPassword'),
  });

  return (
    <>
      <Form form={form} onSubmit={save}>
        <ErrorSummary form={form} />
        <FormAlert
          result={result}
          textOf={(outcome) => (outcome.status === 'failure' && isLost(outcome) ? t('resetPassword.lost') : undefined)}
        />
        <FormPasswordField {...field} name="newPassword" label={t('resetPassword.newPassword')} />
        <FormPasswordField {...field} name="newPasswordConfirmation" label={t('resetPassword.confirmation')} />
        <Checkbox isSelected={isShown} onChange={setShown}>
          {t('resetPassword.showPasswords')}
        </Checkbox>
        <SubmitButton form={form} isWide isPending={isSaving} pendingLabel={t('resetPassword.submitting')}>
          {t('resetPassword.submit')}
        </SubmitButton>
      </Form>
      <p className={styles.aside}>
        <Link href={place.forgotPassword}>{t('resetPassword.requestNew')}</Link>
      </p>
    </>
  );
}
