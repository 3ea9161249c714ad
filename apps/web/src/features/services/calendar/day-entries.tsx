import { useTranslation } from '@wayside/i18n';
import { IconButton } from '@wayside/ui';
import { CalendarPlus, Wrench } from 'lucide-react';
import { createElement } from 'react';
import { OrderLink } from '../../../shared/orders/order-link.tsx';
import { OrderStatus } from '../../../shared/orders/order-status.tsx';
import { useOrderTexts } from '../../../shared/orders/order-text.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import type { Order } from '../services.queries.ts';
import styles from './calendar.module.css';
import { useDueDateText } from './use-due-dates.ts';
import type { VehicleDueDate } from './use-due-dates.ts';
import { useSaveAppointments } from './use-order-events.ts';

/** Browsers break a date at its hyphens. */
const DATE = /(\d{2,4}-\d\d-\d{2,4})/;

interface DayEntriesProps {
  label: string;
  orders: readonly Order[];
  due: readonly VehicleDueDate[];
}

/** What is due on a day, which has no time, and its appointments. */
export function DayEntries({ label, orders, due }: DayEntriesProps) {
  return (
    <ul aria-label={label} className={styles.entries}>
      {due.map((date) => (
        <DueEntry key={`due ${date.line.id}`} date={date} />
      ))}
      {orders.map((order) => (
        <AppointmentEntry key={order.id} order={order} />
      ))}
    </ul>
  );
}

function AppointmentEntry({ order }: { order: Order }) {
  const { t } = useTranslation('calendar');
  const texts = useOrderTexts();
  const vehicle = useVehicleText().name(order.vehicle);
  const save = useSaveAppointments();
  const shop = [texts.shopName(order), texts.shopWhere(order)].filter(Boolean).join(' · ');
  return (
    <li className={styles.entry}>
      <span className={styles.time}>{texts.time(order)}</span>
      <div className={styles.what}>
        <span className={styles.name}>
          <OrderLink id={order.id} isRowLink>
            {vehicle}
          </OrderLink>
        </span>
        {shop && <span className={styles.note}>{shop}</span>}
        <span className={styles.note}>{texts.services(order).join(', ')}</span>
      </div>
      <div className={styles.end}>
        <OrderStatus order={order} />
        <IconButton
          label={t('add.one', { id: order.id })}
          icon={<CalendarPlus size={16} aria-hidden="true" />}
          size="small"
          onPress={() => save(`order-${order.id}`, [order])}
        />
      </div>
    </li>
  );
}

function DueEntry({ date }: { date: VehicleDueDate }) {
  const { t } = useTranslation('calendar');
  const textOf = useDueDateText();
  return (
    <li className={styles.entry}>
      <Wrench size={16} aria-hidden="true" className={styles.mark} />
      <div className={styles.what}>
        {createElement(
          'span',
          null,
          ...textOf(date)
            .split(DATE)
            .map((part, at) => (at % 2 === 1 ? createElement('span', { className: styles.date }, part) : part)),
        )}
        <span className={styles.note}>{t(date.isForecast ? 'forecast' : 'estimated')}</span>
      </div>
    </li>
  );
}
