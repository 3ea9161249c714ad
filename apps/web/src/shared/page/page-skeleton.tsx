import { Loading, Skeleton, SkeletonRows } from '@wayside/ui';
import { useTranslation } from '@wayside/i18n';
import styles from './page.module.css';

/** Skeleton shown while a page's code or the user loads. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t('state.loading')}>
      <div className={styles.page}>
        <Skeleton width={240} height={36} />
        <SkeletonRows label={t('state.loading')} rows={6} />
      </div>
    </Loading>
  );
}
