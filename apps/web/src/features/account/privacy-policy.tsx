import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Link } from '@wayside/ui';
import { brand } from '../../shared/brand/brand.ts';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { isSignedIn } from '../../shared/session/session.ts';
import { BrandLogo } from '../../shared/brand/brand-logo.tsx';
import { LanguageToggle } from '../../shared/brand/language-toggle.tsx';
import styles from './account.module.css';

const PARTS = ['what', 'use', 'rights', 'cookies'] as const;

/** What a brand's company keeps of its users, and why. */
export function PrivacyPolicy() {
  const { t } = useTranslation(['privacy-policy', 'shell']);
  usePageTitle(t('shell:title', { page: t('shell:titles.privacyPolicy'), brand: brand.name }));
  return (
    <div className={styles.policy}>
      <header className={styles.policyHead}>
        <BrandLogo />
        {brand.switches.languageToggle && <LanguageToggle />}
      </header>
      <main className={styles.prose}>
        <h1 className={styles.policyTitle}>{t('title')}</h1>
        <p>{t('intro', { company: brand.legalName })}</p>
        {PARTS.map((part) => (
          <section key={part} aria-labelledby={part}>
            <h2 id={part} className={styles.policyPart}>
              {t(`parts.${part}.title`)}
            </h2>
            <p>{t(`parts.${part}.body`)}</p>
          </section>
        ))}
        <p>
          <Link href={isSignedIn() ? place.dashboard : place.signIn}>{t('back')}</Link>
        </p>
      </main>
    </div>
  );
}
