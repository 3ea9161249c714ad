import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, Panel, SkeletonRows, VisuallyHidden } from '@wayside/ui';
import { useMemo } from 'react';
import { Loaded } from '../../../shared/data/loaded.tsx';
import { DuePill } from '../../../shared/maintenance/due-pill.tsx';
import { vehicleIntervalsQuery } from '../../../shared/maintenance/intervals.queries.ts';
import { useSnoozed } from '../../../shared/maintenance/reminders.queries.ts';
import { SnoozedUntil } from '../../../shared/maintenance/snoozed-until.tsx';
import { ServicesInOrder, isPartlyBooked } from '../../../shared/maintenance/services-in-order.tsx';
import { dueServices, requestOf } from '../../../shared/maintenance/upcoming.ts';
import type { UpcomingItem } from '../../../shared/maintenance/upcoming.ts';
import { useDueTexts } from '../../../shared/maintenance/use-due-texts.ts';
import { useOrderTexts } from '../../../shared/orders/order-text.ts';
import { BlockLink, blockOf } from '../../../shared/vehicles/block-link.tsx';
import { pastOf } from './vehicle-facts.ts';
import type { Vehicle } from './vehicle.queries.ts';
import styles from './vehicle.module.css';

/** What is due on the vehicle next. */
export function NextTab({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation(['vehicle', 'services', 'vehicles']);
  const intervals = useQuery(vehicleIntervalsQuery([vehicle.id]));
  const day = useSnoozed(intervals.data)?.get(vehicle.id);
  return (
    <Panel title={t('upcoming.title')} isFlush isSheet>
      <Loaded query={intervals} skeleton={<SkeletonRows label={t('upcoming.loading')} rows={2} columns="3fr 1fr" />}>
        {(items) =>
          items.length === 0 ? (
            <p className={styles.nothing}>{t(vehicle.is_active ? 'upcoming.empty' : 'vehicles:notTracked')}</p>
          ) : (
            <ul className={styles.intervals}>
              {items.map((item) => (
                <li key={item.type} className={styles.interval}>
                  <div className={styles.intervalTexts}>
                    <span className={styles.orderHead}>
                      <span className={styles.intervalName}>{item.interval_name}</span>
                      <DuePill item={item} order={vehicle.active_order} isSnoozed={day !== undefined} />
                      {day && (
                        <span className={styles.note}>
                          <SnoozedUntil day={day} />
                        </span>
                      )}
                    </span>
                    {vehicle.active_order && isPartlyBooked(item, vehicle.active_order) ? (
                      <span className={styles.note}>
                        <ServicesInOrder item={item} order={vehicle.active_order} />
                      </span>
                    ) : (
                      <DueLines item={item} vehicle={vehicle} />
                    )}
                    <BlockLink vehicle={vehicle} />
                  </div>
                  <ButtonLink size="small" variant={blockOf(vehicle) ? 'quiet' : 'secondary'} href={requestOf(item)}>
                    {t('services:scheduleShort')}
                    <VisuallyHidden> {item.interval_name}</VisuallyHidden>
                  </ButtonLink>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

/** The due services, each with how far away it is; in one line if nothing says it. */
function DueLines({ item, vehicle }: { item: UpcomingItem; vehicle: Vehicle }) {
  const { service: nameOf } = useOrderTexts();
  const awayOf = useDueTexts(
    vehicle,
    useMemo(() => pastOf(vehicle), [vehicle]),
  );
  const lines = dueServices(item).map((service) => {
    const { due, driven } = awayOf(service);
    return { id: `${service.id} ${service.position}`, name: nameOf(service), away: [due, driven].filter(Boolean) };
  });
  if (lines.every(({ away }) => away.length === 0))
    return <span className={styles.note}>{lines.map(({ name }) => name).join(', ')}</span>;
  return lines.map(({ id, name, away }) => (
    <span key={id} className={styles.note}>
      {[name, ...away].join(' · ')}
    </span>
  ));
}
