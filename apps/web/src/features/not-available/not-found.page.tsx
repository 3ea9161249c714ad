import { useTranslation } from '@wayside/i18n';
import { ButtonLink, EmptyState } from '@wayside/ui';
import { brand } from '../../app/brand.ts';
import { usePageTitle } from '../../app/page-title.ts';
import { isSignedIn } from '../../app/session.ts';
import { BrandLogo } from '../../app/shell/brand-logo.tsx';
import styles from './not-found.module.css';

/** An address that leads nowhere. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  usePageTitle(t('title', { page: t('titles.notFound'), brand: brand.name }));
  const signedIn = isSignedIn();
  return (
    <main className={styles.page}>
      <BrandLogo />
      <h1 className={styles.title}>{t('notFound.title')}</h1>
      <EmptyState
        kind="filtered"
        title={t('notFound.body')}
        action={
          <ButtonLink href={signedIn ? '/dashboard' : '/sign_in'}>
            {t(signedIn ? 'notFound.action' : 'notFound.signedOutAction')}
          </ButtonLink>
        }
      />
    </main>
  );
}
