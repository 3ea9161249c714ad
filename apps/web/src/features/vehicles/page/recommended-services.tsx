import { dueOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Panel, StatusPill } from '@wayside/ui';
import { dueLooks } from '../../../shared/maintenance/upcoming.ts';
import { useOrderTexts } from '../../../shared/orders/order-text.ts';
import type { Vehicle } from './vehicle.queries.ts';
import styles from './vehicle.module.css';

/** The services recommended for the vehicle (UPM-04), beside what was already done. Nothing if there are none. */
export function RecommendedServices({ vehicle: { maintenance = [] } }: { vehicle: Pick<Vehicle, 'maintenance'> }) {
  const { t } = useTranslation(['vehicle', 'orders']);
  const texts = useOrderTexts();
  const recommended = maintenance.filter(
    ({ recommendation_state: state, status }) => state !== null && status === 'due',
  );
  if (recommended.length === 0) return null;
  return (
    <Panel title={t('recommended.title')} isFlush>
      <ul className={styles.intervals}>
        {recommended.map((item) => {
          const state = item.recommendation_state === 'Due Now' ? 'dueNow' : dueOf(item.recommendation_state);
          return (
            <li key={item.id} className={styles.interval}>
              <span className={styles.intervalTexts}>{texts.service(item)}</span>
              {state && <StatusPill {...dueLooks[state]}>{t(`orders:due.${state}`)}</StatusPill>}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
