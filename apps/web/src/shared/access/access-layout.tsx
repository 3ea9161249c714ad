import { useTranslation } from '@wayside/i18n';
import { lazyPart } from '@wayside/ui';
import type { ReactNode } from 'react';
import { brand } from '../brand/brand.ts';
import { DeferredMount } from '../page/deferred-mount.tsx';
import { BrandLogo } from '../brand/brand-logo.tsx';
import { MarketingPanel } from './marketing-panel.tsx';
import styles from './access-layout.module.css';

const LanguageToggle = lazyPart(() => import('../brand/language-toggle.tsx'), 'LanguageToggle');

/** Layout of the pages before sign-in: the form beside the marketing panel. */
export function AccessLayout({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('access');
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        <header className={styles.brand}>
          <BrandLogo />
          {brand.switches.languageToggle && (
            <DeferredMount>
              <LanguageToggle />
            </DeferredMount>
          )}
        </header>
        <main className={styles.main}>
          <h1 className={styles.title}>{title}</h1>
          {children}
        </main>
      </div>
      <aside className={styles.marketing} aria-label={t('marketing.heading')}>
        <MarketingPanel />
      </aside>
    </div>
  );
}
