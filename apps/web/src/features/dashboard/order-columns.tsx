import { dashboardAction, showsReview } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Link, VisuallyHidden, classNames } from '@wayside/ui';
import type { TableColumn } from '@wayside/ui';
import { OrderServices, OrderStatus, OrderTotal, TwoLines, VehicleLink } from '../../app/orders/order-parts.tsx';
import { useOrderTexts } from '../../app/orders/order-text.ts';
import type { ReactNode } from 'react';
import type { Order } from './dashboard.queries.ts';
import type { Decision } from './order-decision.tsx';
import styles from './dashboard.module.css';

/** What gives way when there is little room: on two lines, cut at the end. */
const cut = (content: ReactNode) => <span className={styles.cut}>{content}</span>;

/** When the vehicle is expected, whether that is confirmed, and where. */
function WhenAndWhere({ order }: { order: Order }) {
  const texts = useOrderTexts();
  const when = texts.appointment(order);
  const note = texts.appointmentNote(order);
  return (
    <span className={classNames(styles.cut, styles.moment)}>
      <TwoLines note={[when && note, texts.shop(order)].filter(Boolean).join(' · ')}>
        {when ? <span className={styles.figures}>{when}</span> : note}
      </TwoLines>
    </span>
  );
}

/** The status, and the way to look closer where somebody's word is awaited. */
function Status({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  return (
    <span className={styles.status}>
      <OrderStatus order={order} />
      {showsReview(order) && (
        <Link href={`/orders/${order.id}/approvals`}>
          {t('review')}
          <VisuallyHidden> {t('number', { id: order.id })}</VisuallyHidden>
        </Link>
      )}
    </span>
  );
}

/** Identity, status, when, where, money, action. */
export function useOrderColumns(onDecide: (kind: Decision, order: Order) => void): TableColumn<Order>[] {
  const { t } = useTranslation('dashboard');
  return [
    { id: 'vehicle', header: t('active.columns.vehicle'), width: '22%', cell: ({ vehicle }) => cut(<VehicleLink vehicle={vehicle} />) },
    { id: 'services', header: t('active.columns.services'), width: '20%', cell: (order) => cut(<OrderServices order={order} />) },
    { id: 'appointment', header: t('active.columns.appointment'), width: '26%', cell: (order) => <WhenAndWhere order={order} /> },
    { id: 'total', header: t('active.columns.total'), align: 'right', cell: (order) => <OrderTotal order={order} /> },
    { id: 'status', header: t('active.columns.status'), place: 'status', cell: (order) => <Status order={order} /> },
    {
      id: 'action',
      header: t('active.columns.action'),
      isHeaderHidden: true,
      align: 'right',
      place: 'actions',
      cell: (order) => {
        const action = dashboardAction(order);
        if (action === 'none') return null;
        const label = action === 'cancel' ? t('actions.cancelOrder', { id: order.id }) : t('actions.acceptAllOfOrder', { id: order.id });
        return (
          <Button
            size="small"
            variant={action === 'cancel' ? 'quiet' : 'secondary'}
            aria-label={label}
            onPress={() => onDecide(action, order)}
          >
            {t(`actions.${action}`)}
          </Button>
        );
      },
    },
  ];
}
