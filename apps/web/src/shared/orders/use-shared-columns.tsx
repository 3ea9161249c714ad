import type { NamedVehicle } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { TwoLines } from '@wayside/ui';
import type { Column } from '@wayside/ui';
import { useMemo } from 'react';
import { OrderStatus } from './order-status.tsx';
import { useOrderTexts } from './order-text.ts';
import type { OrderInWords } from './order-text.ts';
import { useVehicleText } from '../vehicles/use-vehicle-text.ts';
import { VehicleCell } from '../vehicles/vehicle-cell.tsx';

/** The columns that lists and tables of orders have in common. Each adds its widths. */
export function useSharedColumns({ past = false }: { past?: boolean } = {}) {
  const { t } = useTranslation(['services', 'orders']);
  const texts = useOrderTexts();
  const vehicles = useVehicleText();
  return useMemo(() => {
    /** The first two services, and the number of others. */
    const services = (order: OrderInWords) => {
      const [first, second, ...more] = texts.services(order);
      const note = more.length > 0 ? `${second} ${t('orders:moreServices', { count: more.length })}` : second;
      return first && <TwoLines note={note}>{first}</TwoLines>;
    };
    /** The appointment, and whether the shop has confirmed it. */
    const appointment = (order: OrderInWords) => {
      const day = texts.day(order);
      const note = texts.appointmentNote(order);
      return <TwoLines note={day ? `${texts.time(order)} · ${note}` : note}>{day}</TwoLines>;
    };
    const vehicle: Column<{ vehicle: NamedVehicle }> = {
      id: 'vehicle',
      header: t('columns.vehicle'),
      value: (order) => vehicles.line(order.vehicle),
      cell: (order) => <VehicleCell vehicle={order.vehicle} />,
      isPinned: true,
      hasFilter: true,
      hasTwoLines: true,
    };
    const own = {
      status: {
        id: 'status',
        header: t('orders:statusLabel'),
        value: (order) => texts.status(order, { past }),
        cell: (order) => <OrderStatus order={order} past={past} />,
        kind: 'status',
        hasFilter: true,
        hasChoices: true,
        choiceOf: (order) => texts.statusChoice(order, past),
        choices: texts.statusChoices(past),
      },
      appointment: {
        id: 'appointment',
        header: t(past ? 'columns.date' : 'columns.appointment'),
        value: ({ appointment_datetime }) => appointment_datetime,
        format: (order) => texts.appointment(order),
        cell: past ? texts.day : appointment,
        kind: 'date',
        isPlain: true,
      },
      shop: {
        id: 'shop',
        header: t('columns.shop'),
        value: (order) => `${texts.shop(order)} ${texts.shopPlace(order)}`.trim(),
        // Its place on a line of its own, of which a narrow column cuts the end: a row has room for two lines.
        cell: (order) =>
          texts.shop(order) && <TwoLines note={texts.shopWhere(order)}>{texts.shopName(order)}</TwoLines>,
        isPlain: true,
      },
      services: {
        id: 'services',
        header: t('columns.services'),
        value: (order) => texts.services(order).join(', '),
        cell: services,
        isPlain: true,
      },
      total: {
        id: 'total',
        header: t('columns.total'),
        value: ({ total }) => total,
        format: (order) => texts.total(order),
        kind: 'money',
      },
    } satisfies Record<string, Column<OrderInWords>>;
    return { vehicle, ...own };
  }, [t, texts, vehicles, past]);
}
