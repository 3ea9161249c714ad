import { whyOtherTotal } from '@wayside/domain';
import type { ApprovalStep } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import type { Order } from './order-text.ts';

/** Why the total of a step in an approval isn't that of the order; empty if it is (VOR-12). */
export function useOtherTotalText(): (step: ApprovalStep, order: Pick<Order, 'total' | 'order_services'>) => string {
  const { t } = useTranslation('orders');
  return (step, order) =>
    whyOtherTotal(step, order)
      .map((reason) => t(`otherTotal.${reason}`))
      .join(', ');
}
