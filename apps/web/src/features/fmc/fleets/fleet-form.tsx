import { missingInFleet, place } from '@wayside/domain';
import type { FleetDraft, FleetField } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { fleetKind } from '@wayside/machines';
import type { LoadedFleet } from '@wayside/machines';
import { Button, ButtonLink, Panel } from '@wayside/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFocusAfter } from '../../../shared/page/use-focus-after.ts';
import { RecordAlert } from '../../../shared/record/record-alert.tsx';
import { RecordFooter, RecordForm } from '../../../shared/record/record-form.tsx';
import type { User } from '../../../shared/session/session.ts';
import { DeleteFleet } from './delete-fleet.tsx';
import { FleetFields } from './fleet-fields.tsx';
import type { FleetFlow } from './use-fleet-editing.ts';
import { usePaymentTypeText } from './use-payment-type-text.ts';
import styles from './fleets.module.css';

export interface FleetFormProps {
  flow: FleetFlow;
  viewer: User;
  /** The fleet as it is now; null for a new one. */
  loaded: LoadedFleet | null;
}

/** The fleet information: read until Edit, or in edit mode for a new fleet. */
export function FleetForm({ flow, viewer, loaded }: FleetFormProps) {
  const { t } = useTranslation(['fleet-form', 'common']);
  const { state, send, guard, refusedField } = flow;
  const [isDeleting, setDeleting] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
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
  useFocusAfter(isForm, () => edit.current);

  return (
    <Panel title={t('info')} context={!isForm && t('readOnly')}>
      <RecordForm record={flow} label={t('info')}>
        <RecordAlert record={flow} fieldText={fieldText} />
        <div ref={fields} className={styles.main}>
          <FleetFields flow={flow} draft={draft} viewer={viewer} />
        </div>
        {isForm ? (
          <RecordFooter record={flow} label={t('save')} disabledReason={missing === null ? undefined : t(`incomplete.${missing}`)}>
            {base === null && <ButtonLink href={place.fmcDashboard}>{t('common:actions.cancel')}</ButtonLink>}
            {state.can({ type: 'edit.canceled' }) && (
              <Button onPress={() => send({ type: 'edit.canceled' })}>{t('common:actions.cancel')}</Button>
            )}
          </RecordFooter>
        ) : (
          <div className={styles.decide}>
            <span className={styles.first}>
              <Button variant="quiet" onPress={() => setDeleting(true)}>
                {t('delete.action')}
              </Button>
            </span>
            <Button ref={edit} onPress={() => loaded && send({ type: 'record.opened', saved: loaded })}>
              {t('edit')}
            </Button>
          </div>
        )}
      </RecordForm>
      {isDeleting && loaded && <DeleteFleet fleet={loaded.fleet} viewer={viewer} flow={flow} onClose={() => setDeleting(false)} />}
      {guard.dialog}
    </Panel>
  );
}

/** A field of the fleet in words. */
function useFleetFieldText() {
  const { t } = useTranslation('fleet-form');
  const paymentTypeText = usePaymentTypeText();
  return (field: FleetField, draft: FleetDraft): { label: string; value: string } => {
    if (field === 'shareWexNumber') return { label: t('share.label'), value: t(draft.shareWexNumber ? 'share.on' : 'share.off') };
    const value = field === 'paymentType' && draft.paymentType ? paymentTypeText(draft.paymentType) : draft[field];
    return { label: t(`fields.${field}`), value };
  };
}
