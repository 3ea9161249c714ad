import { useTranslation } from '@wayside/i18n';
import { StatusPill } from '@wayside/ui';
import type { Order } from '../orders/order-text.ts';
import { InOrderLink, isAllBooked } from './services-in-order.tsx';
import { SnoozedUntil } from './snoozed-until.tsx';
import { dueLookOf, dueStateOf } from './upcoming.ts';
import type { UpcomingItem } from './upcoming.ts';

interface DuePillProps {
  item: UpcomingItem;
  /** The vehicle's open order. */
  order: Order | null | undefined;
  /** "Snoozed until …" stands with it. */
  isSnoozed?: boolean;
  /** The day until which reminders are snoozed, where there is room for only one of the two. */
  snoozedUntil?: string | undefined;
}

/**
 * How urgent an interval is. No count of what is due has one that is seen to: if all of it is booked, its order is said
 * instead (VOR-02); quiet while its reminders are snoozed (VOR-09).
 */
export function DuePill({ item, order, isSnoozed = false, snoozedUntil }: DuePillProps) {
  const { t } = useTranslation('orders');
  if (order && isAllBooked(item, order)) return <InOrderLink order={order} />;
  if (snoozedUntil) return <SnoozedUntil day={snoozedUntil} />;
  const state = dueStateOf(item);
  return <StatusPill {...dueLookOf(state, isSnoozed)}>{t(`due.${state}`)}</StatusPill>;
}
