import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, ButtonLink } from '@wayside/ui';
import { useSearchParams } from 'react-router-dom';
import { AccessLayout } from '../../shared/access/access-layout.tsx';
import { brand } from '../../shared/brand/brand.ts';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

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
          <Alert>{t('resetPassword.missingToken')}</Alert>
          <ButtonLink href={place.forgotPassword} variant="primary" isWide>
            {t('resetPassword.requestNew')}
          </ButtonLink>
        </>
      )}
    </AccessLayout>
  );
}
