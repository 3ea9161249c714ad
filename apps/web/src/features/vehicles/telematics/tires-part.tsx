import { useQuery } from '@tanstack/react-query';
import { formatNumber, latestMoment, tiresOutOfLine } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { NotSet, StatusPill } from '@wayside/ui';
import { readingOf } from '../../../shared/brand/brand.ts';
import type { Vehicle } from '../page/vehicle.queries.ts';
import { NoReading, Part } from './part.tsx';
import { tiresQuery } from './telematics.queries.ts';
import type { Tire } from './telematics.queries.ts';
import styles from './telematics.module.css';

const POSITIONS = [
  'front_left',
  'front_right',
  'rear_left',
  'rear_right',
] as const satisfies readonly Tire['position'][];

/** Pressure and temperature of the four tires. */
export function TiresPart({ vehicle }: { vehicle: Vehicle }) {
  const { t, i18n } = useTranslation('vehicle-telematics');
  const figure = (value: number) => formatNumber(value, readingOf(i18n.language));
  return (
    <Part
      title={t('tires.title')}
      query={useQuery(tiresQuery(vehicle.id))}
      updated={({ tires }) => latestMoment(tires.map(({ last_updated_at_geotab }) => last_updated_at_geotab))}
    >
      {({ tires }) => {
        if (tires.length === 0) return <NoReading />;
        const outOfLine = tiresOutOfLine(tires);
        return (
          <dl className={styles.tires}>
            {POSITIONS.map((position) => {
              const tire = tires.find((one) => one.position === position);
              return (
                <div key={position} className={styles.tire}>
                  <dt className={styles.muted}>{t(`tires.${position}`)}</dt>
                  <dd className={styles.pressure}>
                    {tire?.pressure == null ? <NotSet /> : t('tires.pressure', { value: figure(tire.pressure) })}
                  </dd>
                  <dd className={styles.heat}>
                    {tire?.temperature == null ? (
                      <NotSet />
                    ) : (
                      t('tires.temperature', { value: figure(tire.temperature) })
                    )}
                  </dd>
                  {outOfLine.includes(position) && (
                    <dd>
                      <StatusPill tone="attention">{t('tires.outOfLine')}</StatusPill>
                    </dd>
                  )}
                </div>
              );
            })}
          </dl>
        );
      }}
    </Part>
  );
}
