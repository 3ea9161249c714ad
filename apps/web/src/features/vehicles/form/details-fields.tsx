import { useQuery } from '@tanstack/react-query';
import { distanceUnitOf, formatOdometer, limits, odometerAdvice, regionRules, samePlate } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { statesQuery } from '../../../shared/data/states.queries.ts';
import { FormDateField } from '../../../shared/form/form-date-field.tsx';
import { FormNumberField } from '../../../shared/form/form-number-field.tsx';
import { FormSelect } from '../../../shared/form/form-select.tsx';
import { FormTextField } from '../../../shared/form/form-text-field.tsx';
import formStyles from '../../../shared/form/form.module.css';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import type { FieldsProps } from './vehicle-form-parts.ts';

const { country } = regionRules(brand.region);

/** Plate number and state; for all details also its expiration, which Canada doesn't have. */
export function PlateFields({
  form,
  rules: { vehicle, mode },
  fleet,
  isRequired,
}: FieldsProps & { isRequired: boolean }) {
  const { t } = useTranslation('vehicle-form');
  const texts = useVehicleText();
  const { license_plate_number: number, license_plate_state: state } = form.watch();
  const states = useQuery(statesQuery());
  const known = (states.data ?? []).map(({ abbreviation, name }) => ({
    id: abbreviation,
    label: name,
    description: abbreviation,
  }));
  // A plate may be from the other country.
  const options =
    state === '' || known.some(({ id }) => id === state) ? known : [{ id: state, label: state }, ...known];
  const other =
    number === (vehicle?.license_plate_number ?? '') ? undefined : samePlate(number, fleet, vehicle?.id ?? null);
  return (
    <div className={formStyles.thirds}>
      <FormTextField
        form={form}
        name="license_plate_number"
        label={t('plateNumber')}
        autoComplete="off"
        maxLength={limits.plateNumber}
        filter={(typed) => typed.toUpperCase()}
        isOptional={!isRequired}
        warning={other && t('advice.samePlate', { name: texts.name(other) })}
      />
      <FormSelect
        form={form}
        name="license_plate_state"
        label={t(country === 'CA' ? 'plateProvince' : 'plateState')}
        options={options}
        placeholder={t('lookups.choose')}
        isOptional={!isRequired}
        problem={states.error && !states.data ? t('lookups.failed') : undefined}
      />
      {country === 'US' && mode !== 'activate' && (
        <FormDateField form={form} name="license_plate_expiration" label={t('plateExpiration')} isOptional />
      )}
    </div>
  );
}

/** Odometer, and what the fleet calls the vehicle. */
export function DetailsFields({ form, rules: { vehicle } }: FieldsProps) {
  const { t, i18n } = useTranslation(['vehicle-form', 'common']);
  const { odometer, odometer_units } = form.watch();
  const advice = odometerAdvice(vehicle ?? undefined, { odometer, odometer_units });
  const last =
    vehicle?.odometer == null
      ? ''
      : formatOdometer(vehicle.odometer, distanceUnitOf(vehicle.odometer_units), readingOf(i18n.language));
  return (
    <div className={formStyles.pairs}>
      <FormNumberField
        form={form}
        name="odometer"
        label={t('odometer')}
        unit={distanceUnitOf(odometer_units)}
        unreadable={t('common:validation.odometer')}
        isOptional
        warning={advice && t(`advice.${advice}`, { last })}
      />
      <FormSelect
        form={form}
        name="odometer_units"
        label={t('units')}
        options={[
          { id: 'miles' as const, label: t('miles') },
          { id: 'kilometers' as const, label: t('kilometers') },
        ]}
      />
      <FormTextField
        form={form}
        name="other_id"
        label={t('otherId')}
        description={t('otherIdHelp')}
        autoComplete="off"
        maxLength={limits.otherId}
        isOptional
      />
      <FormTextField
        form={form}
        name="vehicle_name"
        label={t('name')}
        autoComplete="off"
        maxLength={limits.vehicleName}
        isOptional
      />
      <FormTextField
        form={form}
        name="department_number"
        label={t('department')}
        autoComplete="off"
        maxLength={limits.departmentNumber}
        isOptional
      />
    </div>
  );
}
