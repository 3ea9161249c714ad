import { useQuery } from '@tanstack/react-query';
import { formatDate, odometerAdvice, regionRules } from '@wayside/domain';
import { FIRST_HISTORY_DAY } from '@wayside/domain/schemas';
import type { HistoryValues } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { DatePicker } from '@wayside/ui';
import { brand } from '../../../../shared/brand/brand.ts';
import { FormNumberField } from '../../../../shared/form/form-number-field.tsx';
import { useAppField } from '../../../../shared/form/use-app-field.ts';
import { today } from '../../../../shared/today.ts';
import { useOdometerText } from '../../../../shared/vehicles/use-odometer-text.ts';
import { vehicleQuery } from '../../page/vehicle.queries.ts';
import type { HistoryForm } from './history-form.ts';

export const UNITS = { mi: 'miles', km: 'kilometers' } as const;
/** The unit of readings that are entered. */
export const unit = regionRules(brand.region).distanceUnit;

/** The reading on the day of the work, compared with what is known of the vehicle (UPL-04). */
export function OdometerOfHistory({ form }: { form: HistoryForm }) {
  const { t } = useTranslation(['history', 'common']);
  const odometerText = useOdometerText();
  const { vehicleId, odometer, day } = form.watch();
  const { data: vehicle } = useQuery({
    ...vehicleQuery(vehicleId ?? 0),
    enabled: vehicleId !== null && odometer !== null,
  });
  const advice = odometerAdvice(
    vehicle,
    { odometer, odometer_units: UNITS[unit] },
    { day: day ?? today(), today: today() },
  );
  return (
    <FormNumberField
      form={form}
      name="odometer"
      label={t('history:new.odometer')}
      unit={unit}
      unreadable={t('common:validation.odometer')}
      warning={advice && odometerText(advice)}
      isOptional
    />
  );
}

/** Today or earlier (MNH-05). */
export function CompletionDay({ form }: { form: HistoryForm }) {
  const { t } = useTranslation(['history', 'common']);
  const { value, onChange, onBlur } = useAppField<HistoryValues, HistoryValues, string | null>({
    form,
    name: 'day',
    label: t('new.day'),
  });
  const first = formatDate(FIRST_HISTORY_DAY, brand.region);
  const isFuture = value !== null && value > today();
  const isEarly = value !== null && value < FIRST_HISTORY_DAY;
  const problem = isFuture
    ? t('new.gap.futureDay')
    : isEarly
      ? t('common:validation.fromDay', { day: first })
      : undefined;
  return (
    <DatePicker
      label={t('new.day')}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      minValue={FIRST_HISTORY_DAY}
      maxValue={today()}
      today={today()}
      error={problem}
    />
  );
}
