import { useQuery } from '@tanstack/react-query';
import { isEnteredByHand, monthsTo, ofVehicles, place } from '@wayside/domain';
import type { DayRange } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, ButtonLink, EmptyState } from '@wayside/ui';
import type { Column } from '@wayside/ui';
import { rowsLeft } from '@wayside/ui/grid';
import { useMemo } from 'react';
import { onlyIf } from '../../shared/data/read.ts';
import { HiddenRows } from '../../shared/list/hidden-rows.tsx';
import { NothingFound } from '../../shared/list/list-panel.tsx';
import { useMine, vehicleIdOf, withAllVehicles } from '../../shared/list/mine/use-mine.ts';
import { withRange } from '../../shared/list/range/range-address.ts';
import { rangeText } from '../../shared/list/range/range-text.ts';
import { useAddress } from '../../shared/list/use-address.ts';
import { activeOrders, rangeOf } from '../../shared/orders/active-orders.ts';
import { fleetOrdersQuery } from '../../shared/orders/orders.queries.ts';
import { today } from '../../shared/today.ts';
import styles from './services.module.css';
import type { Order, OrderList } from './services.queries.ts';
import { useVehicleFilter } from './use-vehicle-filter.ts';

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
export function OrdersHidden(of: ListedOrders) {
  return (
    <>
      <HiddenRows {...useHiddenOrders(of)} />
      {of.list === 'past' && <NotInCosts listed={of.listed} vehicles={of.vehicles} />}
    </>
  );
}

/** Says why there are more rows than the costs of these dates count. */
function NotInCosts({ listed = [], vehicles }: Pick<ListedOrders, 'listed' | 'vehicles'>) {
  const { t } = useTranslation('services');
  const count = ofVehicles(listed, vehicles, vehicleIdOf).filter(isEnteredByHand).length;
  return count > 0 && <p className={styles.note}>{t('past.notInCosts', { count })}</p>;
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
  const { setOn } = useMine();
  if (listed.vehicles)
    return (
      <EmptyState
        kind="filtered"
        title={t(`${list}.emptyMine`)}
        action={<Button onPress={onShowAll ?? (() => setOn(false))}>{t('common:list.showAll')}</Button>}
      >
        {t('emptyMineRange', rangeText(range))}
      </EmptyState>
    );
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

interface NoneFoundProps extends ListedOrders {
  columns: readonly Column<Order>[];
  /** What is searched and filtered. */
  wanted: Parameters<typeof rowsLeft<Order>>[2];
  onClear: () => void;
}

/** Empty state of a search or filter: says when orders outside the dates match, and shows them. */
export function NoneFound({ columns, wanted, onClear, ...listed }: NoneFoundProps) {
  const { t } = useTranslation(['services', 'common']);
  const { outside, onShowAll } = useHiddenOrders(listed);
  const { orders = [] } = useVehicleFilter(outside);
  const count = rowsLeft(orders, columns, wanted).length;
  return (
    <NothingFound
      onClear={onClear}
      elsewhere={
        count > 0 && onShowAll
          ? {
              text: t('active.outside', { count }),
              action: <Button onPress={onShowAll}>{t('common:list.showAll')}</Button>,
            }
          : undefined
      }
    />
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
    const countOf = (orders: readonly Order[]): number => ofVehicles(orders, vehicles, vehicleIdOf).length;
    const dates = countOf(outside);
    const rows = countOf(listed);
    return {
      listed: rows,
      hidden: { dates, vehicles: listed.length + outside.length - rows - dates },
      outside: ofVehicles(outside, vehicles, vehicleIdOf),
      range: outside.length > 0 ? rangeOf(all) : undefined,
    };
  }, [data, list, listed, vehicles]);
  const { dates = 0, vehicles: others = 0 } = hidden?.hidden ?? {};
  const range = hidden?.range;
  const canShow = others > 0 || (dates > 0 && range !== undefined);
  return {
    listed: hidden?.listed,
    hidden: { dates, vehicles: others },
    /** Orders outside the dates, of the vehicles that are shown. */
    outside: hidden?.outside,
    onShowAll: canShow
      ? () =>
          go((query) => {
            const next = range ? withRange(query, range) : query;
            return others > 0 ? withAllVehicles(next) : next;
          })
      : undefined,
  };
}
