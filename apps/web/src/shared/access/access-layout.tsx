import { useTranslation } from '@wayside/i18n';
import { lazyPart } from '@wayside/ui';
import { BadgeDollarSign, BellRing, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { BrandLogo } from '../brand/brand-logo.tsx';
import { brand } from '../brand/brand.ts';
import { DeferredMount } from '../page/deferred-mount.tsx';
import styles from './access-layout.module.css';
import marketing from './marketing-panel.module.css';

const LanguageToggle = lazyPart(() => import('../brand/language-toggle.tsx'), 'LanguageToggle');

const BENEFITS = [
  ['upfrontPricing', BadgeDollarSign],
  ['approvalPolicies', ShieldCheck],
  ['reminders', BellRing],
] as const;

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

function MarketingPanel() {
  const { t } = useTranslation('access');
  return (
    <div className={marketing.panel}>
      <h2 className={marketing.heading}>{t('marketing.heading')}</h2>
      <p className={marketing.claim}>{t('marketing.claim', { percent: brand.savingsClaim })}</p>
      <p className={marketing.basis}>{t('marketing.basis')}</p>
      <ul className={marketing.benefits}>
        {BENEFITS.map(([benefit, Icon]) => (
          <li key={benefit} className={marketing.benefit}>
            <Icon size={20} aria-hidden="true" className={marketing.icon} />
            <div>
              <h3 className={marketing.name}>{t(`marketing.${benefit}.title`)}</h3>
              <p className={marketing.text}>{t(`marketing.${benefit}.body`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
