import { useQuery } from '@tanstack/react-query';
import { timing } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button, ConfirmDialog, Dialog, LiveRegion, SkeletonRows } from '@wayside/ui';
import { useState } from 'react';
import { Loaded } from '../data/loaded.tsx';
import { useLeaveGuard } from '../form/use-leave-guard.tsx';
import type { LeaveGuardOptions } from '../form/use-leave-guard.tsx';
import { useFocusKept } from '../page/use-focus-kept.ts';
import type { User } from '../session/session.ts';
import { DriversField } from './drivers-field.tsx';
import { PaymentForm } from './payment-form.tsx';
import { paymentMethodsQuery } from './payment-methods.queries.ts';
import type { PaymentMethod } from './payment-methods.queries.ts';
import styles from './payments.module.css';
import { usePaymentTask } from './use-payment-task.ts';
import type { PaymentTask } from './use-payment-task.ts';

export interface AddPaymentMethodProps {
  user: User;
  onClose: () => void;
  /** Called with the stored method; in other places than the settings it becomes the chosen one. */
  onAdded?: (method: PaymentMethod) => void;
  /** Which navigation besides a change of page closes the dialog. */
  isLeaving?: LeaveGuardOptions['isLeaving'];
}

/** The dialog that adds a card or PayPal account. Import it lazily: it loads the provider's form. */
export function AddPaymentMethod(props: AddPaymentMethodProps) {
  const { t } = useTranslation(['payment-methods', 'common']);
  // Without the list of what was there before, a lost response could not be looked up.
  const methods = useQuery(paymentMethodsQuery());
  useFocusKept();
  if (methods.data) return <Adding {...props} methods={methods.data} />;
  return (
    <Dialog isOpen title={t('add.title')} closeLabel={t('common:actions.close')} onOpenChange={props.onClose}>
      <Loaded query={methods} skeleton={<SkeletonRows label={t('loading')} rows={5} columns="1fr" />}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

function Adding({
  user,
  onClose,
  onAdded,
  isLeaving,
  methods,
}: AddPaymentMethodProps & { methods: readonly PaymentMethod[] }) {
  const { t } = useTranslation(['payment-methods', 'common']);
  const task = usePaymentTask({
    user,
    begin: { type: 'add.requested', knownIds: methods.map(({ id }) => id) },
    onDone: (method) => method && onAdded?.(method),
    onClose,
  });
  const { state, send, form, problem } = task;
  const [isFilled, setFilled] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { nonce, drivers } = state.context;
  const isBusy = state.hasTag('busy');
  // While the method is being saved, leaving loses nothing: the outcome is announced on the next page.
  const isBlocked = state.matches('blocked');
  const isDirty =
    !state.matches('saving') &&
    !isBlocked &&
    state.context.task !== null &&
    (isFilled || nonce !== null || drivers.length > 0);
  const guard = useLeaveGuard(isDirty, { isLeaving });
  const cancel = (): void => {
    guard.release();
    send({ type: 'task.canceled' });
  };
  const close = (): void => (isDirty ? setAsking(true) : cancel());

  return (
    <Dialog
      isOpen={state.context.task !== null}
      title={t('add.title')}
      description={t('add.intro')}
      closeLabel={t('common:actions.close')}
      onOpenChange={() => !isBusy && close()}
      footer={<Footer task={task} onCancel={close} />}
    >
      <div className={styles.form}>
        {problem !== undefined && <Alert tone="error">{problem}</Alert>}
        <LiveRegion message={isPausing(task) ? t('add.wait') : state.hasTag('entering') ? t('add.ready') : ''} />
        <PaymentForm
          ref={form}
          isInert={isBusy || isBlocked}
          onReady={(isReady) => send({ type: 'form.ready', isReady })}
          onRequestable={(isRequestable) => {
            setFilled(isRequestable);
            if (!isRequestable) send({ type: 'card.changed' });
          }}
        />
        <DriversField user={user} value={drivers} onChange={(ids) => send({ type: 'drivers.chosen', ids })} />
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('common:form.leaveTitle')}
        confirmLabel={t('common:form.leave')}
        cancelLabel={t('common:form.stay')}
        tone="danger"
        onConfirm={cancel}
        onCancel={() => setAsking(false)}
      >
        {t('common:form.leaveBody')}
      </ConfirmDialog>
      {guard.dialog}
    </Dialog>
  );
}

const isPausing = ({ state }: PaymentTask): boolean => state.matches({ adding: 'pausing' });

function Footer({ task, onCancel }: { task: PaymentTask; onCancel: () => void }) {
  const { t } = useTranslation(['payment-methods', 'common']);
  const { state, send, form } = task;
  const isBusy = state.hasTag('busy');
  const isHolding = state.matches({ adding: 'holding' });
  if (state.matches('outcomeUnknown') || state.matches('checkingOutcome')) {
    return (
      <>
        {!isBusy && <Button onPress={onCancel}>{t('cancel')}</Button>}
        <Button
          variant="primary"
          isPending={isBusy}
          pendingLabel={t('add.checking')}
          onPress={() => send({ type: 'outcome.retried' })}
        >
          {t('add.check')}
        </Button>
      </>
    );
  }
  return (
    <>
      {!isBusy && !isHolding && (
        <Button onPress={onCancel}>{t(state.matches('blocked') ? 'common:actions.close' : 'cancel')}</Button>
      )}
      {isHolding && (
        <Button
          onPress={() => {
            form.current?.clear();
            send({ type: 'card.changed' });
          }}
        >
          {t('add.otherCard')}
        </Button>
      )}
      {isBusy || state.hasTag('entering') ? (
        <Button
          variant="primary"
          isPending={isBusy}
          pendingLabel={t('add.adding')}
          onPress={() => send({ type: 'task.submitted' })}
        >
          {t(isHolding ? 'add.again' : 'add.submit')}
        </Button>
      ) : (
        isPausing(task) && (
          // How long the wait takes is known (PAY-05), so a bar shows it; the dialog announces it.
          <div className={styles.wait}>
            <p>{t('add.wait')}</p>
            <div
              aria-hidden="true"
              className={styles.track}
              style={{ '--add-wait': `${timing.addPaymentButton}ms` } as React.CSSProperties}
            >
              <span className={styles.filling} />
            </div>
          </div>
        )
      )}
    </>
  );
}
