import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, TwoLines, VisuallyHidden } from '@wayside/ui';
import type { Column } from '@wayside/ui';
import { useMemo } from 'react';
import { dueServices, requestOf } from '../../../shared/maintenance/upcoming.ts';
import { ServicesInOrder, isPartlyBooked } from '../../../shared/maintenance/services-in-order.tsx';
import type { UpcomingItem } from '../../../shared/maintenance/upcoming.ts';
import { useLastVisit } from '../../../shared/maintenance/use-last-visit.tsx';
import { useOrderTexts } from '../../../shared/orders/order-text.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { BlockLink, blockOf } from '../../../shared/vehicles/block-link.tsx';
import { VehicleLink } from '../../../shared/vehicles/vehicle-cell.tsx';
import { useListedVehicles } from '../../../shared/vehicles/listed-vehicles.ts';
import { DuePill } from '../../../shared/maintenance/due-pill.tsx';
import { SnoozedUntil } from '../../../shared/maintenance/snoozed-until.tsx';
import { dashboardQuery } from '../dashboard.queries.ts';
import styles from '../dashboard.module.css';

/** Columns of the upcoming maintenance table; `snoozed` has the vehicles whose reminders are snoozed. */
export function useUpcomingColumns(snoozed: ReadonlyMap<number, string> | undefined): Column<UpcomingItem>[] {
  const { t } = useTranslation('dashboard');
  const texts = useVehicleText();
  const { service } = useOrderTexts();
  const lastVisit = useLastVisit(useListedVehicles());
  const { data: dashboard } = useQuery(dashboardQuery());
  const vehiclesById = useMemo(() => new Map(dashboard?.vehicles.map((vehicle) => [vehicle.id, vehicle])), [dashboard]);

  return [
    {
      id: 'vehicle',
      header: t('upcoming.columns.vehicle'),
      // The order stands with its vehicle: beside the interval it would read as if its urgency were the order's.
      cell: ({ vehicle }) => (
        <span className={styles.withOrder}>
          <VehicleLink vehicle={vehicle} />
          <BlockLink vehicle={vehiclesById.get(vehicle.id) ?? vehicle} />
        </span>
      ),
      width: 240,
    },
    {
      id: 'services',
      header: t('upcoming.columns.services'),
      cell: (item) => {
        const order = vehiclesById.get(item.vehicle.id)?.active_order;
        if (order && isPartlyBooked(item, order)) return <ServicesInOrder item={item} order={order} />;
        const [first, ...others] = dueServices(item).map(service);
        return <TwoLines note={others.join(', ')}>{first}</TwoLines>;
      },
      width: 200,
    },
    {
      id: 'interval',
      header: t('upcoming.columns.interval'),
      cell: (item) => {
        const day = snoozed?.get(item.vehicle.id);
        return (
          <span className={styles.interval}>
            <span className={styles.intervalName}>{item.interval_name}</span>
            <span className={styles.links}>
              <DuePill
                item={item}
                order={vehiclesById.get(item.vehicle.id)?.active_order}
                isSnoozed={day !== undefined}
              />
              {day && (
                <span className={styles.note}>
                  <SnoozedUntil day={day} />
                </span>
              )}
            </span>
          </span>
        );
      },
    },
    { id: 'last', header: t('upcoming.columns.last'), ...lastVisit },
    {
      id: 'action',
      header: t('upcoming.columns.action'),
      kind: 'actions',
      cell: (item) => (
        <ButtonLink
          size="small"
          variant={blockOf(vehiclesById.get(item.vehicle.id) ?? item.vehicle) ? 'quiet' : 'secondary'}
          href={requestOf(item)}
        >
          {t('upcoming.schedule')}
          <VisuallyHidden>
            {' '}
            {t('upcoming.scheduleWhat', { vehicle: texts.name(item.vehicle), interval: item.interval_name })}
          </VisuallyHidden>
        </ButtonLink>
      ),
    },
  ];
}
