import { MEASURES, formatDate } from '@wayside/domain';
import type { Medians } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { NotSet } from '@wayside/ui';
import { brand } from '../../../shared/brand/brand.ts';
import { today } from '../../../shared/today.ts';
import { useMeasures } from './use-measures.ts';
import styles from './portfolio.module.css';

interface MedianLineProps {
  /** How many fleets are listed. */
  fleets: number;
  medians: Medians;
  hasPastDue: boolean;
  isComplete: boolean;
}

/** Below the list: its medians, and what they and the spend are about. */
export function MedianLine({ fleets, medians, hasPastDue, isComplete }: MedianLineProps) {
  const { t } = useTranslation('portfolio');
  const faces = useMeasures();
  const day = today();
  const period = t('median.period', {
    from: formatDate(`${day.slice(0, 4)}-01-01`, brand.region),
    to: formatDate(day, brand.region),
  });
  if (fleets === 1)
    return (
      <p className={styles.note}>
        {t('median.single')} {period}
      </p>
    );
  return (
    <div className={styles.medians}>
      <output className={styles.title}>{t(isComplete ? 'median.of' : 'median.soFar', { count: fleets })}</output>
      <dl className={styles.facts}>
        {MEASURES.filter((measure) => measure !== 'pastDue' || hasPastDue).map((measure) => {
          const median = medians[measure];
          return (
            <div key={measure} className={styles.fact}>
              <dt>{faces[measure].name}</dt>
              <dd>{median === null ? <NotSet /> : faces[measure].format(median)}</dd>
            </div>
          );
        })}
      </dl>
      <p className={styles.note}>
        {period} {t('median.known')}
      </p>
    </div>
  );
}
