import { appointmentState, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { brand } from '../../../shared/brand/brand.ts';
import { useOrderTexts } from '../../../shared/orders/order-text.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { now } from '../../../shared/today.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import type { Order } from '../services.queries.ts';
import { calendarFile, locationOf } from './order-event.ts';
import type { OrderEvent } from './order-event.ts';

/** More are counted. */
const NAMED_SERVICES = 3;

/** Downloads the appointments of orders as a file for calendar programs, `name.ics`. */
export function useSaveAppointments(): (name: string, orders: readonly Order[]) => void {
  const { t } = useTranslation(['calendar', 'orders']);
  const texts = useOrderTexts();
  const vehicles = useVehicleText();

  function eventOf(order: Order): OrderEvent {
    const services = texts.services(order);
    const others = services.length - NAMED_SERVICES;
    const named = services.slice(0, NAMED_SERVICES).join(', ');
    const { shop } = order;
    return {
      orderId: order.id,
      appointment: order.appointment_datetime,
      isConfirmed: appointmentState(order) === 'confirmed',
      summary: t('file.summary', {
        vehicle: vehicles.mark(order.vehicle),
        services: others > 0 ? `${named} ${t('file.more', { count: others })}` : named,
      }),
      location: locationOf(texts.shop(order), shop),
      details: [
        `${t('orders:number', { id: order.id })} · ${texts.status(order)}`,
        vehicles.line(order.vehicle),
        // As the app shows it, whatever the zone of the program.
        `${t('file.time', { appointment: texts.appointment(order) })} · ${texts.appointmentNote(order)}`,
        services.join(', '),
        shop?.main_phone_number ?? '',
      ],
      href: place.order(order.id),
    };
  }

  return (name, orders) => {
    const { origin } = window.location;
    const file = calendarFile(orders.map(eventOf), { product: brand.name, origin, now: now() });
    saveFile(`${name}.ics`, new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  };
}
