import { useTranslation } from '@wayside/i18n';
import { Panel, Skeleton, SkeletonRows } from '@wayside/ui';
import styles from './order-review.module.css';

/** Keeps the place of the line about other orders until they are known. */
export const NO_CONTEXT = '\u00a0';

/** Loading skeleton of the order review. */
export function ReviewSkeleton() {
  const { t } = useTranslation('approval');
  return (
    <>
      <Panel>
        <SkeletonRows label={t('loading')} rows={2} columns="1fr 1fr 1fr 1fr" />
      </Panel>
      <div className={styles.layout}>
        <div className={styles.main}>
          <Panel>
            <SkeletonRows label={t('loading')} rows={4} columns="3fr 1fr 1fr" />
          </Panel>
        </div>
        <div className={styles.aside}>
          <Panel>
            <Skeleton height={220} />
          </Panel>
        </div>
      </div>
    </>
  );
}
