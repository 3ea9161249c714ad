import { useQuery } from '@tanstack/react-query';
import { downloadUrl } from '@wayside/api-client';
import { formatDate } from '@wayside/domain';
import type { DayRange, Language } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Panel } from '@wayside/ui';
import { DataGrid, GridToolbar } from '@wayside/ui/grid';
import { useMemo } from 'react';
import { origin } from '../../shared/data/api.ts';
import { brand } from '../../shared/brand/brand.ts';
import { useGridAddress } from '../../shared/list/use-grid-address.ts';
import { useGridTexts } from '../../shared/list/use-grid-texts.ts';
import { LoadFailure } from '../../shared/data/load-failure.tsx';
import { useCurrentUser } from '../../shared/data/queries.ts';
import { authenticationToken } from '../../shared/session/session.ts';
import { PAGE_SIZES } from './grid-sizes.ts';
import { useOrderColumns } from './order-columns.tsx';
import { NoOrders } from './no-orders.tsx';
import { RangePicker } from './range-picker.tsx';
import { ordersOfFleet, ordersQuery } from './services.queries.ts';
import type { OrderList } from './services.queries.ts';

export interface OrdersTabProps {
  list: OrderList;
  range: DayRange;
  isOwnRange: boolean;
  isRangeKnown: boolean;
  setRange: (range: DayRange | undefined) => void;
}

/** Orders under way, or orders done, in a range of days. */
export function OrdersTab({ list, range, isOwnRange, isRangeKnown, setRange }: OrdersTabProps) {
  const { t, i18n } = useTranslation(['services', 'common']);
  const { data: user, isPlaceholderData: isRemembered, error: userProblem, refetch: refetchUser } = useCurrentUser();
  // The remembered user may stand in another fleet than the server's.
  const isUserKnown = user !== undefined && !isRemembered;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({ ...ordersQuery(list, range), enabled: isRangeKnown });
  const orders = useMemo(() => (data && isUserKnown ? ordersOfFleet(data, user.fleet_id) : undefined), [data, isUserKnown, user]);
  // Whose orders they are is needed as well.
  const problem = orders ? null : (error ?? userProblem);
  const retry = (): void => {
    if (userProblem) void refetchUser();
    if (error) void refetch();
  };
  const grid = useGridAddress(`services_${list}`);
  const texts = useGridTexts({
    label: t(`${list}.label`),
    search: t('search.orders'),
    searchPlaceholder: t('search.ordersPlaceholder'),
    loading: t(`${list}.loading`),
  });
  const columns = useOrderColumns(list);
  const csvHref = downloadUrl(origin, '/orders.csv', authenticationToken() ?? '', i18n.language as Language, {
    start_date: range.start,
    end_date: range.end,
    active_page: String(list === 'active'),
  });
  const shownRange = { from: formatDate(range.start, brand.region, 'input'), to: formatDate(range.end, brand.region, 'input') };

  return (
    <Panel isFlush footer={list === 'active' && orders && orders.length > 0 && t('active.anyDate')}>
      <GridToolbar
        texts={texts.toolbar}
        tests={texts.tests}
        columns={columns}
        {...grid.toolbar}
        total={orders?.length}
        csvHref={orders && orders.length > 0 ? csvHref : undefined}
      >
        <RangePicker range={range} onRange={setRange} />
      </GridToolbar>
      <DataGrid
        texts={texts.grid}
        columns={columns}
        rows={orders}
        rowKey={({ id }) => id}
        {...grid.table}
        pageSizes={PAGE_SIZES}
        isStale={isPlaceholderData}
        language={i18n.language}
        error={problem ? <LoadFailure problem={problem} onRetry={retry} isRetrying={isFetching} /> : undefined}
        empty={<NoOrders list={list} isOwnRange={isOwnRange} range={shownRange} onRange={setRange} />}
        {...(grid.isFiltered && { emptyFiltered: <NoOrders list={list} isFiltered range={shownRange} onClear={grid.clear} /> })}
      />
    </Panel>
  );
}
