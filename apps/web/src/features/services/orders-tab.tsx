import { useQuery } from '@tanstack/react-query';
import { downloadUrl } from '@wayside/api-client';
import { ofVehicles } from '@wayside/domain';
import type { Language } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { LazyBoundary, lazyPart } from '@wayside/ui';
import { useMemo } from 'react';
import type { ComponentProps } from 'react';
import { origin } from '../../shared/data/api.ts';
import { both } from '../../shared/data/loaded.tsx';
import { useKnownUser } from '../../shared/data/user.ts';
import { ListPanel } from '../../shared/list/list-panel.tsx';
import { MineSwitch } from '../../shared/list/mine/mine-switch.tsx';
import { RangePicker } from '../../shared/list/range-picker.tsx';
import { useList } from '../../shared/list/use-list.ts';
import { useMine, vehicleIdOf } from '../../shared/list/mine/use-mine.ts';
import { mostUrgentFirst } from '../../shared/orders/active-orders.ts';
import { useOrderDecision } from '../../shared/orders/decision/use-order-decision.tsx';
import { ordersOfFleet } from '../../shared/orders/orders-of-fleet.ts';
import { ordersQuery } from '../../shared/orders/orders.queries.ts';
import { useQuietTime } from '../../shared/page/use-quiet-time.ts';
import { authenticationToken } from '../../shared/session/session.ts';
import { useOrderColumns } from './order-columns.tsx';
import type { OrderList } from './services.queries.ts';
import type { useServicesAddress } from './use-services-address.ts';
import styles from './services.module.css';

const OrdersHidden = lazyPart(() => import('./hidden-orders.tsx'), 'OrdersHidden');
const NoOrders = lazyPart(() => import('./hidden-orders.tsx'), 'NoOrders');

/** Active or past orders with an appointment in a range of days. */
export function OrdersTab({
  list,
  range,
  isOwnRange,
  isRangeKnown,
  setRange,
}: { list: OrderList } & Omit<ReturnType<typeof useServicesAddress>, 'tab' | 'setTab'>) {
  const { t, i18n } = useTranslation('services');
  const found = useQuery({ ...ordersQuery(list, range), enabled: isRangeKnown });
  // The list is filtered by the user's fleet.
  const user = useKnownUser();
  const { vehicles } = useMine();
  const ofFleet = useMemo(() => {
    const orders = found.data && user.data && ordersOfFleet(found.data, user.data.fleet_id);
    return orders && list === 'active' ? mostUrgentFirst(orders) : orders;
  }, [found.data, user.data, list]);
  const orders = useMemo(() => ofFleet && ofVehicles(ofFleet, vehicles, vehicleIdOf), [ofFleet, vehicles]);
  const dates = { list, listed: found.isPlaceholderData ? undefined : ofFleet, vehicles, range };
  const { decide, dialog } = useOrderDecision();
  const csv = downloadUrl(origin, '/orders.csv', authenticationToken() ?? '', i18n.language as Language, {
    start_date: range.start,
    end_date: range.end,
    active_page: String(list === 'active'),
  });

  return (
    <>
      <ListPanel
        list={useList(`services_${list}`)}
        texts={{
          label: t(`${list}.label`),
          search: t('search.orders'),
          searchPlaceholder: t('search.ordersPlaceholder'),
          loading: t(`${list}.loading`),
        }}
        columns={useOrderColumns(list, decide)}
        query={{ ...both(found, user), data: orders, isPlaceholderData: found.isPlaceholderData }}
        rowKey={({ id }) => id}
        filters={
          <>
            <RangePicker range={range} onRange={setRange} />
            <MineSwitch />
          </>
        }
        csv={{ href: csv }}
        note={<OrdersHiddenLater {...dates} />}
        empty={
          <LazyBoundary>
            <NoOrders {...dates} isOwnRange={isOwnRange} onRange={setRange} />
          </LazyBoundary>
        }
      />
      {dialog}
    </>
  );
}

/** The rows come first, and stay where they are when it comes. */
function OrdersHiddenLater(of: ComponentProps<typeof OrdersHidden>) {
  const isQuiet = useQuietTime();
  return (
    <div className={styles.hidden}>
      {isQuiet && (
        <LazyBoundary>
          <OrdersHidden {...of} />
        </LazyBoundary>
      )}
    </div>
  );
}
