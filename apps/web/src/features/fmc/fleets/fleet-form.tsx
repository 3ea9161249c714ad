import { canShareNumber, debounce, limits, missingInFleet, place } from '@wayside/domain';
import type { FleetDraft, FleetField } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { fleetFormMachine, fleetKind } from '@wayside/machines';
import type { FleetLabel, LoadedFleet } from '@wayside/machines';
import { Button, ButtonLink, Panel, Select, Switch, TextField } from '@wayside/ui';
import type { SwitchProps } from '@wayside/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import formStyles from '../../../shared/form/form.module.css';
import { useArrive } from '../../../shared/page/arrival.tsx';
import { toasts } from '../../../shared/page/toasts.ts';
import { RecordAlert } from '../../../shared/record/record-alert.tsx';
import { RecordFooter, RecordForm } from '../../../shared/record/record-form.tsx';
import { useRecord } from '../../../shared/record/use-record.ts';
import type { User } from '../../../shared/session/session.ts';
import { fleetCalls } from './fleet-calls.ts';
import styles from './fleets.module.css';

interface FleetEditing {
  viewer: User;
  /** The fleet as it is now; null for a new one. */
  loaded: LoadedFleet | null;
  paymentTypes: readonly string[];
}

interface FleetFormProps {
  viewer: User;
  loaded: LoadedFleet | null;
  flow: FleetFlow;
}

/** The fleet information: read as facts until Edit, or in edit mode for a new fleet. */
export function FleetForm({ viewer, loaded, flow }: FleetFormProps) {
  const { t } = useTranslation(['fleet-form', 'common']);
  const { state, send, guard, refusedField } = flow;
  const fields = useRef<HTMLDivElement>(null);
  const { base, given } = state.context;
  const isForm = state.hasTag('form');
  // While it is read, the fleet is as last loaded.
  const draft = isForm ? state.context.draft : fleetKind.draftOf(loaded, given);
  const missing = missingInFleet(draft);
  const fieldText = useFleetFieldText();

  const toName = useEffectEvent(() => fields.current?.querySelector<HTMLInputElement>('input[name=name]')?.focus());
  const isNew = loaded === null;
  useEffect(() => {
    if (isForm && !isNew) toName();
  }, [isForm, isNew]);
  useEffect(() => {
    if (refusedField === 'name') toName();
  }, [refusedField]);

  return (
    <Panel title={t('info')}>
      <RecordForm record={flow} label={t('info')}>
        <RecordAlert record={flow} fieldText={fieldText} />
        <div ref={fields} className={styles.fields} data-facts={isForm ? undefined : true}>
          <FleetFields flow={flow} draft={draft} viewer={viewer} />
        </div>
        {isForm && (
          <RecordFooter
            record={flow}
            label={t('save')}
            disabledReason={missing === null ? undefined : t(`incomplete.${missing}`)}
          >
            {base === null && <ButtonLink href={place.fmcDashboard}>{t('common:actions.cancel')}</ButtonLink>}
            {state.can({ type: 'edit.canceled' }) && (
              <Button onPress={() => send({ type: 'edit.canceled' })}>{t('common:actions.cancel')}</Button>
            )}
          </RecordFooter>
        )}
      </RecordForm>
      {guard.dialog}
    </Panel>
  );
}

/** A field of the fleet in words. */
function useFleetFieldText() {
  const { t } = useTranslation('fleet-form');
  const paymentTypeText = usePaymentTypeText();
  return (field: FleetField, draft: FleetDraft): { label: string; value: string } => {
    if (field === 'shareWexNumber')
      return { label: t('share.label'), value: t(draft.shareWexNumber ? 'share.on' : 'share.off') };
    const value = field === 'paymentType' && draft.paymentType ? paymentTypeText(draft.paymentType) : draft[field];
    return { label: t(`fields.${field}`), value };
  };
}

const TEXTS = {
  name: limits.fleetName,
  region: limits.fleetRegion,
  rep: limits.fleetRep,
  otherId: limits.fleetOtherId,
};

/** The fields of a fleet: disabled until Edit is pressed (FLT-08). */
function FleetFields({
  flow: { state, change, noticeText, refusedField },
  draft,
  viewer,
}: {
  flow: FleetFlow;
  draft: FleetDraft;
  viewer: User;
}) {
  const { t } = useTranslation(['fleet-form', 'common']);
  const paymentTypeText = usePaymentTypeText();
  const { given: paymentTypes, notice } = state.context;
  const isOpen = state.hasTag('open');
  const isDisabled = !isOpen && !(state.hasTag('form') && state.hasTag('busy'));
  // A type that is no longer offered stays until another is chosen.
  const types =
    draft.paymentType === '' || paymentTypes.includes(draft.paymentType)
      ? paymentTypes
      : [draft.paymentType, ...paymentTypes];
  const text = (field: keyof typeof TEXTS) => ({
    label: t(`fields.${field}`),
    name: field,
    value: draft[field],
    onChange: (value: string) => change({ [field]: value }),
    maxLength: TEXTS[field],
    autoComplete: 'off',
    isDisabled,
    // Keeps the focus where it is while the fleet is saved.
    isReadOnly: !isOpen,
    placeholder: isDisabled ? t('common:state.notSet') : undefined,
    optionalText: field !== 'name' && !isDisabled ? t('common:state.optional') : undefined,
  });
  return (
    <>
      <TextField {...text('name')} error={refusedField === 'name' && notice ? noticeText(notice) : undefined} />
      <div className={formStyles.pairs}>
        <TextField {...text('region')} />
        <TextField {...text('rep')} />
        <Select
          label={t('fields.paymentType')}
          name="paymentType"
          options={types.map((id) => ({ id, label: paymentTypeText(id) }))}
          value={draft.paymentType || null}
          onChange={(paymentType) => change({ paymentType })}
          placeholder={t(isDisabled ? 'common:state.notSet' : 'choose')}
          isDisabled={!isOpen || types.length === 0}
          error={types.length === 0 && isOpen ? t('noPaymentTypes') : undefined}
        />
        <TextField {...text('otherId')} />
      </div>
      {canShareNumber(viewer) && (
        <ShareToggle
          isOn={draft.shareWexNumber}
          isDisabled={!isOpen}
          onChange={(shareWexNumber) => change({ shareWexNumber })}
        />
      )}
    </>
  );
}

/** What the toggle means follows 100 ms after the last press, so that quick presses are announced once (CST-02). */
function ShareToggle({ isOn, isDisabled, onChange }: Pick<SwitchProps, 'isOn' | 'isDisabled' | 'onChange'>) {
  const { t } = useTranslation('fleet-form');
  const [settled, setSettled] = useState(isOn);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(isOn), debounce.shareNumber);
    return () => clearTimeout(timer);
  }, [isOn]);
  return (
    <Switch
      name="shareWexNumber"
      isOn={isOn}
      onChange={onChange}
      isDisabled={isDisabled}
      description={t(settled ? 'share.on' : 'share.off')}
    >
      {t('share.label')}
    </Switch>
  );
}

const KNOWN = ['credit_card', 'bill_to'] as const;

/** A payment type in the user's language; one that we don't know as the server names it. */
function usePaymentTypeText(): (name: string) => string {
  const { t } = useTranslation('fleet-form');
  return (name) => {
    const type = KNOWN.find((candidate) => candidate === name);
    return type ? t(`paymentTypes.${type}`) : name;
  };
}

export type FleetFlow = ReturnType<
  typeof useRecord<LoadedFleet, FleetDraft, readonly string[], FleetLabel, typeof fleetFormMachine>
>;

/** The fleet form with what follows from it: alerts (ERR-12), and the page it leads to. */
export function useFleetEditing({ viewer, loaded, paymentTypes }: FleetEditing): FleetFlow {
  const { t } = useTranslation('fleet-form');
  const arrive = useArrive();
  const flow: FleetFlow = useRecord({
    kind: fleetKind,
    machine: fleetFormMachine,
    calls: fleetCalls(viewer),
    saved: loaded,
    given: paymentTypes,
    draftName: `fleet_${loaded?.fleet.id ?? 'new'}`,
    owner: { userId: viewer.id },
    texts: {
      what: t('what'),
      done: ({ isNew }) => ({ title: t(isNew ? 'created' : 'updated'), tone: 'success' }),
      refusal: (label) => t(`refused.${label}`),
    },
    onSaved: ({ isNew, saved }) => {
      if (!isNew) return void toasts.show({ title: t('updated'), tone: 'success' });
      flow.leave();
      return arrive(place.editFleet(saved.fleet.id), { tone: 'success', text: t('created') });
    },
  });
  return flow;
}
