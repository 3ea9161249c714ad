import { place } from '@wayside/domain';
import { Trans, useTranslation } from '@wayside/i18n';
import { Alert, ButtonLink, Capitalized, Link, Loading, Spinner } from '@wayside/ui';
import { Navigate } from 'react-router-dom';
import { AccessLayout } from '../../shared/access/access-layout.tsx';
import { brand } from '../../shared/brand/brand.ts';
import { usePageTitle } from '../../shared/page/page-title.ts';
import styles from './access.module.css';
import { useSignOut } from './use-sign-out.ts';

/** `/sign_out`: clears all user data, then goes to sign-in, or to the account manager if the brand has one. */
export function SignOutPage() {
  const { t } = useTranslation(['access', 'common', 'shell']);
  const state = useSignOut();
  usePageTitle(t('shell:title', { page: t(state === 'left' ? 'access:signOut.title' : 'access:signOut.signingOut'), brand: brand.name }));

  if (state === 'left' && !brand.accountManagerUrl) return <Navigate replace to={place.signIn} />;
  return (
    <AccessLayout title={t(state === 'left' ? 'access:signOut.title' : 'access:signOut.signingOut')}>
      {state === 'leaving' && (
        <Loading label={t('access:signOut.signingOut')}>
          <Spinner label={t('access:signOut.signingOut')} size={20} />
        </Loading>
      )}
      {state === 'left' && (
        <output className={styles.aside}>
          <Trans t={t} i18nKey="access:signOut.loggedOut" components={{ manager: <Link href={brand.accountManagerUrl!}>{null}</Link> }} />
        </output>
      )}
      {state === 'failed' && (
        <Alert tone="error">
          <Capitalized>{t('common:error.loadTitle')}</Capitalized>
        </Alert>
      )}
      {state !== 'leaving' && <ButtonLink href={place.signIn}>{t('access:signOut.signInAgain')}</ButtonLink>}
    </AccessLayout>
  );
}
