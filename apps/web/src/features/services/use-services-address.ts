import { useQuery } from '@tanstack/react-query';
import { rangeOfOrders } from '@wayside/domain';
import type { DayRange, ServiceTab } from '@wayside/domain';
import { useLocation } from 'react-router-dom';
import { onlyIf } from '../../shared/data/read.ts';
import { useAddress } from '../../shared/list/use-address.ts';
import { withRange } from '../../shared/list/range/range-address.ts';
import { today } from '../../shared/today.ts';
import { activeDays, readServices, withTab, withView } from './services-address.ts';
import type { CalendarView } from './services-address.ts';
import { awaitingDaysQuery } from './services.queries.ts';

/** Users who come from orders awaiting approval start with a range that covers those orders. */
function useInitialRange(): { initial: DayRange | undefined; isKnown: boolean } {
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const isFromApproval = state?.from === 'approval';
  const { data, isPending } = useQuery(onlyIf(isFromApproval, awaitingDaysQuery()));
  return { initial: isFromApproval && data ? rangeOfOrders(data) : undefined, isKnown: !isFromApproval || !isPending };
}

/** Tab and dates from the URL, with setters. Every change adds a history entry. */
export function useServicesAddress() {
  const { search, go } = useAddress();
  const { initial, isKnown } = useInitialRange();
  const query = new URLSearchParams(search);
  const address = readServices(query, today(), initial);
  return {
    ...address,
    activeDays: activeDays(query, today(), address),
    /** False while the default range is being determined; don't request orders yet. */
    isRangeKnown: isKnown,
    setTab: (tab: ServiceTab) => go((query) => withTab(query, tab)),
    setView: (view: CalendarView | undefined) => go((query) => withView(query, view)),
    setRange: (range: DayRange | undefined) => go((query) => withRange(query, range)),
  };
}
