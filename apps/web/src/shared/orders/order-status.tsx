import { StatusPill } from '@wayside/ui';
import { useOrderTexts, viewOf } from './order-text.ts';
import type { OrderInWords } from './order-text.ts';

export function OrderStatus({ order, past = false }: { order: OrderInWords; past?: boolean }) {
  const texts = useOrderTexts();
  const view = viewOf(order, past);
  return (
    <StatusPill tone={view?.tone ?? 'neutral'} mark={view?.label === 'approved' ? 'approved' : undefined}>
      {texts.status(order, { past })}
    </StatusPill>
  );
}
