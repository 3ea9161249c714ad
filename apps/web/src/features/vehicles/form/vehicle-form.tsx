import { canDeleteVehicle, isVehicleIdentified } from '@wayside/domain';
import { missingIdentity } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button, Stepper } from '@wayside/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { ErrorSummary } from '../../../shared/form/error-summary.tsx';
import { FormFoot, FormSection } from '../../../shared/form/form-page.tsx';
import { Form } from '../../../shared/form/form.tsx';
import { RecordFooter } from '../../../shared/record/record-form.tsx';
import { useIsDesk } from '../../../shared/use-is-desk.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { DeleteVehicle } from './delete-vehicle.tsx';
import { DetailsFields, OdometerField, PlateFields } from './details-fields.tsx';
import { LookupFields } from './lookup-fields.tsx';
import { useVehicleEditing } from './use-vehicle-editing.ts';
import type { VehicleFormProps } from './use-vehicle-editing.ts';
import { VehicleAlert } from './vehicle-alert.tsx';
import { VinField } from './vin-field.tsx';
import styles from './vehicle-form.module.css';

/** Adds a vehicle in two steps, or changes one in a single step. */
export function VehicleForm(props: VehicleFormProps) {
  const { viewer } = props;
  const { mode } = props.opened;
  const { t } = useTranslation(['vehicle-form', 'common']);
  const texts = useVehicleText();
  const { record, form, rules, step, added, fleet, submit, lookUp, close, forget } = useVehicleEditing(props);
  const { state, send, guard } = record;
  const { base: vehicle, draft, notice } = state.context;
  const values = form.watch();
  const [isDeleting, setDeleting] = useState(false);
  const hasMoved = useRef(false);
  useEffect(() => {
    hasMoved.current = true;
  }, []);
  const lead = useEffectEvent(() => {
    if (mode === 'odometer') form.setFocus('odometer', { shouldSelect: true });
  });
  useEffect(() => lead(), []);

  const isFirst = step === 'identity';
  const missing = missingIdentity(values, rules);
  const reason = missing.includes('vin') ? 'missing.vin' : mode === 'activate' ? 'missing.either' : 'missing.plate';
  const label = isFirst
    ? 'continue'
    : mode === 'add'
      ? added
        ? 'finish'
        : 'add'
      : mode === 'activate'
        ? 'activate'
        : mode === 'odometer'
          ? 'saveReading'
          : 'save';
  const fields = { form, rules, fleet };
  const plate = (
    <PlateFields {...fields} isRequired={mode !== 'activate' && !isVehicleIdentified({ vin: values.vin })} />
  );
  const lookups = <LookupFields form={form} vehicle={vehicle} isShort={mode === 'ymm'} />;
  const isUnlisted = vehicle !== null && vehicle.motorMakeID === null && vehicle.make !== null;
  const enteredAs = isUnlisted && (
    <p className={styles.quiet}>
      {t('enteredAs', { name: [vehicle.year, vehicle.make, vehicle.model].filter(Boolean).join(' ') })}
    </p>
  );
  // Below the title of the dialog, or of the page.
  const headingLevel = useIsDesk() ? 3 : 2;
  const section = { hasMoved, isQuiet: notice !== null, headingLevel } as const;

  return (
    <Form form={form} onSubmit={submit} label={t(label)}>
      {mode === 'add' && (
        <Stepper
          label={t('steps')}
          doneLabel={t('done')}
          steps={(['identity', 'details'] as const).map((id) => ({ id, label: t(id) }))}
          current={isFirst ? 'identity' : 'details'}
          onGo={() => send({ type: 'step.returned' })}
        />
      )}
      <ErrorSummary form={form} isRefusalSaid />
      <VehicleAlert record={record} form={form} viewer={viewer} fleet={fleet} />
      {added && !isFirst && (
        <Alert tone="success" title={t('exists.title', { name: texts.name(added) })}>
          {t(canDeleteVehicle(viewer) ? 'exists.body' : 'exists.stays')}
        </Alert>
      )}
      <div>
        {(isFirst || mode === 'edit') && (
          <StepSection
            key="identity"
            title={t(isFirst ? 'identity' : 'vehicle')}
            help={isFirst ? t('identityHelp') : undefined}
            {...section}
          >
            <VinField
              {...fields}
              lookUp={
                isFirst && !vehicle ? { press: lookUp, isPending: draft.isLookup && state.hasTag('busy') } : undefined
              }
            />
            {enteredAs}
            {lookups}
          </StepSection>
        )}
        {mode === 'ymm' && (
          <div className={styles.only}>
            {enteredAs}
            {lookups}
          </div>
        )}
        {mode === 'odometer' && (
          <div className={styles.only}>
            <OdometerField {...fields} />
          </div>
        )}
        {mode === 'activate' && (
          <div className={styles.only}>
            <p className={styles.quiet}>{t('activateHelp')}</p>
            <VinField {...fields} />
            {plate}
          </div>
        )}
        {(step === 'details' || mode === 'edit') && (
          <>
            <StepSection
              key="details"
              title={t(step === 'details' ? 'details' : 'inFleet')}
              help={step === 'details' ? t('detailsHelp') : undefined}
              {...section}
            >
              <DetailsFields {...fields} />
            </StepSection>
            <FormSection title={t('plate')} headingLevel={headingLevel}>
              {plate}
            </FormSection>
          </>
        )}
      </div>
      <FormFoot>
        <RecordFooter
          record={record}
          label={t(label)}
          disabledReason={missing.length > 0 ? t(reason) : undefined}
          lead={
            (mode === 'edit' || (added && !isFirst)) &&
            vehicle &&
            state.hasTag('open') &&
            canDeleteVehicle(viewer) && (
              <Button variant="quiet" onPress={() => setDeleting(true)}>
                {t(added ? 'takeBack' : 'actions.delete')}
              </Button>
            )
          }
        >
          {step === 'details' && (
            <Button onPress={() => send({ type: 'step.returned' })}>{t('common:actions.back')}</Button>
          )}
          <Button onPress={close}>{t(added ? 'later' : 'common:actions.cancel')}</Button>
        </RecordFooter>
      </FormFoot>
      {guard.dialog}
      {isDeleting && vehicle && (
        <DeleteVehicle
          vehicle={vehicle}
          form={{ draft: { clear: forget }, guard }}
          onClose={() => setDeleting(false)}
        />
      )}
    </Form>
  );
}

interface StepSectionProps {
  title: string;
  help: string | undefined;
  /** Whether the form has been shown before this section. */
  hasMoved: RefObject<boolean>;
  /** The focus is needed elsewhere. */
  isQuiet: boolean;
  headingLevel: 2 | 3;
  children: ReactNode;
}

/** A part of the form. As a new step it takes the focus, so that screen reader users know where they are. */
function StepSection({ hasMoved, isQuiet, ...section }: StepSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrive = useEffectEvent(() => {
    if (hasMoved.current && !isQuiet) heading.current?.focus();
  });
  useEffect(() => arrive(), []);
  return <FormSection {...section} headingRef={heading} />;
}
