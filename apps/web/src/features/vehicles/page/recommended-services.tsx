import { useQuery } from '@tanstack/react-query';
import { formatDate, lastDoneOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Panel, StatusPill } from '@wayside/ui';
import { useMemo } from 'react';
import { brand } from '../../../shared/brand/brand.ts';
import { vehicleIntervalsQuery } from '../../../shared/maintenance/intervals.queries.ts';
import { useSnoozedService } from '../../../shared/maintenance/reminders.queries.ts';
import { InOrderLink, isBooked } from '../../../shared/maintenance/services-in-order.tsx';
import { dueLookOf } from '../../../shared/maintenance/upcoming.ts';
import { useDueTexts } from '../../../shared/maintenance/use-due-texts.ts';
import { useOrderTexts } from '../../../shared/orders/order-text.ts';
import { dueStateOfService, pastOf, recommendedOf } from './vehicle-facts.ts';
import type { Vehicle } from './vehicle.queries.ts';
import styles from './vehicle.module.css';

/**
 * The services recommended for the vehicle (UPM-04), the most urgent first, each with the interval that asks for it, how far
 * away it is and when it was last done. Nothing if there are none.
 */
export function RecommendedServices({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation(['vehicle', 'orders']);
  const texts = useOrderTexts();
  // The tabs have asked for them already.
  const { data: intervals } = useQuery(vehicleIntervalsQuery([vehicle.id]));
  const snoozedOf = useSnoozedService(vehicle.id);
  const records = useMemo(() => pastOf(vehicle), [vehicle]);
  const awayOf = useDueTexts(vehicle, records);
  const recommended = recommendedOf(vehicle);
  const order = vehicle.active_order;
  if (recommended.length === 0) return null;
  return (
    <Panel title={t('recommended.title')} context={recommended.length} isFlush>
      <ul className={styles.intervals}>
        {recommended.map((item) => {
          const state = dueStateOfService(item);
          const snoozed = formatDate(snoozedOf(item), brand.region);
          const interval = intervals?.find(({ maintenance }) => maintenance.some(({ id }) => id === item.id));
          const done = formatDate(lastDoneOf(item, records)?.appointment_datetime, brand.region);
          const { due, driven, forecast } = awayOf(item);
          return (
            <li key={item.id} className={styles.interval}>
              <div className={styles.intervalTexts}>
                <span>{texts.service(item)}</span>
                <span className={styles.note}>
                  {[
                    interval?.interval_name,
                    snoozed && t('orders:snoozedUntil', { date: snoozed }),
                    due,
                    ...(forecast ?? []),
                    driven,
                    done && t('recommended.lastDone', { date: done }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {order && isBooked(item, order) && (
                  <span className={styles.note}>
                    <InOrderLink order={order} />
                  </span>
                )}
              </div>
              {state && <StatusPill {...dueLookOf(state, Boolean(snoozed))}>{t(`orders:due.${state}`)}</StatusPill>}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
