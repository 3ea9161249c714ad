import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, EmptyState } from '@wayside/ui';
import { brand } from '../../shared/brand/brand.ts';
import { BrandLogo } from '../../shared/brand/brand-logo.tsx';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { MissingPage } from '../../shared/page/missing-page.tsx';
import styles from './not-found.module.css';

/** Shown for an unknown URL to people who are not signed in. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  usePageTitle(t('title', { page: t('titles.notFound'), brand: brand.name }));
  return (
    <main className={styles.page}>
      <BrandLogo />
      <h1 className={styles.title}>{t('notFound.title')}</h1>
      <EmptyState
        kind="missing"
        title={t('notFound.reason')}
        action={<ButtonLink href={place.signIn}>{t('notFound.signedOutAction')}</ButtonLink>}
      >
        {t('notFound.body')}
      </EmptyState>
    </main>
  );
}

/** The same for signed-in users, who keep the shell. */
export function NotFoundInShellPage() {
  const { t } = useTranslation('shell');
  return (
    <MissingPage
      kind="missing"
      pageTitle={t('notFound.title')}
      title={t('notFound.reason')}
      href={place.dashboard}
      linkText={t('notFound.action')}
    >
      {t('notFound.body')}
    </MissingPage>
  );
}
