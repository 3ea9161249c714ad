import { formatMoney } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { readingOf } from '../brand/brand.ts';
import { useVehicleText } from '../vehicles/use-vehicle-text.ts';
import type { Order } from './order-text.ts';

type Named = Pick<Order, 'id' | 'vehicle' | 'total'>;

/**
 * An order in a notice or toast: `Order 5000130 · BOX-13 · 2026 Isuzu FTR · $920.40`; `about` leaves out its number.
 */
export function useOrderLine(): { line: (order: Named) => string; about: (order: Named) => string } {
  const { t, i18n } = useTranslation('approval');
  const vehicles = useVehicleText();
  const about = ({ vehicle, total }: Named): string =>
    [vehicles.name(vehicle), ...(total === null ? [] : [formatMoney(total, readingOf(i18n.language))])].join(' · ');
  return { about, line: (order) => `${t('titlePlain', { id: order.id })} · ${about(order)}` };
}
