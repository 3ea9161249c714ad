import { useQuery } from '@tanstack/react-query';
import { formatDate, formatOdometer, lastDoneOf, regionRules } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { recordsOf, wholeVehicleQuery } from '../../../shared/maintenance/vehicle-records.ts';
import type { OrderLine } from '../approval.queries.ts';

/** Most records of a kind that come with a vehicle: an older one may hold the service, too. */
const MOST = 50;

/** When the service was last done on this vehicle. Nothing if its history can't be loaded. */
export function LastDone({ line, vehicleId }: { line: OrderLine; vehicleId: number }) {
  const { t, i18n } = useTranslation('approval');
  const { data: vehicle } = useQuery(wholeVehicleQuery(vehicleId));
  if (!vehicle) return null;
  const records = recordsOf(vehicle);
  const last = lastDoneOf(line, records);
  if (!last) return records.length < MOST && t('lines.neverDone');
  const unit = regionRules(brand.region).distanceUnit;
  const odometer = unit === 'km' ? last.kilometers : last.miles;
  const done = t('lines.lastDone', { date: formatDate(last.appointment_datetime, brand.region) });
  return odometer === null ? done : [done, formatOdometer(odometer, unit, readingOf(i18n.language))].join(' · ');
}
