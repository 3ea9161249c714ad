import { formatNumber, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Loading, Ring, Skeleton } from '@wayside/ui';
import { readingOf } from '../../shared/brand/brand.ts';
import { countDueServices } from '../../shared/maintenance/upcoming.ts';
import { Needs } from './needs.tsx';
import { useDueWork } from './use-due-work.ts';
import styles from './dashboard.module.css';

/** Services past due and due soon, each as its part of all that is due. */
export function DueRings() {
  const { t, i18n } = useTranslation('dashboard');
  const { data: items, error } = useDueWork();
  const counts = items && countDueServices(items);
  const all = counts ? counts.pastDue + counts.dueSoon : 0;
  const text = (count: number) => formatNumber(count, readingOf(i18n.language));

  return (
    <section className={styles.rings} aria-label={t('rings.label')}>
      {counts ? (
        <>
          <Ring
            label={t('rings.pastDue')}
            value={counts.pastDue}
            max={all}
            text={text(counts.pastDue)}
            valueText={t('rings.pastDueText', { count: counts.pastDue })}
            tone="critical"
            href={place.services({ tab: 'upcoming', due: 'pastDue' })}
          />
          <Ring
            label={t('rings.dueSoon')}
            value={counts.dueSoon}
            max={all}
            text={text(counts.dueSoon)}
            valueText={t('rings.dueSoonText', { count: counts.dueSoon })}
            tone="attention"
            href={place.services({ tab: 'upcoming', due: 'dueSoon' })}
          />
        </>
      ) : error ? (
        <Needs panel={t('upcoming.title')} />
      ) : (
        <Loading label={t('rings.loading')}>
          <div className={styles.ringsWaiting}>
            <Skeleton width={64} height={64} isRound />
            <Skeleton width={64} height={64} isRound />
          </div>
        </Loading>
      )}
    </section>
  );
}
