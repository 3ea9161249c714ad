import { isActiveStatus, isInOrder, place, statusOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Link, TwoLines, Unbroken } from '@wayside/ui';
import { useCallback } from 'react';
import { useOrderTexts } from '../orders/order-text.ts';
import type { Order } from '../orders/order-text.ts';
import { dueServices } from './upcoming.ts';
import type { UpcomingItem } from './upcoming.ts';

interface ServicesInOrderProps {
  item: Pick<UpcomingItem, 'maintenance'>;
  order: Order;
}

/** Whether the vehicle's order is open and has the service as a line. */
export const isBooked = (service: Parameters<typeof isInOrder>[0], order: Order): boolean =>
  isActiveStatus(statusOf(order)) && isInOrder(service, order);

/** Whether some of the interval's due services are booked and others aren't. */
export const isPartlyBooked = (item: ServicesInOrderProps['item'], order: Order): boolean =>
  dueServices(item).some((service) => isBooked(service, order)) && !isAllBooked(item, order);

/** Whether all of its due services are. */
export const isAllBooked = (item: ServicesInOrderProps['item'], order: Order | null | undefined): boolean =>
  Boolean(order) && dueServices(item).every((service) => isBooked(service, order!));

/** "In order 5000070, 03-18-2026" */
export function useInOrderText(): (order: Order) => string {
  const { t } = useTranslation('orders');
  const { day } = useOrderTexts();
  return useCallback(
    (order) => {
      const date = day(order);
      return date ? t('inOrder', { id: order.id, date }) : t('inOrderOnly', { id: order.id });
    },
    [t, day],
  );
}

/** "In order 5000070, 03-18-2026", as a link to the order. */
export function InOrderLink({ order }: Pick<ServicesInOrderProps, 'order'>) {
  const text = useInOrderText()(order);
  return (
    <Link href={place.order(order.id)}>
      <Unbroken>{text}</Unbroken>
    </Link>
  );
}

/** The due services of an interval that aren't booked; below them those that are, with a link to their order. */
export function ServicesInOrder({ item, order }: ServicesInOrderProps) {
  const texts = useOrderTexts();
  const due = dueServices(item);
  const open = due.filter((service) => !isInOrder(service, order)).map(texts.service);
  const booked = due.filter((service) => isInOrder(service, order)).map(texts.service);
  return (
    <TwoLines
      note={
        <>
          {booked.join(', ')} · <InOrderLink order={order} />
        </>
      }
    >
      {open.join(', ')}
    </TwoLines>
  );
}
