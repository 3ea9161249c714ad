import { differingFleetFields, fleetDraftOf } from '@wayside/domain';
import type { FleetDraft, FleetField } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button } from '@wayside/ui';
import { useEffect, useRef } from 'react';
import { bringToTop } from '../../../shared/form/bring-to-top.ts';
import { ConflictAlert } from '../../../shared/form/conflict-alert.tsx';
import { useFleetNoticeText } from './use-fleet-form.ts';
import type { FleetFlow } from './use-fleet-form.ts';
import { usePaymentTypeText } from './use-payment-type-text.ts';

/** Why the fleet was not saved, and what to do about it. */
export function FleetProblem({ state, send }: Pick<FleetFlow, 'state' | 'send'>) {
  const { t } = useTranslation('fleet-form');
  const noticeText = useFleetNoticeText();
  const box = useRef<HTMLDivElement>(null);
  const { notice } = state.context;
  const isUnknown = state.matches('outcomeUnknown');
  const isChecking = state.matches('checkingOutcome') && notice !== null;
  // A refused name is said at its field.
  const isAtField = notice !== null && 'label' in notice && notice.label === 'nameTaken';
  const shown = (state.matches('failed') || isUnknown || isChecking) && !isAtField ? notice : null;
  useEffect(() => {
    if (!shown || !box.current) return;
    box.current.focus({ preventScroll: true });
    bringToTop(box.current);
  }, [shown]);

  if (state.matches('conflict')) return <FleetConflict state={state} send={send} />;
  if (!shown) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Alert
        tone={shown.tone}
        {...((isUnknown || isChecking) && {
          title: t('unknown.title'),
          actions: (
            <Button isPending={isChecking} pendingLabel={t('unknown.checking')} onPress={() => send({ type: 'outcome.retried' })}>
              {t('unknown.check')}
            </Button>
          ),
        })}
      >
        {noticeText(shown)}
      </Alert>
    </div>
  );
}

function FleetConflict({ state, send }: Pick<FleetFlow, 'state' | 'send'>) {
  const { t } = useTranslation('fleet-form');
  const paymentTypeText = usePaymentTypeText();
  const { base, theirs } = state.context;
  if (!base || !theirs) return null;
  const now = fleetDraftOf(theirs.fleet);
  const valueOf = (draft: FleetDraft, field: FleetField): string => {
    if (field === 'shareWexNumber') return t(draft.shareWexNumber ? 'share.on' : 'share.off');
    const text = field === 'paymentType' && draft.paymentType ? paymentTypeText(draft.paymentType) : draft[field];
    return t('conflict.field', { label: t(`fields.${field}`), value: text || t('conflict.empty') });
  };
  return (
    <ConflictAlert
      title={t('conflict.title')}
      keep={{ label: t('conflict.keepMine'), onPress: () => send({ type: 'mine.kept' }) }}
      take={{ label: t('conflict.takeTheirs'), onPress: () => send({ type: 'theirs.taken' }) }}
      theirs={differingFleetFields(fleetDraftOf(base.fleet), now).map((field) => valueOf(now, field))}
    >
      {t('conflict.body')}
    </ConflictAlert>
  );
}
