import { timing } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import styles from './payments.module.css';

/** The wait before a method can be added (PAY-05). How long it takes is known, so a bar shows it; the dialog announces it. */
export function AddWait() {
  const { t } = useTranslation('payment-methods');
  return (
    <div className={styles.wait}>
      <p>{t('add.wait')}</p>
      <div aria-hidden="true" className={styles.track} style={{ '--add-wait': `${timing.addPaymentButton}ms` } as React.CSSProperties}>
        <span className={styles.filling} />
      </div>
    </div>
  );
}
