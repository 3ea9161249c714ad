import { useQuery } from '@tanstack/react-query';
import { formatNumber, formatOdometer, oilChangeIn, oilDisagreement, regionRules } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Gauge } from '@wayside/ui';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { LoadFailure } from '../../../shared/failure/load-failure.tsx';
import { useRetry } from '../../../shared/failure/use-retry.ts';
import { vehicleIntervalsQuery } from '../../../shared/maintenance/intervals.queries.ts';
import { scheduleQuery } from '../../../shared/maintenance/schedule.queries.ts';
import { dueServices, dueStateOf } from '../../../shared/maintenance/upcoming.ts';
import type { Vehicle } from '../page/vehicle.queries.ts';
import { NoReading, Part } from './part.tsx';
import { batteryShape, oilShape } from './readings.ts';
import { batteryQuery, engineOilQuery } from './telematics.queries.ts';
import styles from './telematics.module.css';

/** The battery in volts, with what to do about it. */
export function BatteryPart({ vehicle }: { vehicle: Vehicle }) {
  const { t, i18n } = useTranslation('vehicle-telematics');
  return (
    <Part
      title={t('battery.title')}
      query={useQuery(batteryQuery(vehicle.id))}
      updated={({ last_updated_at_geotab }) => last_updated_at_geotab}
    >
      {({ vehicle_battery_life_data: volts }) => {
        if (volts === null) return <NoReading />;
        const { health, ...shape } = batteryShape(volts);
        const text = t('battery.volts', { volts: formatNumber(volts, readingOf(i18n.language)) });
        const note = t(`battery.health.${health}`);
        return <Gauge {...shape} label={t('battery.title')} text={text} note={note} valueText={`${text}, ${note}`} />;
      }}
    </Part>
  );
}

/** Oil life left in percent, with the interval of the oil change. */
export function OilPart({ vehicle }: { vehicle: Vehicle }) {
  const { t, i18n } = useTranslation('vehicle-telematics');
  return (
    <Part
      title={t('oil.title')}
      query={useQuery(engineOilQuery(vehicle.id))}
      updated={({ last_updated_at_geotab }) => last_updated_at_geotab}
    >
      {({ vehicle_engine_oil_data: percent }) => {
        if (percent === null) return <NoReading />;
        const text = t('oil.percent', { percent: formatNumber(percent, readingOf(i18n.language)) });
        return (
          <>
            <Gauge
              {...oilShape(percent)}
              label={t('oil.title')}
              text={text}
              note={t('oil.left')}
              valueText={`${text}, ${t('oil.left')}`}
            />
            <OilChange vehicle={vehicle} />
            <OilAndSchedule vehicle={vehicle} percent={percent} />
          </>
        );
      }}
    </Part>
  );
}

/** When the oil is due: the interval of the maintenance schedule (OPN2-39), with the kind of oil. */
function OilChange({ vehicle }: { vehicle: Vehicle }) {
  const { t, i18n } = useTranslation('vehicle-telematics');
  const query = useQuery(scheduleQuery(vehicle.id));
  const { problem, retry } = useRetry(query);
  if (!query.data)
    return problem ? (
      <LoadFailure
        problem={problem}
        onRetry={retry}
        isRetrying={query.isFetching}
        isCompact
        about={t('oil.interval')}
      />
    ) : (
      <p className={styles.muted}>{t('loading', { what: t('oil.interval') })}</p>
    );
  const { distanceUnit } = regionRules(brand.region);
  const change = oilChangeIn(query.data);
  const interval = distanceUnit === 'km' ? change?.interval_kilometers : change?.interval;
  const every = interval ? formatOdometer(interval, distanceUnit, readingOf(i18n.language)) : null;
  return (
    <p className={styles.due}>
      {every === null ? t('oil.noInterval') : t('oil.due', { every })}
      {vehicle.oil_type_name && <span className={styles.muted}>{vehicle.oil_type_name}</span>}
    </p>
  );
}

/** Why the gauge and what is due seem to disagree: one is the vehicle's estimate, the other its schedule. */
function OilAndSchedule({ vehicle, percent }: { vehicle: Vehicle; percent: number }) {
  const { t } = useTranslation('vehicle-telematics');
  // The tabs have asked for them already.
  const { data: due } = useQuery(vehicleIntervalsQuery([vehicle.id]));
  if (!due) return null;
  const isPastDue = due.some((item) => dueStateOf(item) === 'pastDue' && oilChangeIn(dueServices(item)) !== undefined);
  const reason = oilDisagreement(percent, isPastDue);
  return reason && <p className={styles.muted}>{t(`oil.${reason}`)}</p>;
}
