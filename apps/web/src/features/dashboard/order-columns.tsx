import {
  appointmentState,
  capitalise,
  dashboardAction,
  formatDate,
  formatMoney,
  formatTime,
  linesOfList,
  readableStatus,
  statusOf,
  statusView,
} from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Link, StatusPill } from '@wayside/ui';
import type { TableColumn } from '@wayside/ui';
import { brand, readingOf } from '../../app/brand.ts';
import type { Order } from './dashboard.queries.ts';
import type { Decision } from './order-decision.tsx';
import styles from './dashboard.module.css';

const NOTHING = '—';

/** Identity, status, when, where, money, action. */
export function useOrderColumns(onDecide: (kind: Decision, order: Order) => void): TableColumn<Order>[] {
  const { t, i18n } = useTranslation(['dashboard', 'orders', 'common']);
  const reading = readingOf(i18n.language);

  const notSet = (
    <>
      <span aria-hidden="true">{NOTHING}</span>
      <span className={styles.hidden}>{t('common:state.notSet')}</span>
    </>
  );
  const statusText = (order: Order): string => {
    const view = statusView(statusOf(order));
    return capitalise(view ? t(`orders:status.${view.label}`) : readableStatus(statusOf(order) ?? ''), i18n.language);
  };

  return [
    {
      id: 'vehicle',
      header: t('active.columns.vehicle'),
      cell: ({ vehicle, id }) => (
        <span className={styles.lines}>
          <Link href={`/vehicles/${vehicle.id}`} tone="plain">
            {vehicle.vehicle_name ?? vehicle.vin ?? t('orders:number', { id })}
          </Link>
          <span className={styles.note}>{[vehicle.license_plate_number, vehicle.other_id].filter(Boolean).join(' · ')}</span>
        </span>
      ),
    },
    {
      id: 'services',
      header: t('active.columns.services'),
      cell: (order) => <Services order={order} />,
    },
    {
      id: 'shop',
      header: t('active.columns.shop'),
      cell: ({ shop, custom_shop_name }) =>
        shop ? (
          <span className={styles.lines}>
            {shop.name}
            <span className={styles.note}>{[shop.city, shop.state].filter(Boolean).join(', ')}</span>
          </span>
        ) : (
          (custom_shop_name ?? notSet)
        ),
    },
    {
      id: 'appointment',
      header: t('active.columns.appointment'),
      cell: (order) =>
        order.appointment_datetime ? (
          <span className={styles.lines}>
            <span
              className={styles.figures}
            >{`${formatDate(order.appointment_datetime, brand.region)} ${formatTime(order.appointment_datetime)}`}</span>
            <span className={styles.note}>{t(`active.${appointmentState(order)}`)}</span>
          </span>
        ) : (
          <span className={styles.note}>{t('active.noAppointment')}</span>
        ),
    },
    {
      id: 'total',
      header: t('active.columns.total'),
      align: 'right',
      cell: ({ total }) => (total === null ? notSet : <span className={styles.figures}>{formatMoney(total, reading)}</span>),
    },
    {
      id: 'status',
      header: t('active.columns.status'),
      place: 'status',
      cell: (order) => <StatusPill tone={statusView(statusOf(order))?.tone ?? 'neutral'}>{statusText(order)}</StatusPill>,
    },
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

/** The first two services, and how many more there are. */
function Services({ order }: { order: Order }) {
  const { t } = useTranslation('dashboard');
  const [first, second, ...more] = linesOfList(order.order_services);
  return (
    <span className={styles.lines}>
      {first?.name}
      {second && (
        <span className={styles.note}>
          {second.name}
          {more.length > 0 && ` ${t('active.moreServices', { count: more.length })}`}
        </span>
      )}
    </span>
  );
}
