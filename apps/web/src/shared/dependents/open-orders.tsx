import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Link, Unbroken } from '@wayside/ui';
import { Fragment } from 'react';
import { useOrderTexts } from '../orders/order-text.ts';
import type { Order } from '../orders/order-text.ts';
import { useVehicleText } from '../vehicles/use-vehicle-text.ts';

/** Above this many vehicles, what depends on them is counted and not listed. */
export const LISTED_VEHICLES = 50;

/** Open orders, a line each: links to order and vehicle, the amount and the appointment (VOR-05). */
export function OpenOrders({ orders }: { orders: readonly Order[] }) {
  const { t } = useTranslation('orders');
  const texts = useOrderTexts();
  const markOf = useVehicleText().distinct(
    orders.map(({ vehicle }) => vehicle),
    'mark',
  );
  return orders.map((order, at) => (
    <Fragment key={order.id}>
      {at > 0 && <br />}
      <Link href={place.order(order.id)}>{t('number', { id: order.id })}</Link>
      {' · '}
      <Link href={place.vehicle(order.vehicle.id)}>
        <Unbroken>{markOf(order.vehicle)}</Unbroken>
      </Link>
      {[texts.total(order), texts.appointment(order)].filter(Boolean).map((detail) => ` · ${detail}`)}
    </Fragment>
  ));
}
