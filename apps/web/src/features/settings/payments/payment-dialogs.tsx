import { canChooseDrivers, canEditPaymentMethod, expiryOf, paymentMethodDeletionError } from '@wayside/domain';
import type { PaymentMethodDeletionError } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { driversKind, driversMachine } from '@wayside/machines';
import type { PaymentNotice } from '@wayside/machines';
import { Alert, Button, ConfirmDialog, Consequences, EmptyState } from '@wayside/ui';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { DriverLinks } from '../../../shared/dependents/driver-links.tsx';
import { leaves } from '../../../shared/list/use-open-record.ts';
import { PageDialog } from '../../../shared/page/page-dialog.tsx';
import { useFocusKept } from '../../../shared/page/use-focus-kept.ts';
import { DriversField } from '../../../shared/payments/drivers-field.tsx';
import { usePaymentMethodName } from '../../../shared/payments/payment-method-text.ts';
import { usePeople } from '../../../shared/payments/payment-methods.queries.ts';
import type { PaymentMethod } from '../../../shared/payments/payment-methods.queries.ts';
import { RecordAlert } from '../../../shared/record/record-alert.tsx';
import { RecordFooter } from '../../../shared/record/record-form.tsx';
import { useRecord } from '../../../shared/record/use-record.ts';
import { usePaymentTask } from '../../../shared/payments/use-payment-task.ts';
import type { User } from '../../../shared/session/session.ts';
import { today } from '../../../shared/today.ts';
import { driversCalls } from './drivers-calls.ts';

interface MethodDialogProps {
  user: User;
  method: PaymentMethod;
  onClose: () => void;
}

/** The drivers of the method in the address, or why they can't be changed. */
export function DriversDialog({
  method,
  ...props
}: Omit<MethodDialogProps, 'method'> & { method: PaymentMethod | undefined }) {
  const { t } = useTranslation('payment-methods');
  // Kept as first loaded, so that a refetch doesn't overwrite what is being chosen.
  const [first, setFirst] = useState(method);
  if (!first && method) setFirst(method);
  useFocusKept();
  if (first && canEditPaymentMethod(props.user, first)) return <Drivers {...props} method={first} />;
  return (
    <PageDialog size="small" title={t('drivers.label')} footer={null} onClose={props.onClose}>
      <EmptyState
        kind="no-permission"
        title={t(first ? 'driversDialog.gone.forbiddenTitle' : 'driversDialog.gone.title')}
      >
        {t(first ? 'driversDialog.gone.forbiddenBody' : 'driversDialog.gone.body')}
      </EmptyState>
    </PageDialog>
  );
}

function Drivers({ user, method, onClose }: MethodDialogProps) {
  const { t } = useTranslation('payment-methods');
  const name = usePaymentMethodName()(method);
  const record = useRecord({
    kind: driversKind,
    machine: driversMachine,
    calls: driversCalls,
    saved: method,
    given: null,
    draftName: `drivers_${method.id}`,
    owner: { userId: user.id, fleetId: user.fleet_id },
    texts: { what: t('what.drivers'), done: () => ({ title: t('done.drivers'), tone: 'success' }) },
    onClose,
    guard: { isLeaving: leaves('payment') },
  });
  const { state } = record;
  const isBusy = state.hasTag('busy');
  return (
    <PageDialog
      title={t('driversDialog.title', { method: name })}
      onClose={() => !isBusy && onClose()}
      footer={
        canChooseDrivers(user) ? (
          <RecordFooter record={record} label={t('driversDialog.save')} onPress={() => record.submit()}>
            {!isBusy && <Button onPress={onClose}>{t('cancel')}</Button>}
          </RecordFooter>
        ) : undefined
      }
    >
      <RecordAlert record={record} />
      <div inert={!state.hasTag('open')}>
        <DriversField
          user={user}
          value={state.context.draft.drivers}
          onChange={(drivers) => record.change({ drivers })}
        />
      </div>
      {record.guard.dialog}
    </PageDialog>
  );
}

/** What the server found when the list was out of date. */
function blockedBy(notice: PaymentNotice | null): PaymentMethodDeletionError | undefined {
  return notice &&
    'label' in notice &&
    (notice.label === 'paymentMethodErrorLabel' || notice.label === 'paymentMethodOnDeleteErrorLabel')
    ? notice.label
    : undefined;
}

/** Asks before a method is deleted or becomes the default, or says why it can't be deleted. */
export function MethodQuestion({
  kind,
  user,
  method,
  isGone,
  onClose,
}: MethodDialogProps & { kind: 'delete' | 'default'; isGone: boolean }) {
  const { t } = useTranslation(['payment-methods', 'common']);
  const name = usePaymentMethodName()(method);
  const task = usePaymentTask({ user, begin: { type: `${kind}.requested`, method }, onClose });
  const { state, send, problem } = task;
  useFocusKept();
  const cancel = (): void => send({ type: 'task.canceled' });
  if (state.context.task === null) return null;
  if (state.matches('blocked')) {
    const reason = blockedBy(state.context.notice) ?? paymentMethodDeletionError(method);
    return (
      <PageDialog size="small" title={t('delete.blockedTitle')} description={name} onClose={cancel}>
        <Alert tone="error" title={reason && t(`delete.${reason}`)}>
          {reason ? t(`delete.next.${reason}`) : problem}
        </Alert>
      </PageDialog>
    );
  }
  const isUnknown = state.matches('outcomeUnknown');
  if (isGone && !isUnknown && !state.hasTag('busy')) {
    return (
      <PageDialog size="small" title={t(`${kind}.question`)} description={name} onClose={cancel}>
        <Alert tone="error">{t('common:record.alreadyDeleted')}</Alert>
      </PageDialog>
    );
  }
  return (
    <ConfirmDialog
      isOpen
      title={t(`${kind}.question`)}
      confirmLabel={t(isUnknown ? 'add.check' : 'confirm')}
      cancelLabel={t('cancel')}
      tone={kind === 'delete' ? 'danger' : 'primary'}
      isPending={state.hasTag('busy')}
      pendingLabel={t('common:state.saving')}
      onConfirm={() => send({ type: isUnknown ? 'outcome.retried' : 'task.submitted' })}
      onCancel={cancel}
    >
      {problem !== undefined && <Alert tone="error">{problem}</Alert>}
      {kind === 'default' && expiryOf(method, today()) === 'expired' ? (
        <Alert isStatic tone="attention">
          {t('default.expired', { method: name, date: method.expiration_date })}
        </Alert>
      ) : (
        <p>{t(`${kind}.about`, { method: name })}</p>
      )}
      {kind === 'delete' && <PayingDrivers method={method} />}
    </ConfirmDialog>
  );
}

/** Who pays with a method that is about to be deleted. Former users are not in the list, and not named. */
function PayingDrivers({ method: { customer_ids } }: { method: PaymentMethod }) {
  const { t } = useTranslation('payment-methods');
  const drivers = usePeople().data?.filter(({ id }) => customer_ids.includes(id)) ?? [];
  if (drivers.length === 0) return null;
  return (
    <Consequences
      of={[
        {
          icon: <UserRound size={16} aria-hidden="true" />,
          title: t('delete.drivers', { count: drivers.length }),
          text: <DriverLinks drivers={drivers} />,
          tone: 'attention',
        },
      ]}
    />
  );
}
