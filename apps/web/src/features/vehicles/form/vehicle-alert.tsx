import { distanceUnitOf, formatDate, formatOdometer, isAdmin, place, sameVin } from '@wayside/domain';
import type { Reading, VehicleRefusal } from '@wayside/domain';
import type { FormVehicle, VehicleField } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import type { RecordNotice } from '@wayside/machines';
import { Link } from '@wayside/ui';
import { readingOf } from '../../../shared/brand/brand.ts';
import { RecordAlert } from '../../../shared/record/record-alert.tsx';
import type { User } from '../../../shared/session/session.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import type { VehicleRecord } from './use-vehicle-editing.ts';
import { refusedFieldOf } from './vehicle-form-parts.ts';
import type { BasicVehicle, VehicleAppForm } from './vehicle-form-parts.ts';

/** With its period, to be followed by another. */
const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** A field of the vehicle as its page shows it. */
function textOf(vehicle: FormVehicle, field: VehicleField, reading: Reading): string {
  const { odometer, odometer_units, make, model, sub_model, engine } = vehicle;
  const texts: Partial<Record<VehicleField, string | null>> = {
    odometer: odometer === null ? null : formatOdometer(odometer, distanceUnitOf(odometer_units), reading),
    motorMakeID: make,
    motorModelID: model,
    motor_sub_model_id: sub_model,
    motorEngineID: engine,
    license_plate_expiration: formatDate(vehicle.license_plate_expiration, reading.region),
  };
  return texts[field] ?? String(vehicle[field] ?? '');
}

export interface VehicleAlertProps {
  record: VehicleRecord;
  form: VehicleAppForm;
  viewer: User;
  fleet: readonly BasicVehicle[];
}

/** Why the vehicle was not saved, or its VIN not found (ERR2-04, ERR2-05), and what to do about it. */
export function VehicleAlert({ record, form, viewer, fleet }: VehicleAlertProps) {
  const { t, i18n } = useTranslation('vehicle-form');
  const texts = useVehicleText();
  const { notice, draft, theirs } = record.state.context;
  const label = notice && 'label' in notice ? notice.label : undefined;
  const other = label === 'duplicateVin' ? sameVin(draft.vin, fleet, null) : undefined;
  // A vehicle that is there already is no failed lookup, although the lookup found it out.
  const isLookup =
    record.state.hasTag('open') && (label === 'vinNotFound' || (draft.isLookup && label !== 'duplicateVin'));
  const lookupText = (refusal: RecordNotice<VehicleRefusal>): string =>
    [
      t(isAdmin(viewer) ? 'vinLookUpFailed' : 'vinValidation'),
      // What is said at the field is not said again.
      ...(refusedFieldOf(refusal) ? [] : [sentence(record.noticeText(refusal))]),
      t('useDropdowns'),
    ].join(' ');
  const noticeText = isLookup ? lookupText : other && (() => t('advice.sameVin', { name: texts.name(other) }));
  return (
    <RecordAlert
      record={noticeText ? { ...record, noticeText } : record}
      title={t(isLookup ? 'vinLookUpValidation' : 'submissionFailed')}
      actions={other && <Link href={place.vehicle(other.id)}>{t('view')}</Link>}
      fieldText={(field) => {
        const name = form.labels[field];
        return name && theirs
          ? { label: name, value: textOf(theirs, field as VehicleField, readingOf(i18n.language)) }
          : undefined;
      }}
    />
  );
}
