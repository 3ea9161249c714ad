import { useQuery } from '@tanstack/react-query';
import { convertDistance, formatOdometer, ofVehicles, place, regionRules } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, EmptyState, Link, Panel, SkeletonRows } from '@wayside/ui';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { Loaded, both } from '../../../shared/data/loaded.tsx';
import { useMine } from '../../../shared/list/mine/use-mine.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { dashboardQuery } from '../dashboard.queries.ts';
import { DuePill } from '../../../shared/maintenance/due-pill.tsx';
import { useSnoozed } from '../../../shared/maintenance/reminders.queries.ts';
import { useIntervalsAfterCosts } from '../charts/use-costs.ts';
import { vehiclesByInterval } from './vehicles-by-interval.ts';
import type { VehicleDue } from './vehicles-by-interval.ts';
import styles from '../dashboard.module.css';

/** Sidebar list of the vehicles with the most urgent maintenance. */
export function NextVehicles() {
  const { t } = useTranslation('dashboard');
  const dashboard = useQuery(dashboardQuery());
  const due = useIntervalsAfterCosts();
  const mine = useMine();
  const snoozed = useSnoozed(due.data);

  return (
    <Panel
      title={t('vehicles.title')}
      footer={
        <div className={styles.links}>
          <Link href={mine.to(place.vehicles)}>{t('vehicles.viewAll')}</Link>
          <Link href={place.recalls}>{t('vehicles.recalls')}</Link>
        </div>
      }
      isFlush
    >
      <Loaded
        query={both(dashboard, due)}
        skeleton={<SkeletonRows label={t('vehicles.loading')} rows={7} columns="2fr 1fr" />}
        isCompact
        renderFailure={(_problem, panel) => <div className={styles.dependent}>{panel}</div>}
      >
        {([{ vehicles }, items]) => (
          <VehicleList
            vehicles={vehiclesByInterval(
              ofVehicles(vehicles, mine.vehicles, ({ id }) => id),
              items,
            )}
            snoozed={snoozed}
          />
        )}
      </Loaded>
    </Panel>
  );
}

function VehicleList({
  vehicles,
  snoozed,
}: {
  vehicles: readonly VehicleDue[];
  snoozed: ReturnType<typeof useSnoozed>;
}) {
  const { t } = useTranslation('dashboard');
  const texts = useVehicleText();
  if (vehicles.length === 0)
    return (
      <EmptyState
        kind="first-use"
        title={t('vehicles.emptyTitle')}
        action={<ButtonLink href={place.newVehicle}>{t('vehicles.add')}</ButtonLink>}
      >
        {t('vehicles.emptyBody')}
      </EmptyState>
    );
  return (
    <ul className={styles.vehicles} aria-label={t('vehicles.title')}>
      {vehicles.map(({ vehicle, item }) => (
        <li key={vehicle.id} className={styles.vehicle}>
          <Link href={place.vehicle(vehicle.id)} tone="plain">
            {texts.name(vehicle)}
          </Link>
          <span className={styles.note}>{item ? item.interval_name : <SinceMaintenance vehicle={vehicle} />}</span>
          {item && <DuePill item={item} order={vehicle.active_order} snoozedUntil={snoozed?.get(vehicle.id)} />}
        </li>
      ))}
    </ul>
  );
}

function SinceMaintenance({ vehicle: { miles, last_maintenance_miles: last } }: Pick<VehicleDue, 'vehicle'>) {
  const { t, i18n } = useTranslation('dashboard');
  const unit = regionRules(brand.region).distanceUnit;
  if (miles === null || last === null) return t('vehicles.nothingDue');
  const driven = convertDistance(Math.max(0, miles - last), 'mi', unit);
  return t('vehicles.since', { distance: formatOdometer(driven, unit, readingOf(i18n.language)) });
}
