import { Loading, Skeleton } from '@wayside/ui';
import styles from './shops.module.css';

/** Skeleton of the shop list, sized like its cards. */
export function ShopSkeletons({ label, count = 4 }: { label: string; count?: number }) {
  return (
    <Loading label={label}>
      <div className={styles.list}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.card}>
            <Skeleton width={40} height={40} />
            <div className={styles.who}>
              <Skeleton width={['58%', '44%', '52%', '48%'][index % 4]!} />
              <Skeleton width={['72%', '64%', '80%', '60%'][index % 4]!} />
              <Skeleton width="36%" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
