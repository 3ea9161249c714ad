import { StatusPill } from '@wayside/ui';
import { useOrderTexts, viewOf } from './order-text.ts';
import type { OrderInWords } from './order-text.ts';

export function OrderStatus({ order, past = false }: { order: OrderInWords; past?: boolean }) {
  const texts = useOrderTexts();
  return <StatusPill tone={viewOf(order, past)?.tone ?? 'neutral'}>{texts.status(order, { past })}</StatusPill>;
}
