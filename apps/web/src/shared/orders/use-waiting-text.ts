import { formatMoney, showsReview } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { readingOf } from '../brand/brand.ts';
import type { Order } from './order-text.ts';

/** How many of these active orders await approval, and for how much; undefined if there is none. */
export function useWaitingText(orders: readonly Order[] | undefined): string | undefined {
  const { t, i18n } = useTranslation('services');
  const waiting = orders?.filter(showsReview) ?? [];
  if (!orders || waiting.length === 0) return undefined;
  const total = waiting.reduce((sum, order) => sum + (order.total ?? 0), 0);
  return t('active.context', {
    count: orders.length,
    waiting: waiting.length,
    total: formatMoney(total, readingOf(i18n.language)),
  });
}
