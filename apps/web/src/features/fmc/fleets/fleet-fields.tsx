import { canShareNumber, limits } from '@wayside/domain';
import type { FleetDraft } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Select, Switch, TextField } from '@wayside/ui';
import formStyles from '../../../shared/form/form.module.css';
import type { User } from '../../../shared/session/session.ts';
import type { FleetFlow } from './use-fleet-form.ts';
import { usePaymentTypeText } from './use-payment-type-text.ts';

const TEXTS = { name: limits.fleetName, region: limits.fleetRegion, rep: limits.fleetRep, otherId: limits.fleetOtherId };

/** The fields of a fleet: disabled until Edit is pressed (FLT-08). */
export function FleetFields({ state, send, viewer }: Pick<FleetFlow, 'state' | 'send'> & { viewer: User }) {
  const { t } = useTranslation(['fleet-form', 'common']);
  const paymentTypeText = usePaymentTypeText();
  const { draft, sharing, paymentTypes, notice } = state.context;
  const isOpen = state.hasTag('open');
  const isDisabled = !isOpen && !(state.hasTag('form') && state.hasTag('busy'));
  const isTaken = isOpen && notice !== null && 'label' in notice && notice.label === 'nameTaken';
  const change = (changes: Partial<Omit<FleetDraft, 'shareWexNumber'>>) => send({ type: 'field.changed', changes });
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
    ...(field !== 'name' && !isDisabled && { optionalText: t('common:state.optional') }),
  });
  return (
    <>
      <TextField {...text('name')} {...(isTaken && { error: t('refused.nameTaken') })} />
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
          {...(types.length === 0 && isOpen && { error: t('noPaymentTypes') })}
        />
        <TextField {...text('otherId')} />
      </div>
      {canShareNumber(viewer) && (
        <Switch
          name="shareWexNumber"
          isOn={sharing}
          onChange={(isOn) => send({ type: 'sharing.toggled', isOn })}
          isDisabled={!isOpen}
          description={t(draft.shareWexNumber ? 'share.on' : 'share.off')}
        >
          {t('share.label')}
        </Switch>
      )}
    </>
  );
}
