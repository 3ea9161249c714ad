import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { useOrderTexts } from '../orders/order-text.ts';
import type { Order } from '../orders/order-text.ts';
import { FewLinks } from '../page/few-links.tsx';

/** Above this many vehicles, what depends on them is counted and not listed. */
export const LISTED_VEHICLES = 50;

/** Links to open orders; a single one with its amount and appointment. */
export function OpenOrders({ orders }: { orders: readonly Order[] }) {
  const { t } = useTranslation('orders');
  const texts = useOrderTexts();
  const details = orders.length === 1 ? [texts.total(orders[0]!), texts.appointment(orders[0]!)] : [];
  return (
    <>
      <FewLinks links={orders.map(({ id }) => ({ id, label: t('number', { id }), href: place.order(id) }))} />
      {details.filter(Boolean).map((detail) => ` · ${detail}`)}
    </>
  );
}
