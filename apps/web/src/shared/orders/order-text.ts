import type { Schemas } from '@wayside/api-client';
import {
  activeOrderStatuses,
  appointmentState,
  capitalise,
  formatDate,
  formatMoney,
  formatTime,
  isEnteredByHand,
  linesOfList,
  linesOfReview,
  pastOrderStatuses,
  readableStatus,
  statusOf,
  statusView,
  withChoice,
} from '@wayside/domain';
import type { StatusView } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { useMemo } from 'react';
import { brand, readingOf } from '../brand/brand.ts';
import { usePositionText } from '../maintenance/use-position-text.ts';

export type Order = Schemas['Order'];

/** Fields that orders and maintenance history records share. */
export type OrderInWords = Pick<Order, 'id' | 'status' | 'appointment_datetime' | 'order_services' | 'shop' | 'total'> &
  Partial<Pick<Order, 'state' | 'custom_shop_name' | 'maintenance_type'>>;

type Timed = Pick<OrderInWords, 'appointment_datetime'>;
type StatusInWords = Pick<OrderInWords, 'status' | 'state' | 'maintenance_type'>;

/** A service as named in orders and intervals; the server sends the position in English. */
export interface NamedService {
  readonly name: string;
  readonly position?: string | null;
}

/** Tone and label of the order's status. */
export function viewOf(order: StatusInWords, past = false): StatusView | undefined {
  return statusView(past && isEnteredByHand(order) ? undefined : statusOf(order), { past });
}

const dayText = ({ appointment_datetime }: Timed): string => formatDate(appointment_datetime, brand.region) ?? '';
const timeText = ({ appointment_datetime }: Timed): string => formatTime(appointment_datetime) ?? '';

/** Between a shop's name and which of several it is. */
const BRANCH = ' – ';

const shopText = ({ shop, custom_shop_name }: OrderInWords): string => shop?.name ?? custom_shop_name ?? '';

const joined = (parts: readonly (string | null | undefined)[], between: string): string =>
  parts.filter(Boolean).join(between);

/** What an address calls a status. Rows write one as "complete" and as "completed" (STS-02, STS-05): it is one choice. */
const choiceOf = ({ label }: StatusView): string => (label === 'completed' ? 'complete' : label);

/** A list of orders that shows only those awaiting approval. */
export const awaitingAt = (list: string): string =>
  withChoice(list, 'status', 'awaitingApproval' satisfies StatusView['label']);

/** Texts of an order in the current language. Missing values are empty strings. */
export function useOrderTexts() {
  const { t, i18n } = useTranslation('orders');
  const positionText = usePositionText();
  return useMemo(() => {
    const { language } = i18n;
    /** The service's name, with its position if it has one. */
    const service = ({ name, position }: NamedService) => joined([name, position && positionText(position)], ' – ');
    const statusText = (order: StatusInWords, past: boolean): string => {
      const view = viewOf(order, past);
      return capitalise(view ? t(`status.${view.label}`) : readableStatus(statusOf(order) ?? ''), language);
    };
    return {
      /** With `past`, unknown statuses and records entered by hand read "Completed". */
      status: (order: OrderInWords, { past = false }: { past?: boolean } = {}): string => statusText(order, past),
      /** What an address calls the status, in every language; one without a label is its English text. */
      statusChoice: (order: OrderInWords, past: boolean): string => {
        const view = viewOf(order, past);
        return view ? choiceOf(view) : statusText(order, past);
      },
      /** The statuses of a list in words, by what an address calls them, those that wait for somebody first. */
      statusChoices: (past: boolean): Record<string, string> =>
        Object.fromEntries(
          (past ? ([...pastOrderStatuses, 'walk_in'] as const) : activeOrderStatuses).map((status) => [
            choiceOf(viewOf({ status })!),
            statusText({ status }, past),
          ]),
        ),
      service,
      /** Names of the services to list: neither rejected nor deleted. */
      services: ({ order_services }: OrderInWords): string[] => linesOfReview(linesOfList(order_services)).map(service),
      shop: shopText,
      /** The shop without its branch: "Northside Auto Care" of "Northside Auto Care – Halsted". */
      shopName: (order: OrderInWords): string => shopText(order).split(BRANCH)[0]!,
      /** Its branch, city and state. */
      shopWhere: (order: OrderInWords): string =>
        joined([shopText(order).split(BRANCH).slice(1).join(BRANCH), order.shop?.city, order.shop?.state], ', '),
      shopPlace: ({ shop }: OrderInWords): string => joined([shop?.city, shop?.state], ', '),
      /** `03-05-2026 01:30PM`. */
      appointment: (order: Timed): string => joined([dayText(order), timeText(order)], ' '),
      day: dayText,
      time: timeText,
      /** Whether the appointment is requested or confirmed, or that there is none. */
      appointmentNote: (order: OrderInWords): string =>
        order.appointment_datetime
          ? capitalise(t(`appointment.${appointmentState(order)}`), language)
          : t('noAppointment'),
      total: ({ total }: OrderInWords): string => (total === null ? '' : formatMoney(total, readingOf(language))),
    };
    // `t` and `positionText` change with the language.
  }, [t, i18n, positionText]);
}
