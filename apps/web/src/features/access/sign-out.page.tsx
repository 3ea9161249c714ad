import { useTranslation } from '@wayside/i18n';
import { Alert, ButtonLink } from '@wayside/ui';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { forgetEverything } from '../../app/sign-out.ts';
import { AccessLayout } from '../../app/access/access-layout.tsx';

/** `/sign_out`: forgets everything of the user, then on to sign-in. */
export function SignOutPage() {
  const { t } = useTranslation('access');
  const [failed] = useState(() => {
    try {
      forgetEverything();
      return false;
    } catch {
      return true;
    }
  });
  if (!failed) return <Navigate replace to="/sign_in" />;
  return (
    <AccessLayout title={t('signOut.title')}>
      <Alert tone="error">{t('alerts.somethingWentWrong')}</Alert>
      <ButtonLink href="/sign_in">{t('signOut.signInAgain')}</ButtonLink>
    </AccessLayout>
  );
}
