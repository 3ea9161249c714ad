import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, EmptyState } from '@wayside/ui';
import { brand } from '../../shared/brand/brand.ts';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { isSignedIn } from '../../shared/session/session.ts';
import { BrandLogo } from '../../shared/brand/brand-logo.tsx';
import styles from './not-found.module.css';

/** Shown for an unknown URL. */
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
          <ButtonLink href={signedIn ? place.dashboard : place.signIn}>
            {t(signedIn ? 'notFound.action' : 'notFound.signedOutAction')}
          </ButtonLink>
        }
      />
    </main>
  );
}
