import { useQuery } from '@tanstack/react-query';
import { downloadUrl } from '@wayside/api-client';
import { monthsTo, place } from '@wayside/domain';
import type { DayRange, Language } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, ButtonLink, EmptyState, LinkButton } from '@wayside/ui';
import { useMemo } from 'react';
import { origin } from '../../shared/data/api.ts';
import { both } from '../../shared/data/loaded.tsx';
import { onlyIf } from '../../shared/data/read.ts';
import { useKnownUser } from '../../shared/data/user.ts';
import { ListPanel } from '../../shared/list/list-panel.tsx';
import { RangePicker } from '../../shared/list/range-picker.tsx';
import { rangeText } from '../../shared/list/range-text.ts';
import { useList } from '../../shared/list/use-list.ts';
import { activeOrders, mostUrgentFirst, rangeOf } from '../../shared/orders/active-orders.ts';
import { useOrderDecision } from '../../shared/orders/decision/use-order-decision.tsx';
import { ordersOfFleet } from '../../shared/orders/orders-of-fleet.ts';
import { fleetOrdersQuery, ordersQuery } from '../../shared/orders/orders.queries.ts';
import { authenticationToken } from '../../shared/session/session.ts';
import { today } from '../../shared/today.ts';
import { useOrderColumns } from './order-columns.tsx';
import styles from './services.module.css';
import type { Order, OrderList } from './services.queries.ts';
import type { useServicesAddress } from './use-services-address.ts';

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
        note={<OrdersOutside listed={listed} onRange={setRange} />}
        empty={<NoOrders list={list} listed={listed} isOwnRange={isOwnRange} range={range} onRange={setRange} />}
      />
      {dialog}
    </>
  );
}

/**
 * How many active orders the dates leave out, with a way to see them. It loads them itself, so that they don't render
 * the list again.
 */
function OrdersOutside({ listed, onRange }: Pick<NoOrdersProps, 'listed' | 'onRange'>) {
  const { t } = useTranslation('services');
  const outside = useOrdersOutside(listed);
  if (!outside) return null;
  const { count, range } = outside;
  return (
    <div className={styles.outside}>
      {t('active.outside', { count })}{' '}
      {range && <LinkButton onPress={() => onRange(range)}>{t('active.showAll')}</LinkButton>}
    </div>
  );
}

interface NoOrdersProps {
  list: OrderList;
  range: DayRange;
  isOwnRange: boolean;
  onRange: (range: DayRange | undefined) => void;
  /** Undefined while unknown. */
  listed: readonly Order[] | undefined;
}

/** Empty state of the order list: why it's empty, and what to do. */
export function NoOrders({ list, range, isOwnRange, onRange, listed }: NoOrdersProps) {
  const { t } = useTranslation(['services', 'orders', 'common']);
  const all = useOrdersOutside(listed)?.range;
  if (isOwnRange || all)
    return (
      <EmptyState
        kind="filtered"
        title={t('common:empty.noResults')}
        action={<Button onPress={() => onRange(all)}>{t(all ? 'active.showAll' : 'common:range.initial')}</Button>}
      >
        {t(`${list}.emptyRange`, rangeText(range))}
      </EmptyState>
    );
  return (
    <EmptyState
      kind="first-use"
      title={t('orders:empty.noOrdersInFleet')}
      action={
        list === 'active' ? (
          <ButtonLink href={place.serviceRequest()}>{t('schedule')}</ButtonLink>
        ) : (
          <Button onPress={() => onRange(monthsTo(today(), 12))}>{t('common:range.lookBack')}</Button>
        )
      }
    >
      {list === 'active' ? t('active.emptyBody') : t('past.emptyRange', rangeText(range))}
    </EmptyState>
  );
}

/**
 * The fleet's active orders that the dates leave out, and the dates that would show them all; undefined if there are
 * none. `listed` is undefined while unknown.
 */
function useOrdersOutside(listed: readonly Order[] | undefined) {
  const { data } = useQuery(onlyIf(listed !== undefined, fleetOrdersQuery()));
  return useMemo(() => {
    if (!data || !listed) return undefined;
    const shown = new Set(listed.map(({ id }) => id));
    const all = activeOrders(data);
    const count = all.filter(({ id }) => !shown.has(id)).length;
    return count > 0 ? { count, range: rangeOf(all) } : undefined;
  }, [data, listed]);
}
