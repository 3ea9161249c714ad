import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, dataOf } from '@wayside/api-client';
import { acceptAll, canApproveOrder, canCancelOrder, cancelOrder, contactsOf, formatMoney, linesOfList } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, ConfirmDialog } from '@wayside/ui';
import { api } from '../../app/api.ts';
import { readingOf } from '../../app/brand.ts';
import { loadFailureText } from '../../app/failure-text.ts';
import { useCurrentUser } from '../../app/queries.ts';
import { toasts } from '../../app/toasts.ts';
import { dashboardQuery } from './dashboard.queries.ts';
import type { Order } from './dashboard.queries.ts';
import { ContactDialog } from './contact-dialog.tsx';

export type Decision = 'cancel' | 'acceptAll';

const DONE = { cancel: 'success.canceled', acceptAll: 'success.approved' } as const;

/** Asks before an order is accepted or cancelled; whoever may not is told whom to call. Sent once, however often the button is pressed. */
export function OrderDecision({ kind, order, onClose }: { kind: Decision; order: Order; onClose: () => void }) {
  const { t, i18n } = useTranslation(['dashboard', 'common']);
  const { data: user } = useCurrentUser();
  const cache = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      dataOf(
        api.PUT('/orders/{id}', { params: { path: { id: order.id } }, body: kind === 'cancel' ? cancelOrder(order) : acceptAll(order) }),
      ),
    onSuccess: () => {
      toasts.show({ title: t(DONE[kind]), tone: 'success' });
      onClose();
    },
    onSettled: () => cache.invalidateQueries({ queryKey: dashboardQuery.queryKey }),
  });

  const isAllowed = kind === 'cancel' ? canCancelOrder(user, order) : canApproveOrder(user, order);
  if (!isAllowed) {
    const [ids, people] = kind === 'cancel' ? [order.cancel_user_ids, order.cancellers] : [order.approver_user_ids, order.approvers];
    return <ContactDialog kind={kind} contacts={contactsOf(ids, people)} onClose={onClose} />;
  }

  const vehicle = order.vehicle.vehicle_name ?? order.vehicle.vin ?? '';
  return (
    <ConfirmDialog
      isOpen
      title={t(`confirm.${kind}`)}
      confirmLabel={kind === 'cancel' ? t('confirm.cancelAction', { id: order.id }) : t('confirm.acceptAllAction')}
      cancelLabel={kind === 'cancel' ? t('confirm.keep') : t('confirm.goBack')}
      tone={kind === 'cancel' ? 'danger' : 'primary'}
      isPending={isPending}
      pendingLabel={t('common:state.saving')}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {error && (
        <Alert tone="error">{(error instanceof ApiError && error.failure.alertMessage) || t(`common:${loadFailureText(error)}`)}</Alert>
      )}
      {kind === 'cancel'
        ? t('confirm.cancelBody', { vehicle, id: order.id })
        : t('confirm.acceptAllBody', {
            vehicle,
            count: linesOfList(order.order_services).length,
            total: formatMoney(order.total ?? 0, readingOf(i18n.language)),
          })}
    </ConfirmDialog>
  );
}
