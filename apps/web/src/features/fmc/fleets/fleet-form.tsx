import { canShareNumber, debounce, limits, missingInFleet, place } from '@wayside/domain';
import type { FleetDraft, FleetField } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { fleetFormMachine, fleetKind } from '@wayside/machines';
import type { FleetLabel, LoadedFleet } from '@wayside/machines';
import { Button, ButtonLink, Panel, Select, Switch, TextField } from '@wayside/ui';
import type { SwitchProps } from '@wayside/ui';
import { ArrowLeftRight, Link2, LogIn } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { FormPage, FormSection, InWords, NextSteps, SideNote } from '../../../shared/form/form-page.tsx';
import formStyles from '../../../shared/form/form.module.css';
import { useArrive } from '../../../shared/page/arrival.tsx';
import { toasts } from '../../../shared/page/toasts.ts';
import { RecordAlert } from '../../../shared/record/record-alert.tsx';
import { RecordFooter, RecordForm, SaveButton } from '../../../shared/record/record-form.tsx';
import { useRecord } from '../../../shared/record/use-record.ts';
import type { User } from '../../../shared/session/session.ts';
import { fleetCalls } from './fleet-calls.ts';
import styles from './fleets.module.css';
import { knownType, usePaymentTypeText } from '../use-payment-type-text.ts';

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

const icon = { size: 16, 'aria-hidden': true } as const;
const NEXT = [
  ['administer', LogIn],
  ['transfer', ArrowLeftRight],
  ['links', Link2],
] as const;

/** The fleet information: read as facts until Edit in its place, or the page of a new fleet. */
export function FleetForm({ viewer, loaded, flow }: FleetFormProps) {
  const { t } = useTranslation(['fleet-form', 'common']);
  const { state, send, isDirty, guard, refusedField } = flow;
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

  const disabledReason = missing === null ? undefined : t(`incomplete.${missing}`);
  const content = (
    <>
      <RecordAlert record={flow} fieldText={fieldText} />
      <div ref={fields} className={styles.fields} data-facts={isForm ? undefined : true}>
        <FleetFields flow={flow} draft={draft} viewer={viewer} />
      </div>
    </>
  );

  if (base === null && isNew)
    return (
      <NewFleetForm flow={flow} draft={draft} disabledReason={disabledReason}>
        {content}
      </NewFleetForm>
    );
  return (
    <div className={isForm ? styles.editing : undefined}>
      <Panel title={t('info')}>
        <RecordForm record={flow} label={t('info')}>
          {content}
          {isForm && (
            <div className={styles.foot}>
              <RecordFooter record={flow} label={t('save')} disabledReason={disabledReason} isDirty={isDirty}>
                {state.can({ type: 'edit.canceled' }) && (
                  <Button onPress={() => send({ type: 'edit.canceled' })}>{t('common:actions.cancel')}</Button>
                )}
              </RecordFooter>
            </div>
          )}
        </RecordForm>
        {guard.dialog}
      </Panel>
    </div>
  );
}

interface NewFleetFormProps {
  flow: FleetFlow;
  draft: FleetDraft;
  disabledReason: string | undefined;
  /** The fields. */
  children: ReactNode;
}

/** A new fleet: a page with the fleet in words and what follows, and the bar that says what is missing. */
function NewFleetForm({ flow, draft, disabledReason, children }: NewFleetFormProps) {
  const { t } = useTranslation(['fleet-form', 'common']);
  const stateId = useId();
  const { name, region, rep, paymentType } = draft;
  const words = [
    t(`words.${knownType(paymentType) ?? 'other'}`, { name, type: paymentType }),
    region && t('words.region', { region }),
    rep && t('words.rep', { rep }),
  ];
  return (
    <RecordForm record={flow} label={t('info')}>
      <FormPage
        isWhole
        side={
          <>
            <SideNote title={t('common:form.inWords')}>
              <InWords>{disabledReason === undefined ? words.filter(Boolean).join(' ') : t('words.notYet')}</InWords>
            </SideNote>
            <SideNote title={t('common:form.whatNext')}>
              <NextSteps steps={NEXT.map(([id, Icon]) => ({ icon: <Icon {...icon} />, text: t(`next.${id}`) }))} />
            </SideNote>
          </>
        }
        state={disabledReason ?? (flow.isDirty && t('common:form.unsaved'))}
        stateId={stateId}
        buttons={
          <>
            <ButtonLink href={place.fmcDashboard}>{t('common:actions.cancel')}</ButtonLink>
            <SaveButton record={flow} label={t('save')} disabledReason={disabledReason} reasonId={stateId} />
          </>
        }
      >
        <FormSection title={t('info')}>{children}</FormSection>
      </FormPage>
      {flow.guard.dialog}
    </RecordForm>
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
