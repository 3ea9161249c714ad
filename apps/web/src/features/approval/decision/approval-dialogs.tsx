import { contactsFor, showsReview } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ConfirmDialog } from '@wayside/ui';
import { ContactDialog } from '../../../shared/orders/contact-dialog.tsx';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { InfoDialog } from './info-dialog.tsx';
import type { Approval } from '../use-order-approval.ts';

/** Dialogs of the approval flow, one at a time. */
export function ApprovalDialogs({ approval }: { approval: Approval }) {
  const { t } = useTranslation('approval');
  const texts = useVehicleText();
  const { state, order, send, user, dismissInfo, isSettling } = approval;
  if (!order) return null;
  // There is nothing to explain about an order that is already decided.
  if (state.hasTag('info') && showsReview(order)) return <InfoDialog onClose={dismissInfo} />;
  const { contacting } = state.context;
  const named = { id: order.id, vehicle: texts.name(order.vehicle) };
  if (state.hasTag('conflict')) return <ConflictDialog approval={approval} order={order} />;
  if (state.hasTag('contacting') && contacting) {
    return (
      <ContactDialog contacts={contactsFor(contacting, order, user)} order={order} onClose={() => send({ type: 'contacts.closed' })} />
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
    </ConfirmDialog>
  );
}
