import { convertDistance, distanceUnitOf, formatDate, formatOdometer, regionRules } from '@wayside/domain';
import type { OdometerAdvice, OdometerReading } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { brand, readingOf } from '../brand/brand.ts';

const { distanceUnit } = regionRules(brand.region);

/** Why an odometer reading is questioned, with the last reading and the day of the last dated one (UPL-04). */
export function useOdometerText(): (advice: OdometerAdvice) => string {
  const { t, i18n } = useTranslation('vehicle-form');
  const reading = readingOf(i18n.language);
  return ({ kind, last, dated }) => {
    const lastText = formatOdometer(last.odometer, distanceUnitOf(last.odometer_units), reading);
    if (!dated) return t(`advice.${kind}`, { last: lastText });
    const inUnit = ({ odometer, odometer_units }: OdometerReading): number =>
      convertDistance(odometer, distanceUnitOf(odometer_units), distanceUnit);
    const texts = {
      last: lastText,
      dated: formatOdometer(inUnit(dated), distanceUnit, reading),
      day: formatDate(dated.day, brand.region) ?? '',
    };
    if (kind === 'jump') return t('advice.jumpDated', texts);
    return t(last === dated ? 'advice.backwardsOn' : 'advice.backwardsDated', texts);
  };
}
