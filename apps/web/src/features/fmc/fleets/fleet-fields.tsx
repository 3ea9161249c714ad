import { canShareNumber, debounce, limits } from '@wayside/domain';
import type { FleetDraft } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Select, Switch, TextField } from '@wayside/ui';
import { useEffect, useState } from 'react';
import formStyles from '../../../shared/form/form.module.css';
import type { User } from '../../../shared/session/session.ts';
import type { FleetFlow } from './use-fleet-editing.ts';
import { usePaymentTypeText } from './use-payment-type-text.ts';

const TEXTS = { name: limits.fleetName, region: limits.fleetRegion, rep: limits.fleetRep, otherId: limits.fleetOtherId };

export interface FleetFieldsProps {
  flow: FleetFlow;
  draft: FleetDraft;
  viewer: User;
}

/** The fields of a fleet: disabled until Edit is pressed (FLT-08). */
export function FleetFields({ flow: { state, change, noticeText, refusedField }, draft, viewer }: FleetFieldsProps) {
  const { t } = useTranslation(['fleet-form', 'common']);
  const paymentTypeText = usePaymentTypeText();
  const { given: paymentTypes, notice } = state.context;
  const isOpen = state.hasTag('open');
  const isDisabled = !isOpen && !(state.hasTag('form') && state.hasTag('busy'));
  // A type that is no longer offered stays until another is chosen.
  const types = draft.paymentType === '' || paymentTypes.includes(draft.paymentType) ? paymentTypes : [draft.paymentType, ...paymentTypes];
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
          placeholder={t('choose')}
          isDisabled={!isOpen || types.length === 0}
          error={types.length === 0 && isOpen ? t('noPaymentTypes') : undefined}
        />
        <TextField {...text('otherId')} />
      </div>
      {canShareNumber(viewer) && (
        <ShareToggle isOn={draft.shareWexNumber} isDisabled={!isOpen} onChange={(shareWexNumber) => change({ shareWexNumber })} />
      )}
    </>
  );
}

interface ShareToggleProps {
  isOn: boolean;
  isDisabled: boolean;
  onChange: (isOn: boolean) => void;
}

/** What the toggle means follows 100 ms after the last press, so that quick presses are announced once (CST-02). */
function ShareToggle({ isOn, isDisabled, onChange }: ShareToggleProps) {
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
