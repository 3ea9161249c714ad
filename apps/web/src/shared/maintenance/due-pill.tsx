import { useTranslation } from '@wayside/i18n';
import { StatusPill } from '@wayside/ui';
import type { Order } from '../orders/order-text.ts';
import { InOrderLink, isAllBooked } from './services-in-order.tsx';
import { dueStateOf, dueLooks } from './upcoming.ts';
import type { UpcomingItem } from './upcoming.ts';

interface DuePillProps {
  item: UpcomingItem;
  /** The vehicle's open order. */
  order: Order | null | undefined;
  isSnoozed?: boolean;
}

/**
 * How urgent an interval is. No count of what is due has one that is seen to: if all of it is booked, its order is said
 * instead (VOR-02); quiet while its reminders are snoozed (VOR-09).
 */
export function DuePill({ item, order, isSnoozed = false }: DuePillProps) {
  const { t } = useTranslation('orders');
  if (order && isAllBooked(item, order)) return <InOrderLink order={order} />;
  const state = dueStateOf(item);
  const { tone, mark } = dueLooks[state];
  return (
    <StatusPill tone={isSnoozed ? 'neutral' : tone} mark={mark}>
      {t(`due.${state}`)}
    </StatusPill>
  );
}
