import { chargedMethod, formatMoney, place } from '@wayside/domain';
import type { Reviewer } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { readingOf } from '../brand/brand.ts';
import { usePaymentMethodName } from '../payments/payment-method-text.ts';
import { useVehicleText } from '../vehicles/use-vehicle-text.ts';
import type { Order } from './order-text.ts';

type Named = Pick<Order, 'id' | 'vehicle' | 'total'>;

/**
 * An order in a notice or toast: `Order 5000130 · BOX-13 · 2026 Isuzu FTR · $920.40`; `about` leaves out its number,
 * which is `link`.
 * `charge` adds what pays and when to a text that ends in an amount, where a stored method pays (VOR-08).
 */
export function useOrderLine() {
  const { t, i18n } = useTranslation('approval');
  const vehicles = useVehicleText();
  const methodName = usePaymentMethodName();
  const about = ({ vehicle, total }: Named): string =>
    [vehicles.name(vehicle), ...(total === null ? [] : [formatMoney(total, readingOf(i18n.language))])].join(' · ');
  const line = (order: Named): string => `${t('titlePlain', { id: order.id })} · ${about(order)}`;
  const link = ({ id }: Named) => ({ href: place.order(id), text: t('titlePlain', { id }) });
  const charge = (amount: string, user: Reviewer, order: Order, token: string | null | undefined): string => {
    const method = chargedMethod(user, order, token);
    return method ? t('charge', { amount, method: methodName(method) }) : amount;
  };
  return { about, line, link, charge };
}
