import { useQuery } from '@tanstack/react-query';
import { downloadUrl } from '@wayside/api-client';
import type { DayRange, Language } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { useMemo } from 'react';
import { origin } from '../../shared/data/api.ts';
import { both } from '../../shared/data/loaded.tsx';
import { useKnownUser } from '../../shared/data/user.ts';
import { ListPanel } from '../../shared/list/list-panel.tsx';
import { RangePicker } from '../../shared/list/range-picker.tsx';
import { useList } from '../../shared/list/use-list.ts';
import { ordersOfFleet } from '../../shared/orders/orders-of-fleet.ts';
import { mostUrgentFirst } from '../../shared/orders/active-orders.ts';
import { useOrderDecision } from '../../shared/orders/decision/use-order-decision.tsx';
import { ordersQuery } from '../../shared/orders/orders.queries.ts';
import { authenticationToken } from '../../shared/session/session.ts';
import { NoOrders } from './no-orders.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { OrdersOutside } from './orders-outside.tsx';
import type { OrderList } from './services.queries.ts';

export interface OrdersTabProps {
  list: OrderList;
  range: DayRange;
  isOwnRange: boolean;
  isRangeKnown: boolean;
  setRange: (range: DayRange | undefined) => void;
}

/** Active or past orders with an appointment in a range of days. */
export function OrdersTab({ list, range, isOwnRange, isRangeKnown, setRange }: OrdersTabProps) {
  const { t, i18n } = useTranslation('services');
  const found = useQuery({ ...ordersQuery(list, range), enabled: isRangeKnown });
  // The list is filtered by the user's fleet.
  const user = useKnownUser();
  const orders = useMemo(() => {
    const own = found.data && user.data && ordersOfFleet(found.data, user.data.fleet_id);
    return own && list === 'active' ? mostUrgentFirst(own) : own;
  }, [found.data, user.data, list]);
  const listed = list === 'active' && !found.isPlaceholderData ? orders : undefined;
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
        filters={<RangePicker range={range} onRange={setRange} />}
        csv={{ href: csv }}
        footer={<OrdersOutside listed={listed} onRange={setRange} />}
        empty={<NoOrders list={list} listed={listed} isOwnRange={isOwnRange} range={range} onRange={setRange} />}
      />
      {dialog}
    </>
  );
}
