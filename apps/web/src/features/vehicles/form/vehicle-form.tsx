import { canDeleteVehicle, isVehicleIdentified } from '@wayside/domain';
import { missingIdentity } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button, Stepper } from '@wayside/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { ErrorSummary } from '../../../shared/form/error-summary.tsx';
import { Form } from '../../../shared/form/form.tsx';
import { RecordFooter } from '../../../shared/record/record-form.tsx';
import { useIsDesk } from '../../../shared/use-is-desk.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { DeleteVehicle } from './delete-vehicle.tsx';
import { DetailsFields, PlateFields } from './details-fields.tsx';
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
  const { record, form, rules, step, added, fleet, submit, lookUp, close } = useVehicleEditing(props);
  const { state, send, guard, leave } = record;
  const { base: vehicle, draft, notice } = state.context;
  const values = form.watch();
  const [isDeleting, setDeleting] = useState(false);
  const hasMoved = useRef(false);
  useEffect(() => {
    hasMoved.current = true;
  }, []);

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
  const section = { hasMoved, isQuiet: notice !== null };

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
      <ErrorSummary form={form} />
      <VehicleAlert record={record} form={form} viewer={viewer} fleet={fleet} />
      {added && !isFirst && (
        <Alert tone="success" title={t('exists.title', { name: texts.name(added) })}>
          {t('exists.body')}
        </Alert>
      )}
      {(isFirst || mode === 'edit') && (
        <Section key="identity" title={t('identity')} help={isFirst ? t('identityHelp') : undefined} {...section}>
          <VinField
            {...fields}
            lookUp={
              isFirst && !vehicle ? { press: lookUp, isPending: draft.isLookup && state.hasTag('busy') } : undefined
            }
          />
          {enteredAs}
          {lookups}
        </Section>
      )}
      {mode === 'ymm' && (
        <>
          {enteredAs}
          {lookups}
        </>
      )}
      {mode === 'activate' && (
        <>
          <p className={styles.quiet}>{t('activateHelp')}</p>
          <VinField {...fields} />
          {plate}
        </>
      )}
      {(step === 'details' || mode === 'edit') && (
        <Section
          key="details"
          title={t('details')}
          help={step === 'details' ? t('detailsHelp') : undefined}
          {...section}
        >
          <DetailsFields {...fields} />
          {plate}
        </Section>
      )}
      <div className={styles.decide}>
        <RecordFooter record={record} label={t(label)} disabledReason={missing.length > 0 ? t(reason) : undefined}>
          {mode === 'edit' && vehicle && state.hasTag('open') && canDeleteVehicle(viewer) && (
            <span className={styles.first}>
              <Button variant="quiet" onPress={() => setDeleting(true)}>
                {t('actions.delete')}
              </Button>
            </span>
          )}
          {step === 'details' && (
            <Button onPress={() => send({ type: 'step.returned' })}>{t('common:actions.back')}</Button>
          )}
          <Button onPress={close}>{t(added ? 'later' : 'common:actions.cancel')}</Button>
        </RecordFooter>
      </div>
      {guard.dialog}
      {isDeleting && vehicle && (
        <DeleteVehicle vehicle={vehicle} form={{ draft: { clear: leave }, guard }} onClose={() => setDeleting(false)} />
      )}
    </Form>
  );
}

interface SectionProps {
  title: string;
  help: string | undefined;
  /** Whether the form has been shown before this section. */
  hasMoved: RefObject<boolean>;
  /** The focus is needed elsewhere. */
  isQuiet: boolean;
  children: ReactNode;
}

/** A part of the form. As a new step it takes the focus, so that screen reader users know where they are. */
function Section({ title, help, hasMoved, isQuiet, children }: SectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Below the title of the dialog, or of the page.
  const Heading = useIsDesk() ? 'h3' : 'h2';
  const arrive = useEffectEvent(() => {
    if (hasMoved.current && !isQuiet) heading.current?.focus();
  });
  useEffect(() => arrive(), []);
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <Heading ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </Heading>
        {help && <p className={styles.quiet}>{help}</p>}
      </div>
      {children}
    </section>
  );
}
