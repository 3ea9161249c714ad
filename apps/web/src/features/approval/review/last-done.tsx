import { useQuery } from '@tanstack/react-query';
import { formatDate, formatOdometer, lastDoneOf, regionRules } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { classNames } from '@wayside/ui';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { onlyIf } from '../../../shared/data/read.ts';
import { recordsOf, wholeVehicleQuery } from '../../../shared/maintenance/vehicle-records.ts';
import type { OrderLine } from '../approval.queries.ts';
import styles from './review-lines.module.css';

/** Most records of a kind that come with a vehicle: an older one may hold the service, too. */
const MOST = 50;

interface LastDoneProps {
  line: OrderLine;
  vehicleId: number;
  /** Whether it is time for what nobody waits for. */
  isQuiet: boolean;
}

/** When the service was last done on this vehicle. Nothing if its history can't be loaded. */
export function LastDone({ line, vehicleId, isQuiet }: LastDoneProps) {
  const { t, i18n } = useTranslation('approval');
  const { data: vehicle, isError } = useQuery(onlyIf(isQuiet, wholeVehicleQuery(vehicleId)));
  const textOf = (): string => {
    if (!vehicle) return '';
    const records = recordsOf(vehicle);
    const last = lastDoneOf(line, records);
    if (!last) return records.length < MOST ? t('lines.neverDone') : '';
    const unit = regionRules(brand.region).distanceUnit;
    const odometer = unit === 'km' ? last.kilometers : last.miles;
    const date = formatDate(last.appointment_datetime, brand.region);
    if (odometer === null) return t('lines.lastDone', { date });
    const distance = formatOdometer(odometer, unit, readingOf(i18n.language));
    return [t('lines.lastDone', { date }), distance].join(' · ');
  };
  if (isError && !vehicle) return null;
  return <span className={classNames(styles.why, styles.last)}>{textOf()}</span>;
}
