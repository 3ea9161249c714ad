import { useMutation } from '@tanstack/react-query';
import { dataOf } from '@wayside/api-client';
import { acceptAll, canApproveOrder, canCancelOrder, cancelOrder, contactsFor, formatMoney } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, ConfirmDialog } from '@wayside/ui';
import { api } from '../../shared/data/api.ts';
import { readingOf } from '../../shared/brand/brand.ts';
import { changed } from '../../shared/data/changed.ts';
import { useFailureText } from '../../shared/data/use-failure-text.ts';
import { ContactDialog } from '../../shared/orders/contact-dialog.tsx';
import { useOrderTexts } from '../../shared/orders/order-text.ts';
import { useCurrentUser } from '../../shared/data/user.ts';
import { toasts } from '../../shared/page/toasts.ts';
import { useVehicleText } from '../../shared/vehicles/use-vehicle-text.ts';
import type { Order } from './dashboard.queries.ts';

export type Decision = 'cancel' | 'acceptAll';

const DONE = { cancel: 'success.canceled', acceptAll: 'success.approved' } as const;

/** Asks before an order is accepted or cancelled; whoever may not is told whom to call. Sent once, however often the button is pressed. */
export function OrderDecision({ kind, order, onClose }: { kind: Decision; order: Order; onClose: () => void }) {
  const { t, i18n } = useTranslation(['dashboard', 'common']);
  const failureText = useFailureText();
  const texts = useOrderTexts();
  const vehicles = useVehicleText();
  const { data: user } = useCurrentUser();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      dataOf(
        api.PUT('/orders/{id}', { params: { path: { id: order.id } }, body: kind === 'cancel' ? cancelOrder(order) : acceptAll(order) }),
      ),
    onSuccess: () => {
      toasts.show({ title: t(DONE[kind]), tone: 'success' });
      onClose();
    },
    onSettled: () => changed('orders'),
  });

  const isAllowed = kind === 'cancel' ? canCancelOrder(user, order) : canApproveOrder(user, order);
  if (!isAllowed) {
    return (
      <ContactDialog
        contacts={contactsFor(kind === 'cancel' ? 'cancelation' : 'approval', order)}
        vehicle={order.vehicle}
        onClose={onClose}
      />
    );
  }

  const vehicle = vehicles.name(order.vehicle);
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
      {error && <Alert tone="error">{failureText(error, 'save')}</Alert>}
      {kind === 'cancel'
        ? t('confirm.cancelBody', { vehicle, id: order.id })
        : t('confirm.acceptAllBody', {
            vehicle,
            count: texts.services(order).length,
            total: formatMoney(order.total ?? 0, readingOf(i18n.language)),
          })}
    </ConfirmDialog>
  );
}
