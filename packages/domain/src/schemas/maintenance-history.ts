import * as z from 'zod';
import { limits } from '../constants.ts';
import { dayOf } from '../locale/dates.ts';
import type { Day } from '../locale/days.ts';
import { lengthError } from '../text/validation.ts';
import { optional } from './fields.ts';

/** Done at a saved shop, or at one whose name is typed. */
export type ShopKind = 'saved' | 'typed';

/** One row of the form. */
export interface HistoryLine {
  readonly serviceId: number | null;
  /** The service's name when it was chosen. */
  readonly name: string;
  readonly position: string | null;
  readonly price: number | null;
}

export const emptyHistoryLine: HistoryLine = { serviceId: null, name: '', position: null, price: null };

/** What can't be read is NaN, which `historyGap` finds. */
const amount = z.union([z.number(), z.nan()]).nullable();

/**
 * The form for maintenance that was done elsewhere. What `historyGap` finds missing isn't repeated here: without it
 * Save is disabled.
 */
export const historySchema = z.object({
  vehicleId: z.number().nullable(),
  day: z.string().nullable(),
  odometer: amount,
  shopKind: z.enum(['saved', 'typed']),
  shopId: z.number().nullable(),
  shopName: optional(lengthError(limits.companyName)),
  poNumber: optional(lengthError(limits.poNumber)),
  comments: optional(lengthError(limits.customerComments)),
  lines: z.array(
    z.object({ serviceId: z.number().nullable(), name: z.string(), position: z.string().nullable(), price: amount }),
  ),
});

export type HistoryValues = z.output<typeof historySchema>;

/** No maintenance is older: an earlier day has a year that is half typed. */
export const FIRST_HISTORY_DAY: Day = '1980-01-01';

export type HistoryGap = 'vehicle' | 'day' | 'futureDay' | 'earlyDay' | 'service' | 'shop' | 'amount';

const MOST_MONEY = 100_000;
/** In miles; in kilometers the same distance is more. */
const MOST_DISTANCE = { miles: 999_999, kilometers: 1_609_342 } as const;

export type HistoryUnits = keyof typeof MOST_DISTANCE;

const isWithin = (value: number | null, most: number): boolean => value === null || (value >= 0 && value <= most);

/** The first thing that keeps the form from being saved, in the order of the form (MNH-04, MNH-05). */
export function historyGap(values: HistoryValues, today: Day, units: HistoryUnits): HistoryGap | undefined {
  if (values.vehicleId === null) return 'vehicle';
  if (!values.day) return 'day';
  if (values.day > today) return 'futureDay';
  if (values.day < FIRST_HISTORY_DAY) return 'earlyDay';
  if (values.shopKind === 'saved' ? values.shopId === null : values.shopName.trim() === '') return 'shop';
  if (values.lines.length === 0 || values.lines.some(({ serviceId }) => serviceId === null)) return 'service';
  const isReadable =
    isWithin(values.odometer, MOST_DISTANCE[units]) && values.lines.every(({ price }) => isWithin(price, MOST_MONEY));
  return isReadable ? undefined : 'amount';
}

const NOON = '12:00';

/** The body of the call; `historyGap` must have found nothing. Every line has the date and reading of the form. */
export function historyBody(values: HistoryValues, units: HistoryUnits) {
  const day = values.day!;
  const isSaved = values.shopKind === 'saved';
  return {
    vehicle_id: values.vehicleId!,
    shop_id: isSaved ? values.shopId : null,
    custom_shop_name: isSaved ? null : values.shopName.trim(),
    odometer: values.odometer,
    date_of_completion: day,
    po_number: values.poNumber.trim() || null,
    customer_comments: values.comments.trim() || null,
    with_manual_history: true,
    // Nobody enters a time. At noon, no time zone shows the day before or after.
    appointment_datetime: `${day}T${NOON}`,
    vehicle_services: values.lines.map(({ serviceId, name, position, price }) => ({
      service_definition_id: serviceId!,
      name,
      position,
      price,
      odometer: values.odometer,
      odometer_units: units,
      date_of_completion: day,
    })),
  };
}

export type HistoryBody = ReturnType<typeof historyBody>;

interface SavedHistory {
  readonly vehicle_id: number;
  readonly appointment_datetime: string;
  readonly shop: { readonly id: number } | null;
  readonly custom_shop_name: string | null;
  readonly po_number: string | null;
  readonly customer_comments: string | null;
  readonly order_services: readonly {
    readonly name: string;
    readonly position: string | null;
    readonly price: number | null;
  }[];
}

function linesOf(lines: readonly { name: string; position: string | null; price: number | null }[]): string {
  return JSON.stringify(lines.map(({ name, position, price }) => [name, position, price]));
}

/** Whether a saved record has the content of a body: how a save whose response was lost is recognized. */
export function isSavedAs(record: SavedHistory, body: HistoryBody): boolean {
  return (
    record.vehicle_id === body.vehicle_id &&
    dayOf(record.appointment_datetime) === body.date_of_completion &&
    (record.shop?.id ?? null) === body.shop_id &&
    record.custom_shop_name === body.custom_shop_name &&
    record.po_number === body.po_number &&
    record.customer_comments === body.customer_comments &&
    linesOf(record.order_services) === linesOf(body.vehicle_services)
  );
}
