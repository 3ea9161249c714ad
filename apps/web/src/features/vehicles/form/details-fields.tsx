import { useQuery } from '@tanstack/react-query';
import {
  distanceUnitOf,
  isKnownPlateState,
  isPlateExpired,
  limits,
  odometerAdvice,
  regionRules,
  samePlate,
  sameUnit,
} from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { brand } from '../../../shared/brand/brand.ts';
import { statesQuery } from '../../../shared/data/states.queries.ts';
import { FormDateField } from '../../../shared/form/form-date-field.tsx';
import { FormNumberField } from '../../../shared/form/form-number-field.tsx';
import { FormSelect } from '../../../shared/form/form-select.tsx';
import { FormTextField } from '../../../shared/form/form-text-field.tsx';
import formStyles from '../../../shared/form/form.module.css';
import { today } from '../../../shared/today.ts';
import { useOdometerText } from '../../../shared/vehicles/use-odometer-text.ts';
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
  const {
    license_plate_number: number,
    license_plate_state: state,
    license_plate_expiration: expiration,
  } = form.watch();
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
        warning={isKnownPlateState(state) ? undefined : t('advice.plateState')}
        problem={states.error && !states.data ? t('lookups.failed') : undefined}
      />
      {country === 'US' && mode !== 'activate' && (
        <FormDateField
          form={form}
          name="license_plate_expiration"
          label={t('plateExpiration')}
          warning={isPlateExpired(expiration, today()) ? t('advice.plateExpired') : undefined}
          isOptional
        />
      )}
    </div>
  );
}

/** The reading, which is questioned if it is unlikely (UPL-04). */
export function OdometerField({ form, rules: { vehicle, mode } }: Omit<FieldsProps, 'fleet'>) {
  const { t } = useTranslation(['vehicle-form', 'common']);
  const odometerText = useOdometerText();
  const { odometer, odometer_units } = form.watch();
  const isMoved = odometer !== vehicle?.odometer || odometer_units !== vehicle?.odometer_units;
  const advice = isMoved
    ? odometerAdvice(vehicle ?? undefined, { odometer, odometer_units }, { day: today(), today: today() })
    : undefined;
  return (
    <FormNumberField
      form={form}
      name="odometer"
      label={t('odometer')}
      unit={distanceUnitOf(odometer_units)}
      unreadable={t('common:validation.odometer')}
      isOptional={mode !== 'odometer'}
      warning={advice && odometerText(advice)}
    />
  );
}

/** Odometer, and what the fleet calls the vehicle. */
export function DetailsFields({ form, rules, fleet }: FieldsProps) {
  const { vehicle } = rules;
  const { t } = useTranslation('vehicle-form');
  const texts = useVehicleText();
  const { other_id: unit } = form.watch();
  const other = unit === (vehicle?.other_id ?? '') ? undefined : sameUnit(unit, fleet, vehicle?.id ?? null);
  return (
    <div className={formStyles.pairs}>
      <OdometerField form={form} rules={rules} />
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
        warning={other && t('advice.sameUnit', { name: texts.name(other) })}
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
