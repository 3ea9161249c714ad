import { formatHistoryMoment, formatMoney, formatOdometer, isEnteredByHand, regionRules } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { useOrderTexts } from '../../../shared/orders/order-text.ts';
import type { HistoryRecord } from './history.queries.ts';

/** Texts of a history record in the current language. Missing values are empty strings. */
export function useHistoryTexts() {
  const { t, i18n } = useTranslation('history');
  const orders = useOrderTexts();
  const unit = regionRules(brand.region).distanceUnit;
  return {
    ...orders,
    /** `03/05/24, 2:07pm`, in every region (MNH-07). */
    moment: ({ appointment_datetime }: HistoryRecord): string => formatHistoryMoment(appointment_datetime) ?? '',
    /** The brand's label, unless the record was entered by hand (MNH-08). */
    type: (record: HistoryRecord): string =>
      isEnteredByHand(record) ? t('manual') : record.maintenance_type.trim() || brand.name,
    /** What all of it cost. */
    cost: (records: readonly HistoryRecord[]): string => {
      const total = records.reduce((sum, record) => sum + (record.total ?? 0), 0);
      return formatMoney(total, readingOf(i18n.language));
    },
    odometer: ({ miles, kilometers }: HistoryRecord): string => {
      const reading = unit === 'km' ? kilometers : miles;
      return reading === null ? '' : formatOdometer(reading, unit, readingOf(i18n.language));
    },
  };
}
