import { dashboardAction, place, showsReview } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, MoreMenu, VisuallyHidden } from '@wayside/ui';
import type { MenuAction } from '@wayside/ui';
import { Ban, CarFront, CheckCheck } from 'lucide-react';
import { useVehicleText } from '../../vehicles/use-vehicle-text.ts';
import type { Order } from '../order-text.ts';
import type { Decision } from './confirm-decision.tsx';
import styles from './order-actions.module.css';

const icon = { size: 16, 'aria-hidden': true } as const;

/** What can be done with an order in a grid, whose rows open it: Review, and the rest in a menu. */
export function OrderRowActions({
  order,
  onDecide,
}: {
  order: Order;
  onDecide: (kind: Decision, order: Order) => void;
}) {
  const { t } = useTranslation('orders');
  const vehicles = useVehicleText();
  const { id, vehicle } = order;
  const action = dashboardAction(order);
  const actions: MenuAction[] = [
    {
      id: 'vehicle',
      label: t('openVehicle', { vehicle: vehicles.mark(vehicle) }),
      icon: <CarFront {...icon} />,
      href: place.vehicle(vehicle.id),
    },
  ];
  if (action === 'acceptAll')
    actions.push({
      id: action,
      label: t('acceptAll', { id }),
      icon: <CheckCheck {...icon} />,
      onAction: () => onDecide(action, order),
    });
  if (action === 'cancel')
    actions.push({
      id: action,
      label: t('cancel', { id }),
      icon: <Ban {...icon} />,
      tone: 'danger',
      onAction: () => onDecide(action, order),
    });
  return (
    <span className={styles.actions}>
      {showsReview(order) && (
        <ButtonLink href={place.order(id)} size="small">
          {t('review')}
          <VisuallyHidden> {t('number', { id })}</VisuallyHidden>
        </ButtonLink>
      )}
      <MoreMenu size="small" label={t('more', { id })} actions={actions} />
    </span>
  );
}
