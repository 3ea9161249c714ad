import { distanceUnitOf, formatDate, formatOdometer, yesOrNo } from '@wayside/domain';
import type { RowAdvice, VehicleFileChange, VehicleFileRow } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { VisuallyHidden } from '@wayside/ui';
import { ArrowRight, TriangleAlert } from 'lucide-react';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { useOdometerText } from '../../../shared/vehicles/use-odometer-text.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import styles from './bulk-upload.module.css';

const icon = { size: 14, 'aria-hidden': true } as const;

/** The vehicle that a row updates, what changes of it, and what is questioned (UPL-01, UPL-02). */
export function RowDetails({ row: { line, outcome, vehicle, changes, advice } }: { row: VehicleFileRow }) {
  const { t } = useTranslation('bulk-upload');
  const texts = useVehicleText();
  const valueText = useValueText();
  const adviceText = useRowAdviceText();
  if (!vehicle && advice.length === 0) return null;
  return (
    <div className={styles.details}>
      {vehicle && (
        <p className={styles.help}>
          {t(outcome === 'updated' ? 'review.updates' : 'review.isSame', { vehicle: texts.name(vehicle) })}
        </p>
      )}
      {changes.length > 0 && (
        <dl aria-label={t('review.changes', { line })} className={styles.changes}>
          {changes.map(({ field, before, after }) => (
            <div key={field} className={styles.change}>
              <dt>{t(`field.${field}`)}</dt>
              <dd>
                <span className={before === undefined ? styles.help : styles.before}>{valueText(field, before)}</span>
                <ArrowRight {...icon} />
                <VisuallyHidden> {t('review.becomes')} </VisuallyHidden>
                <span className={styles.after}>{valueText(field, after)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {advice.length > 0 && (
        <ul className={styles.advice}>
          {advice.map((question) => (
            <li key={`${question.field} ${question.kind}`}>
              <TriangleAlert {...icon} />
              <span>{adviceText(question)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function useValueText() {
  const { t, i18n } = useTranslation('bulk-upload');
  return (field: VehicleFileChange['field'], value: VehicleFileChange['before']): string => {
    if (value === undefined) return t('review.empty');
    if (typeof value !== 'string')
      return formatOdometer(value.odometer, distanceUnitOf(value.odometer_units), readingOf(i18n.language));
    if (field === 'is_active') return t(yesOrNo(value) ? 'review.yes' : 'review.no');
    return field === 'license_plate_expiration' ? (formatDate(value, brand.region) ?? value) : value;
  };
}

function useRowAdviceText(): (advice: RowAdvice) => string {
  const { t } = useTranslation(['bulk-upload', 'vehicle-form']);
  const texts = useVehicleText();
  const odometerText = useOdometerText();
  return (advice) => {
    if (advice.kind === 'backwards' || advice.kind === 'jump') return odometerText(advice);
    if (advice.kind !== 'sameUnit' && advice.kind !== 'samePlate') return t(`vehicle-form:advice.${advice.kind}`);
    const { vehicle, line = 0 } = advice.other;
    const name = vehicle ? texts.name(vehicle) : t('bulk-upload:otherRow', { line });
    return t(`vehicle-form:advice.${advice.kind}`, { name });
  };
}
