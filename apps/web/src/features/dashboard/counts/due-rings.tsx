import { formatNumber, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Loading, Ring, Skeleton } from '@wayside/ui';
import { readingOf } from '../../../shared/brand/brand.ts';
import { Loaded } from '../../../shared/data/loaded.tsx';
import { countDueServices } from '../../../shared/maintenance/upcoming.ts';
import { useIntervalsAfterCosts } from '../upcoming/use-intervals-after-costs.ts';
import styles from '../dashboard.module.css';

/** Services past due and due soon, each as a share of everything due. */
export function DueRings() {
  const { t } = useTranslation('dashboard');
  return (
    <section className={styles.rings} aria-label={t('rings.label')}>
      <span className={styles.ringsLabel} aria-hidden="true">
        {t('rings.label')}
      </span>
      <Loaded query={useIntervalsAfterCosts()} skeleton={<RingsSkeleton />} isCompact>
        {(items) => <Rings counts={countDueServices(items)} />}
      </Loaded>
    </section>
  );
}

function Rings({ counts: { pastDue, dueSoon } }: { counts: ReturnType<typeof countDueServices> }) {
  const { t, i18n } = useTranslation('dashboard');
  const text = (count: number) => formatNumber(count, readingOf(i18n.language));
  return (
    <>
      <Ring
        label={t('rings.pastDue')}
        value={pastDue}
        max={pastDue + dueSoon}
        text={text(pastDue)}
        valueText={t('rings.pastDueText', { count: pastDue })}
        tone="critical"
        href={place.services({ tab: 'upcoming', due: 'pastDue' })}
      />
      <Ring
        label={t('rings.dueSoon')}
        value={dueSoon}
        max={pastDue + dueSoon}
        text={text(dueSoon)}
        valueText={t('rings.dueSoonText', { count: dueSoon })}
        tone="attention"
        href={place.services({ tab: 'upcoming', due: 'dueSoon' })}
      />
    </>
  );
}

function RingsSkeleton() {
  const { t } = useTranslation('dashboard');
  return (
    <Loading label={t('rings.loading')}>
      <div className={styles.ringsWaiting}>
        <Skeleton width={64} height={64} isRound />
        <Skeleton width={64} height={64} isRound />
      </div>
    </Loading>
  );
}
