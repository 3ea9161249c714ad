import type { Schemas } from '@wayside/api-client';
import { limits, place, regionRules } from '@wayside/domain';
import { emptyHistoryLine, historyBody, historyGap, historySchema } from '@wayside/domain/schemas';
import type { HistoryValues } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button, ButtonLink, DatePicker, EmptyState, TextArea } from '@wayside/ui';
import { useWatch } from 'react-hook-form';
import { brand } from '../../../../shared/brand/brand.ts';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { FormNumberField } from '../../../../shared/form/form-number-field.tsx';
import { FormTextField } from '../../../../shared/form/form-text-field.tsx';
import formStyles from '../../../../shared/form/form.module.css';
import { Form, SubmitButton } from '../../../../shared/form/form.tsx';
import { useAppField } from '../../../../shared/form/use-app-field.ts';
import { useAppForm } from '../../../../shared/form/use-app-form.ts';
import { useDraft } from '../../../../shared/form/use-draft.ts';
import { useLeaveGuard } from '../../../../shared/form/use-leave-guard.tsx';
import type { User } from '../../../../shared/session/session.ts';
import type { Service, Shop } from '../../../../shared/shops/shops.queries.ts';
import { today } from '../../../../shared/today.ts';
import { VehicleField } from '../../../../shared/vehicles/vehicle-field.tsx';
import type { HistoryForm } from './history-form.ts';
import { ServiceLines } from './service-lines.tsx';
import { ShopFields } from './shop-fields.tsx';
import { useSaveHistory } from './use-save-history.ts';
import styles from './new-history.module.css';

/** Before this day nothing is entered: it is a year that is half typed. */
const FIRST_DAY = '1980-01-01';
const UNITS = { mi: 'miles', km: 'kilometers' } as const;
const unit = regionRules(brand.region).distanceUnit;

export interface NewHistoryProps {
  /** The vehicle that the page was opened for. */
  vehicleId: number | null;
  user: User;
  vehicles: readonly Schemas['BasicVehicle'][];
  shops: readonly Shop[];
  services: readonly Service[];
}

export function NewHistory({ vehicleId, user, vehicles, shops, services }: NewHistoryProps) {
  const { t } = useTranslation(['history', 'common']);
  const known = vehicles.some(({ id }) => id === vehicleId) ? vehicleId : null;
  const owner = { userId: user.id, fleetId: user.fleet_id ?? null };
  const form = useAppForm<HistoryValues, HistoryValues>(historySchema, {
    defaultValues: {
      vehicleId: known,
      day: null,
      odometer: null,
      shopKind: shops.length > 0 ? 'saved' : 'typed',
      shopId: null,
      shopName: '',
      poNumber: '',
      comments: '',
      lines: [emptyHistoryLine],
    },
  });
  const draft = useDraft(`maintenance_history_${known ?? 'new'}`, form, owner);
  const guard = useLeaveGuard(form.formState.isDirty, { onLeave: draft.clear });
  const { save, isSaving, isChecking, outcome, recheck, refusal } = useSaveHistory({ owner, draft, guard });
  const gap = historyGap(useWatch({ control: form.control }) as HistoryValues, today(), UNITS[unit]);
  const isUnknown = outcome === 'unknown';

  if (vehicles.length === 0)
    return (
      <EmptyState
        kind="first-use"
        title={t('new.noVehicles.title')}
        action={<ButtonLink href={place.vehicles}>{t('new.noVehicles.action')}</ButtonLink>}
      >
        {t('new.noVehicles.body')}
      </EmptyState>
    );
  return (
    <Form form={form} label={t('new.title')} onSubmit={(values) => (gap || isUnknown ? undefined : save(historyBody(values, UNITS[unit])))}>
      {outcome && (
        <Alert
          tone={isUnknown ? 'error' : 'info'}
          {...(isUnknown && {
            actions: (
              <Button onPress={recheck} isPending={isChecking} pendingLabel={t('new.checking')}>
                {t('new.check')}
              </Button>
            ),
          })}
        >
          {t(`new.outcome.${outcome}`)}
        </Alert>
      )}
      <FormAlert result={refusal} />
      {vehicleId !== null && known === null && <Alert tone="error">{t('new.unknownVehicle')}</Alert>}
      {/* Until it is known whether the record was saved, another one must not be made of it. */}
      <fieldset disabled={isUnknown} className={styles.fields} aria-label={t('new.title')}>
        <VehicleOfHistory form={form} vehicles={vehicles} />
        <div className={formStyles.pairs}>
          <CompletionDay form={form} />
          <FormNumberField
            form={form}
            name="odometer"
            label={t('new.odometer')}
            unit={unit}
            unreadable={t('common:validation.odometer')}
            isOptional
          />
        </div>
        <ShopFields form={form} shops={shops} />
        <ServiceLines form={form} services={services} />
        <FormTextField form={form} name="poNumber" label={t('new.poNumber')} isOptional autoComplete="off" maxLength={limits.poNumber} />
        <Comments form={form} />
      </fieldset>
      <div className={styles.decide}>
        <ButtonLink href={known === null ? place.services() : place.vehicle(known, { tab: 'history' })}>
          {t('common:actions.cancel')}
        </ButtonLink>
        <SubmitButton
          form={form}
          isPending={isSaving}
          pendingLabel={t('common:state.saving')}
          disabledReason={isUnknown ? t('new.gap.unknown') : gap && t(`new.gap.${gap}`)}
        >
          {t('common:actions.save')}
        </SubmitButton>
      </div>
      {guard.dialog}
    </Form>
  );
}

function VehicleOfHistory({ form, vehicles }: { form: HistoryForm; vehicles: NewHistoryProps['vehicles'] }) {
  const { t } = useTranslation('history');
  const { value, onChange } = useAppField<HistoryValues, HistoryValues, number | null>({
    form,
    name: 'vehicleId',
    label: t('new.vehicle'),
  });
  return (
    <VehicleField
      vehicles={{ data: vehicles, isPending: false, error: undefined }}
      label={t('new.vehicle')}
      value={value}
      onChange={(chosen) => onChange(chosen?.id ?? null)}
      isForService={false}
    />
  );
}

/** Today or earlier (MNH-05). */
function CompletionDay({ form }: { form: HistoryForm }) {
  const { t } = useTranslation('history');
  const { value, onChange, onBlur } = useAppField<HistoryValues, HistoryValues, string | null>({ form, name: 'day', label: t('new.day') });
  const isFuture = value !== null && value > today();
  return (
    <DatePicker
      label={t('new.day')}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      minValue={FIRST_DAY}
      maxValue={today()}
      today={today()}
      {...(isFuture && { error: t('new.gap.futureDay') })}
    />
  );
}

function Comments({ form }: { form: HistoryForm }) {
  const { t } = useTranslation(['history', 'service-request']);
  const { ref, value, onChange, onBlur, optionalText } = useAppField<HistoryValues, HistoryValues, string>({
    form,
    name: 'comments',
    label: t('new.comments'),
    isOptional: true,
  });
  return (
    <TextArea
      label={t('new.comments')}
      optionalText={optionalText}
      inputRef={ref}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      limit={limits.customerComments}
      isCut
      countText={(used, limit) => t('service-request:details.count', { used, limit })}
    />
  );
}
