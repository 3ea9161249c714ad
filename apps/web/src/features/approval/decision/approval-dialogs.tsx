import { mustChooseMethod, showsReview, whyNotApprovable } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Checkbox, ConfirmDialog, LazyBoundary, lazyPart } from '@wayside/ui';
import { useState } from 'react';
import { ContactDialog } from '../../../shared/orders/contact-dialog.tsx';
import { ContactList } from '../../../shared/orders/contact-list.tsx';
import { CancelEffects } from '../../../shared/orders/decision/cancel-effects.tsx';
import { useOrderLine } from '../../../shared/orders/use-order-line.ts';
import { PageDialog } from '../../../shared/page/page-dialog.tsx';
import { PanelBoundary } from '../../../shared/page/panel-boundary.tsx';
import { useFocusKept } from '../../../shared/page/use-focus-kept.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import type { Order } from '../approval.queries.ts';
import type { Approval } from '../use-order-approval.ts';
import styles from './info-dialog.module.css';
import { useTotalText } from './order-sum.tsx';

const ConflictDialog = lazyPart(() => import('./conflict-dialog.tsx'), 'ConflictDialog');

/** Dialogs of the approval flow, one at a time. */
export function ApprovalDialogs({ approval }: { approval: Approval }) {
  const { t } = useTranslation('approval');
  const texts = useVehicleText();
  const { state, order, send, user, isSettling } = approval;
  if (!order) return null;
  // There is nothing to explain about an order that is already decided.
  if (state.hasTag('info') && showsReview(order)) {
    const isApprover = !whyNotApprovable(user, order).includes('notAnApprover');
    return isApprover ? (
      <InfoDialog approval={approval} order={order} />
    ) : (
      <OthersApprove approval={approval} order={order} />
    );
  }
  const { contacting } = state.context;
  const named = { id: order.id, vehicle: texts.name(order.vehicle) };
  if (state.hasTag('conflict')) {
    return (
      <PanelBoundary>
        <LazyBoundary>
          <ConflictDialog approval={approval} order={order} />
        </LazyBoundary>
      </PanelBoundary>
    );
  }
  if (state.hasTag('contacting') && contacting) {
    return (
      <ContactDialog about={contacting} order={order} user={user} onClose={() => send({ type: 'contacts.closed' })} />
    );
  }
  const isCanceling = state.matches({ open: { review: 'confirmingCancel' } });
  if (!isCanceling && !state.hasTag('confirming')) return null;
  return (
    <ConfirmDialog
      isOpen
      title={t(isCanceling ? 'confirm.cancel' : 'confirm.acceptAll')}
      confirmLabel={isCanceling ? t('confirm.cancelAction', named) : t('confirm.acceptAllAction')}
      cancelLabel={t(isCanceling ? 'confirm.keep' : 'confirm.back')}
      tone={isCanceling ? 'danger' : 'primary'}
      isPending={!isCanceling && isSettling}
      pendingLabel={t('summary.updating')}
      onConfirm={() => send({ type: 'confirmation.given' })}
      onCancel={() => send({ type: 'confirmation.refused' })}
    >
      {t(isCanceling ? 'confirm.cancelBody' : 'confirm.acceptAllBody', named)}
      {isCanceling ? <CancelEffects /> : <Charge approval={approval} order={approval.whole ?? order} />}
    </ConfirmDialog>
  );
}

/** What is approved, and what pays it when. */
function Charge({ approval: { state, user, isSettling }, order }: { approval: Approval; order: Order }) {
  const { t } = useTranslation('approval');
  const orders = useOrderLine();
  const amount = `${t('summary.total')} ${useTotalText(order)}`;
  return <p>{isSettling ? t('summary.updating') : orders.charge(amount, user, order, state.context.paymentToken)}</p>;
}

/** Says first that this user can't approve, and who can (PPV-11). */
function OthersApprove({ approval: { user, dismissInfo }, order }: { approval: Approval; order: Order }) {
  const { t } = useTranslation(['approval', 'orders']);
  useFocusKept(0);
  const close = () => dismissInfo({ forGood: false });
  return (
    <PageDialog
      size="small"
      title={t('orders:notEligible.title')}
      description={t('orders:notEligible.notAnApprover')}
      onClose={close}
      footer={
        <Button variant="primary" onPress={close}>
          {t('decision.open')}
        </Button>
      }
    >
      <p>{t('orders:contact.approval')}</p>
      <ContactList about="approval" order={order} user={user} />
    </PageDialog>
  );
}

const POINTS = ['lines', 'payment', 'cancel'] as const;

/** Explains what approving means before the order is shown, until the user opts out. */
function InfoDialog({ approval: { user, dismissInfo }, order }: { approval: Approval; order: Order }) {
  const { t } = useTranslation('approval');
  const [forGood, setForGood] = useState(false);
  // The dialog opens by itself, so there's no element to return focus to.
  useFocusKept(0);
  const close = () => dismissInfo({ forGood });
  return (
    <PageDialog
      size="small"
      title={t('info.title')}
      description={t('info.intro')}
      onClose={close}
      footer={
        <Button variant="primary" onPress={close}>
          {t('info.start')}
        </Button>
      }
    >
      <ul className={styles.points}>
        {POINTS.filter((point) => point !== 'payment' || mustChooseMethod(user, order)).map((point) => (
          <li key={point}>{t(`info.${point}`)}</li>
        ))}
      </ul>
      <Checkbox isSelected={forGood} onChange={setForGood}>
        {t('info.skip')}
      </Checkbox>
    </PageDialog>
  );
}
