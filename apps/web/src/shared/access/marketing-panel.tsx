import { useTranslation } from '@wayside/i18n';
import { BadgeDollarSign, BellRing, ShieldCheck } from 'lucide-react';
import { brand } from '../brand/brand.ts';
import styles from './marketing-panel.module.css';

const BENEFITS = [
  ['upfrontPricing', BadgeDollarSign],
  ['approvalPolicies', ShieldCheck],
  ['reminders', BellRing],
] as const;

export function MarketingPanel() {
  const { t } = useTranslation('access');
  return (
    <div className={styles.panel}>
      <h2 className={styles.heading}>{t('marketing.heading')}</h2>
      <p className={styles.claim}>{t('marketing.claim', { percent: brand.savingsClaim })}</p>
      <p className={styles.basis}>{t('marketing.basis')}</p>
      <ul className={styles.benefits}>
        {BENEFITS.map(([benefit, Icon]) => (
          <li key={benefit} className={styles.benefit}>
            <Icon size={20} aria-hidden="true" className={styles.icon} />
            <div>
              <h3 className={styles.name}>{t(`marketing.${benefit}.title`)}</h3>
              <p className={styles.text}>{t(`marketing.${benefit}.body`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
