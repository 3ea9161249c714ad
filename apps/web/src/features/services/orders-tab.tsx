import { useQuery } from '@tanstack/react-query';
import { downloadUrl } from '@wayside/api-client';
import { monthsTo, ofVehicles, place } from '@wayside/domain';
import type { DayRange, Language } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, ButtonLink, EmptyState } from '@wayside/ui';
import { useMemo } from 'react';
import { origin } from '../../shared/data/api.ts';
import { both } from '../../shared/data/loaded.tsx';
import { onlyIf } from '../../shared/data/read.ts';
import { useKnownUser } from '../../shared/data/user.ts';
import { HiddenRows } from '../../shared/list/hidden-rows.tsx';
import { ListPanel } from '../../shared/list/list-panel.tsx';
import { MineSwitch } from '../../shared/list/mine/mine-switch.tsx';
import { RangePicker } from '../../shared/list/range-picker.tsx';
import { withRange } from '../../shared/list/range-address.ts';
import { rangeText } from '../../shared/list/range-text.ts';
import { useAddress } from '../../shared/list/use-address.ts';
import { useList } from '../../shared/list/use-list.ts';
import { useMine, vehicleIdOf, withAllVehicles } from '../../shared/list/mine/use-mine.ts';
import { activeOrders, mostUrgentFirst, rangeOf } from '../../shared/orders/active-orders.ts';
import { useOrderDecision } from '../../shared/orders/decision/use-order-decision.tsx';
import { ordersOfFleet } from '../../shared/orders/orders-of-fleet.ts';
import { fleetOrdersQuery, ordersQuery } from '../../shared/orders/orders.queries.ts';
import { authenticationToken } from '../../shared/session/session.ts';
import { today } from '../../shared/today.ts';
import { useOrderColumns } from './order-columns.tsx';
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
        note={<OrdersHidden {...dates} />}
        empty={<NoOrders {...dates} isOwnRange={isOwnRange} onRange={setRange} />}
      />
      {dialog}
    </>
  );
}

interface ListedOrders {
  list: OrderList;
  /** The fleet's orders within the dates; undefined while unknown. */
  listed: readonly Order[] | undefined;
  /** Whose orders are shown; undefined for all. */
  vehicles: ReadonlySet<number> | undefined;
  range: DayRange;
}

/**
 * How many orders the dates and "My vehicles" leave out, with a way to see them. It loads them itself, so that they
 * don't render the list again.
 */
function OrdersHidden(of: ListedOrders) {
  return <HiddenRows {...useHiddenOrders(of)} />;
}

interface NoOrdersProps extends ListedOrders {
  isOwnRange: boolean;
  onRange: (range: DayRange | undefined) => void;
}

/** Empty state of the order list: why it's empty, and what to do. */
export function NoOrders({ isOwnRange, onRange, ...listed }: NoOrdersProps) {
  const { t } = useTranslation(['services', 'orders', 'common']);
  const { list, range } = listed;
  const { onShowAll } = useHiddenOrders(listed);
  if (isOwnRange || onShowAll)
    return (
      <EmptyState
        kind="filtered"
        title={t('common:empty.noResults')}
        action={
          <Button onPress={onShowAll ?? (() => onRange(undefined))}>
            {t(onShowAll ? 'common:list.showAll' : 'common:range.initial')}
          </Button>
        }
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
 * What the default filters hide. Only active orders outside the dates are known: the past has no end, and is asked for
 * by dates.
 */
function useHiddenOrders({ list, listed, vehicles }: ListedOrders) {
  const { go } = useAddress();
  const { data } = useQuery(onlyIf(list === 'active' && listed !== undefined, fleetOrdersQuery()));
  const hidden = useMemo(() => {
    if (!listed) return undefined;
    const shown = new Set(listed.map(({ id }) => id));
    const all = list === 'active' && data ? activeOrders(data) : [];
    const outside = all.filter(({ id }) => !shown.has(id));
    const [listedCount, outsideCount] = [listed, outside].map((of) => ofVehicles(of, vehicles, vehicleIdOf).length) as [
      number,
      number,
    ];
    return {
      listed: listedCount,
      hidden: { dates: outsideCount, vehicles: listed.length + outside.length - listedCount - outsideCount },
      range: outside.length > 0 ? rangeOf(all) : undefined,
    };
  }, [data, list, listed, vehicles]);
  const { dates = 0, vehicles: others = 0 } = hidden?.hidden ?? {};
  const range = hidden?.range;
  const canShow = others > 0 || (dates > 0 && range !== undefined);
  return {
    listed: hidden?.listed,
    hidden: { dates, vehicles: others },
    onShowAll: canShow
      ? () =>
          go((query) => {
            const next = range ? withRange(query, range) : query;
            return others > 0 ? withAllVehicles(next) : next;
          })
      : undefined,
  };
}
