import type { Schemas } from '@wayside/api-client';
import { limits, place } from '@wayside/domain';
import { historyGap, historySchema } from '@wayside/domain/schemas';
import type { HistoryValues } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { historyEntryKind, historyEntryMachine } from '@wayside/machines';
import { Alert, ButtonLink, EmptyState, TextArea } from '@wayside/ui';
import type { ToastMessage } from '@wayside/ui';
import { CalendarOff, History, ReceiptText } from 'lucide-react';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormPage, FormSection, NextSteps, SideNote } from '../../../../shared/form/form-page.tsx';
import { FormTextField } from '../../../../shared/form/form-text-field.tsx';
import formStyles from '../../../../shared/form/form.module.css';
import { Form } from '../../../../shared/form/form.tsx';
import { useAppField } from '../../../../shared/form/use-app-field.ts';
import { useArrive } from '../../../../shared/page/arrival.tsx';
import { toasts } from '../../../../shared/page/toasts.ts';
import { RecordAlert } from '../../../../shared/record/record-alert.tsx';
import { SaveButton } from '../../../../shared/record/record-form.tsx';
import { useRecordForm } from '../../../../shared/record/use-record-form.ts';
import { useRecord } from '../../../../shared/record/use-record.ts';
import type { User } from '../../../../shared/session/session.ts';
import type { Service, Shop } from '../../../../shared/shops/shops.queries.ts';
import { today } from '../../../../shared/today.ts';
import { useVehicleText } from '../../../../shared/vehicles/use-vehicle-text.ts';
import { VehicleField } from '../../../../shared/vehicles/vehicle-field.tsx';
import { historyCalls } from './history-calls.ts';
import type { HistoryForm } from './history-form.ts';
import { ServiceLines } from './service-lines.tsx';
import { CompletionDay, OdometerOfHistory, UNITS, unit } from './history-fields.tsx';
import { ShopFields } from './shop-fields.tsx';
import styles from './new-history.module.css';

const icon = { size: 16, 'aria-hidden': true } as const;
const NEXT = [
  ['history', History],
  ['costs', ReceiptText],
  ['noOrder', CalendarOff],
] as const;

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
  const listedId = vehicles.some(({ id }) => id === vehicleId) ? vehicleId : null;
  const arrive = useArrive();
  const navigate = useNavigate();
  const names = useVehicleText();
  /** What was recorded, with the way to it. */
  function said({ vehicleId: id, lines }: HistoryValues): ToastMessage {
    const vehicle = vehicles.find((one) => one.id === id);
    return {
      title: t('new.created'),
      description: [vehicle && names.mark(vehicle), ...lines.map(({ name }) => name)].filter(Boolean).join(' · '),
      tone: 'success',
      action: {
        label: t('new.view'),
        onAction: () => void navigate(place.vehicle(id!, { tab: 'history' })),
      },
    };
  }
  const record = useRecord({
    kind: historyEntryKind,
    machine: historyEntryMachine,
    calls: historyCalls,
    saved: null,
    given: { vehicleId: listedId, hasShops: shops.length > 0, today: today(), units: UNITS[unit] },
    draftName: `maintenance_history_${listedId ?? 'new'}`,
    owner: { userId: user.id, fleetId: user.fleet_id },
    texts: { what: t('new.what'), done: ({ draft }) => said(draft) },
    onSaved: ({ draft }) => {
      record.leave();
      arrive(place.services());
      toasts.show(said(draft));
    },
  });
  const form = useRecordForm(record, historySchema);
  const { draft } = record.state.context;
  const gap = historyGap(draft, today(), UNITS[unit]);
  const stateId = useId();
  const isUnknown = record.state.matches('outcomeUnknown');

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
    <Form form={form} label={t('new.title')} onSubmit={() => record.submit()}>
      <FormPage
        isWhole
        side={
          <SideNote title={t('common:form.whatNext')}>
            <NextSteps steps={NEXT.map(([id, Icon]) => ({ icon: <Icon {...icon} />, text: t(`new.next.${id}`) }))} />
          </SideNote>
        }
        state={gap ? t(`new.gap.${gap}`) : record.isDirty && t('common:form.unsaved')}
        stateId={stateId}
        buttons={
          <>
            <ButtonLink href={listedId === null ? place.services() : place.vehicle(listedId, { tab: 'history' })}>
              {t('common:actions.cancel')}
            </ButtonLink>
            <SaveButton
              record={record}
              label={t('new.save')}
              disabledReason={gap && t(`new.gap.${gap}`)}
              reasonId={stateId}
            />
          </>
        }
      >
        <RecordAlert record={record} />
        {vehicleId !== null && listedId === null && <Alert tone="error">{t('new.unknownVehicle')}</Alert>}
        {/* Until it is known whether the record was saved, another one must not be made of it. */}
        <fieldset disabled={isUnknown} className={styles.fields} aria-label={t('new.title')}>
          <FormSection title={t('new.sections.vehicle')}>
            <VehicleOfHistory form={form} vehicles={vehicles} />
            <div className={formStyles.pairs}>
              <CompletionDay form={form} />
              <OdometerOfHistory form={form} />
            </div>
          </FormSection>
          <FormSection title={t('new.shop.label')}>
            <ShopFields form={form} shops={shops} />
          </FormSection>
          <FormSection title={t('new.services.list')}>
            <ServiceLines form={form} services={services} />
          </FormSection>
          <FormSection title={t('new.sections.more')}>
            <div className={formStyles.pairs}>
              <FormTextField
                form={form}
                name="poNumber"
                label={t('new.poNumber')}
                isOptional
                autoComplete="off"
                maxLength={limits.poNumber}
              />
            </div>
            <Comments form={form} />
          </FormSection>
        </fieldset>
      </FormPage>
      {record.guard.dialog}
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
