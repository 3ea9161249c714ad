import { useTranslation } from '@wayside/i18n';
import { Spinner, classNames } from '@wayside/ui';
import type { Order } from '../approval.queries.ts';
import { ApproveButton } from './approve-button.tsx';
import { useTotalText } from './order-sum.tsx';
import type { Approval } from '../use-order-approval.ts';
import styles from './approve-bar.module.css';

/** Total and Approve button at the bottom of narrow screens, visible at any scroll position. */
export function ApproveBar({ approval, order }: { approval: Approval; order: Order }) {
  const { t } = useTranslation('approval');
  const isPricing = approval.state.hasTag('pricing');
  const shown = useTotalText(order);
  return (
    <section className={styles.bar} data-bottom-bar aria-label={t('summary.total')}>
      <div className={styles.total}>
        <span className={styles.label}>{t('summary.total')}</span>
        <span className={styles.line}>
          <span className={classNames(styles.amount, isPricing && styles.old)}>{shown}</span>
          {isPricing && <Spinner />}
        </span>
      </div>
      <div className={styles.button}>
        <ApproveButton approval={approval} order={order} />
      </div>
    </section>
  );
}
