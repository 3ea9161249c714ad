import { convertDistance, formatOdometer, regionRules } from '@wayside/domain';
import type { RequestVehicle } from '@wayside/domain';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, VisuallyHidden } from '@wayside/ui';
import type { TableColumn } from '@wayside/ui';
import { useMemo } from 'react';
import { cut } from '../../../shared/list/cut.tsx';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { dueServices, requestOf } from '../../../shared/maintenance/upcoming.ts';
import type { UpcomingItem } from '../../../shared/maintenance/upcoming.ts';
import { NotSet, TwoLines } from '../../../shared/orders/order-parts.tsx';
import { useOrderTexts } from '../../../shared/orders/order-text.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { BlockLink } from '../../../shared/vehicles/block-link.tsx';
import { VehicleLink } from '../../../shared/vehicles/vehicle-cell.tsx';
import { DuePill } from '../../../shared/maintenance/due-pill.tsx';
import { dashboardQuery } from '../dashboard.queries.ts';
import styles from '../dashboard.module.css';

/** The first service, with the rest below it. */
function Services({ item }: { item: UpcomingItem }) {
  const [first, ...others] = dueServices(item).map(useOrderTexts().service);
  return <TwoLines note={others.join(', ')}>{first}</TwoLines>;
}

/** Columns of the upcoming maintenance table. */
export function useUpcomingColumns(): TableColumn<UpcomingItem>[] {
  const { t, i18n } = useTranslation('dashboard');
  const texts = useVehicleText();
  const unit = regionRules(brand.region).distanceUnit;
  const { data: dashboard } = useQuery(dashboardQuery());
  const vehiclesById = useMemo(() => new Map(dashboard?.vehicles.map((vehicle) => [vehicle.id, vehicle])), [dashboard]);
  const vehicleOf = ({ vehicle }: UpcomingItem): RequestVehicle => vehiclesById.get(vehicle.id) ?? vehicle;

  return [
    { id: 'vehicle', header: t('upcoming.columns.vehicle'), width: '38%', cell: ({ vehicle }) => <VehicleLink vehicle={vehicle} /> },
    { id: 'services', header: t('upcoming.columns.services'), width: '20%', cell: (item) => cut(<Services item={item} />) },
    {
      id: 'interval',
      header: t('upcoming.columns.interval'),
      cell: (item) => (
        <span className={styles.interval}>
          <span className={styles.intervalName}>{item.interval_name}</span>
          <span className={styles.links}>
            <DuePill item={item} />
            <BlockLink vehicle={vehicleOf(item)} />
          </span>
        </span>
      ),
    },
    {
      id: 'last',
      header: t('upcoming.columns.last'),
      align: 'right',
      cell: ({ last_maintenance_miles: last }) =>
        last === null ? <NotSet /> : formatOdometer(convertDistance(last, 'mi', unit), unit, readingOf(i18n.language)),
    },
    {
      id: 'action',
      header: t('upcoming.columns.action'),
      isHeaderHidden: true,
      align: 'right',
      place: 'actions',
      cell: (item) => (
        <ButtonLink size="small" href={requestOf(item)}>
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
