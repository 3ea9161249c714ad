import { downloadUrl } from '@wayside/api-client';
import { isEnteredByHand } from '@wayside/domain';
import type { Language } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { LazyBoundary, lazyPart } from '@wayside/ui';
import type { ComponentProps } from 'react';
import { origin } from '../../shared/data/api.ts';
import { ListPanel } from '../../shared/list/list-panel.tsx';
import { MineSwitch } from '../../shared/list/mine/mine-switch.tsx';
import { RangePicker } from '../../shared/list/range/range-picker.tsx';
import { useList } from '../../shared/list/use-list.ts';
import { useOrderDecision } from '../../shared/orders/decision/use-order-decision.tsx';
import { useQuietTime } from '../../shared/page/use-quiet-time.ts';
import { authenticationToken } from '../../shared/session/session.ts';
import { useOrderColumns } from './order-columns.tsx';
import type { OrderList } from './services.queries.ts';
import { useListedOrders } from './use-listed-orders.ts';
import type { useServicesAddress } from './use-services-address.ts';
import { VEHICLE, useVehicleFilter } from './use-vehicle-filter.ts';
import styles from './services.module.css';

const OrdersHidden = lazyPart(() => import('./hidden-orders.tsx'), 'OrdersHidden');
const NoOrders = lazyPart(() => import('./hidden-orders.tsx'), 'NoOrders');
const NoneFound = lazyPart(() => import('./hidden-orders.tsx'), 'NoneFound');

/** Active or past orders with an appointment in a range of days. */
export function OrdersTab({
  list,
  range,
  isOwnRange,
  isRangeKnown,
  setRange,
}: { list: OrderList } & Pick<
  ReturnType<typeof useServicesAddress>,
  'range' | 'isOwnRange' | 'isRangeKnown' | 'setRange'
>) {
  const { t, i18n } = useTranslation('services');
  const { query, ofFleet, vehicles } = useListedOrders(list, range, isRangeKnown);
  const { orders, chips } = useVehicleFilter(query.data);
  const grid = useList(`services_${list}`, VEHICLE);
  const dates = { list, listed: query.isPlaceholderData ? undefined : ofFleet, vehicles, range };
  // Of past orders it is known with the rows whether there is anything to say.
  const hasNote = list === 'active' || query.data?.length !== ofFleet?.length || query.data?.some(isEnteredByHand);
  const { decide, dialog } = useOrderDecision(query.data);
  const columns = useOrderColumns(list, decide);
  const csv = downloadUrl(origin, '/orders.csv', authenticationToken() ?? '', i18n.language as Language, {
    start_date: range.start,
    end_date: range.end,
    active_page: String(list === 'active'),
  });

  return (
    <>
      <ListPanel
        list={grid}
        texts={{
          label: t(`${list}.label`),
          search: t('search.orders'),
          searchPlaceholder: t('search.ordersPlaceholder'),
          loading: t(`${list}.loading`),
        }}
        columns={columns}
        query={{ ...query, data: orders }}
        chips={chips}
        total={query.data?.length}
        rowKey={({ id }) => id}
        filters={
          <>
            <RangePicker range={range} onRange={setRange} />
            <MineSwitch />
          </>
        }
        csv={{ href: csv }}
        note={hasNote && <OrdersHiddenLater {...dates} />}
        empty={
          <LazyBoundary>
            <NoOrders {...dates} isOwnRange={isOwnRange} onRange={setRange} />
          </LazyBoundary>
        }
        emptyFiltered={
          <LazyBoundary>
            <NoneFound {...dates} columns={columns} wanted={grid.table} onClear={grid.clear} />
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
