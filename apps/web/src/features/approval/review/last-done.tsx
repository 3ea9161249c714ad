import { useQuery } from '@tanstack/react-query';
import { formatDate, formatList, formatOdometer, lastDoneOf, regionRules, sinceLastDone } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { recordsOf, wholeVehicleQuery } from '../../../shared/maintenance/vehicle-records.ts';
import { today } from '../../../shared/today.ts';
import type { Order, OrderLine } from '../approval.queries.ts';
import styles from './review-lines.module.css';

/** Most records of a kind that come with a vehicle: an older one may hold the service, too. */
const MOST = 50;

/**
 * When the service was last done on this vehicle, how long ago that was, and whether its interval says that it comes
 * early. Nothing if the history can't be loaded.
 */
export function LastDone({ line, order }: { line: OrderLine; order: Order }) {
  const { t, i18n } = useTranslation('approval');
  const { data: vehicle } = useQuery(wholeVehicleQuery(order.vehicle.id));
  if (!vehicle) return null;
  const records = recordsOf(vehicle);
  const last = lastDoneOf(line, records);
  if (!last) return records.length < MOST && t('lines.neverDone');
  const reading = readingOf(i18n.language);
  const unit = regionRules(brand.region).distanceUnit;
  const distance = (value: number) => formatOdometer(value, unit, reading);
  const odometerOf = ({ miles, kilometers }: Pick<Order, 'miles' | 'kilometers'>) =>
    unit === 'km' ? kilometers : miles;
  const odometer = odometerOf(last);
  const { driven, days, early } = sinceLastDone(
    { ...last, odometer },
    { today: today(), odometer: odometerOf(order), interval: line.odometer_config?.quantity },
  );
  const dayCount = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  const since = [driven ? distance(driven) : '', days ? dayCount.format(days) : ''].filter(Boolean);
  const facts = [
    t('lines.lastDone', { date: formatDate(last.appointment_datetime, brand.region) }),
    odometer === null ? '' : distance(odometer),
    since.length > 0 ? t('lines.ago', { since: formatList(since, 'and', reading) }) : '',
  ];
  return (
    <>
      {facts.filter(Boolean).join(' · ')}
      {early !== undefined && (
        <>
          {' · '}
          <span className={styles.early}>{t('lines.early', { distance: distance(early) })}</span>
        </>
      )}
    </>
  );
}
