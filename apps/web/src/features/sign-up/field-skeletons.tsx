import { useTranslation } from '@wayside/i18n';
import { Loading, Skeleton } from '@wayside/ui';
import styles from './sign-up.module.css';

/** In place of the fields until it is known what to ask for. */
export function FieldSkeletons({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <Loading label={t('state.loading')}>
      <div className={styles.skeletons}>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} height={60} />
        ))}
      </div>
    </Loading>
  );
}
