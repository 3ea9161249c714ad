import { acceptAll, canApproveOrder, canCancelOrder, cancelOrder, contactsFor, formatMoney } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Dialog } from '@wayside/ui';
import { readingOf } from '../../../shared/brand/brand.ts';
import { LoadFailure } from '../../../shared/data/load-failure.tsx';
import { Loaded } from '../../../shared/data/loaded.tsx';
import { useKnownUser } from '../../../shared/data/user.ts';
import { ContactDialog } from '../../../shared/orders/contact-dialog.tsx';
import { useOrderTexts } from '../../../shared/orders/order-text.ts';
import { useDecision } from '../../../shared/orders/use-decision.ts';
import { ConfirmAction } from '../../../shared/save/confirm-action.tsx';
import type { User } from '../../../shared/session/session.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import type { Order } from '../dashboard.queries.ts';

export type Decision = 'cancel' | 'acceptAll';

interface OrderDecisionProps {
  kind: Decision;
  order: Order;
  onClose: () => void;
}

/** Asks for confirmation before accepting or canceling an order. Users without permission see who can help. */
export function OrderDecision(props: OrderDecisionProps) {
  const { kind, order, onClose } = props;
  const { t } = useTranslation(['dashboard', 'common']);
  const known = useKnownUser();
  const isCancel = kind === 'cancel';
  const failure = (
    <Dialog isOpen size="small" title={t(`confirm.${kind}`)} closeLabel={t('common:actions.close')} onOpenChange={onClose}>
      <LoadFailure problem={known.error} onRetry={() => void known.refetch()} isRetrying={known.isFetching} />
    </Dialog>
  );
  return (
    <Loaded query={known} skeleton={null} renderFailure={() => failure}>
      {(user) =>
        (isCancel ? canCancelOrder : canApproveOrder)(user, order) ? (
          <Confirmation {...props} user={user} />
        ) : (
          <ContactDialog contacts={contactsFor(isCancel ? 'cancelation' : 'approval', order)} vehicle={order.vehicle} onClose={onClose} />
        )
      }
    </Loaded>
  );
}

function Confirmation({ kind, order, onClose, user }: OrderDecisionProps & { user: User }) {
  const { t, i18n } = useTranslation(['dashboard', 'approval']);
  const texts = useOrderTexts();
  const vehicle = useVehicleText().name(order.vehicle);
  const deciding = useDecision();
  const isCancel = kind === 'cancel';
  const confirmLabel = isCancel ? t('confirm.cancelAction', { id: order.id }) : t('confirm.acceptAllAction');
  return (
    <ConfirmAction
      question={t(`confirm.${kind}`)}
      about={
        isCancel
          ? t('confirm.cancelBody', { vehicle, id: order.id })
          : t('confirm.acceptAllBody', {
              vehicle,
              count: texts.services(order).length,
              total: formatMoney(order.total ?? 0, readingOf(i18n.language)),
            })
      }
      confirmLabel={deciding.isUnknown ? t('approval:unknown.retry') : confirmLabel}
      cancelLabel={isCancel ? t('confirm.keep') : t('confirm.goBack')}
      tone={isCancel ? 'danger' : 'primary'}
      saving={deciding}
      input={{ body: isCancel ? cancelOrder(order) : acceptAll(order), order, user }}
      isUnknown={deciding.isUnknown}
      textOf={() => deciding.problem}
      onClose={onClose}
    />
  );
}
