import { chosenLookup, lookupFields } from '@wayside/domain/schemas';
import type { FormVehicle, LookupField } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { Button } from '@wayside/ui';
import type { Choice } from '../../../shared/form/form-choice-list.tsx';
import { FormSelect } from '../../../shared/form/form-select.tsx';
import formStyles from '../../../shared/form/form.module.css';
import type { ReactNode } from 'react';
import { useLookups } from './use-lookups.ts';
import type { VehicleAppForm } from './vehicle-form-parts.ts';
import styles from './vehicle-form.module.css';

export interface LookupFieldsProps {
  form: VehicleAppForm;
  vehicle: FormVehicle | null;
  /** Year, make and model without sub-model and engine. */
  isShort?: boolean;
}

const OPTIONAL: readonly LookupField[] = ['motor_sub_model_id', 'motorEngineID'];

/** What a saved vehicle has may be missing in the list, such as an old year. */
function withSaved(
  options: readonly Choice<number>[],
  value: number | null,
  field: LookupField,
  vehicle: FormVehicle | null,
) {
  if (value === null || vehicle?.[field] !== value || options.some(({ id }) => id === value)) return options;
  const { make, model, sub_model, engine } = vehicle;
  const labels = {
    year: null,
    motorMakeID: make,
    motorModelID: model,
    motor_sub_model_id: sub_model,
    motorEngineID: engine,
  };
  return [{ id: value, label: labels[field] ?? String(value) }, ...options];
}

/** Year, make, model, sub-model and engine. A choice clears and reloads those after it (VEH-22). */
export function LookupFields({ form, vehicle, isShort = false }: LookupFieldsProps) {
  const { t } = useTranslation(['vehicle-form', 'common']);
  const values = form.watch();
  const lookups = useLookups(values);
  const shown = lookupFields.filter((field) => !isShort || !OPTIONAL.includes(field));
  const failed = shown.filter((field) => lookups[field].isLoadingError);

  const draw = (field: LookupField): ReactNode => {
    const lookup = lookups[field];
    const options = withSaved(lookup.data ?? [], values[field], field, vehicle);
    return (
      <FormSelect
        key={field}
        form={form}
        name={field}
        label={t(`lookups.${field}`)}
        options={options}
        placeholder={t(lookup.isLoading ? 'common:state.loading' : 'lookups.choose')}
        isOptional={OPTIONAL.includes(field)}
        isDisabled={options.length === 0}
        problem={lookup.isLoadingError ? t('lookups.failed') : undefined}
        description={lookup.isSuccess && options.length === 0 ? t('lookups.none') : undefined}
        onChosen={(id) => {
          for (const [name, value] of Object.entries(chosenLookup(field, id)) as [LookupField, number | null][]) {
            if (name !== field) form.setValue(name, value, { shouldDirty: true });
          }
        }}
      />
    );
  };

  return (
    <>
      <div className={formStyles.thirds}>{shown.filter((field) => !OPTIONAL.includes(field)).map(draw)}</div>
      {!isShort && <div className={formStyles.pairs}>{OPTIONAL.map(draw)}</div>}
      {failed.length > 0 && (
        <div className={styles.retry}>
          <Button
            isPending={failed.some((field) => lookups[field].isFetching)}
            pendingLabel={t('common:state.loading')}
            onPress={() => {
              for (const field of failed) void lookups[field].refetch();
            }}
          >
            {t('common:actions.retry')}
          </Button>
        </div>
      )}
    </>
  );
}
