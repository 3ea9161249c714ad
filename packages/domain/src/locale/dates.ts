import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/fr-ca.js';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { addDays, defaultZone, isDay } from './days.ts';
import type { Day, DayRange } from './days.ts';
import type { Language, Region } from './languages.ts';

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(customParseFormat);

/** Date format in requests. */
export const requestDateFormat = 'YYYY-MM-DD';
export const monthYearFormat = 'MMMM YYYY';
export const timeFormat = 'hh:mmA';
export const historyFormat = 'MM/DD/YY, h:mma';

/** Where a date is shown on screen. */
export type DatePlace = 'table' | 'glovebox' | 'input';

const usFormats: Record<DatePlace, string> = { table: 'MM-DD-YYYY', glovebox: 'M/D/YY', input: 'MM/DD/YYYY' };

export const dateFormat = (region: Region, place: DatePlace = 'table'): string =>
  region === 'CA' ? requestDateFormat : usFormats[place];

/**
 * An instant (`2026-01-01T03:00:00Z`, with an offset, or a Date), or a wall-clock time (`2026-03-05`,
 * `2026-03-05T13:30`).
 */
export type Moment = string | Date;

const hasZone = /T.*(?:Z|[+-]\d\d:?\d\d)$/i;

/** Minutes from UTC for a zone with a fixed offset (the sign in its name is reversed); undefined for others. */
function fixedOffset(zone: string): number | undefined {
  const hours = /^Etc\/GMT([+-]\d{1,2})$/.exec(zone)?.[1];
  return hours === undefined ? undefined : -60 * Number(hours);
}

/**
 * An instant in a zone. Uses the time zone database only where needed: it is a hundred times slower, and lists have
 * thousands of dates.
 */
function inZone(instant: Date, zone: string): Dayjs {
  const offset = fixedOffset(zone);
  return offset === undefined ? dayjs(instant).tz(zone) : dayjs.utc(instant).utcOffset(offset);
}

/** The part of a text before its time of day, and a time of day that exists. */
const dated = /^([^T ]+)(?:[T ](?:[01]\d|2[0-3]):[0-5]\d|$)/;

/** The server's data is typed by the contract, not checked by it, and the date library would add 99 days to a month. */
const isReadable = (moment: unknown): moment is Moment =>
  typeof moment === 'string' ? isDay(dated.exec(moment)?.[1]) : moment instanceof Date;

/** Instants are converted to the zone; days and wall-clock times are kept. Undefined for an invalid date. */
function read(moment: Moment | null | undefined, zone: string): Dayjs | undefined {
  if (!isReadable(moment)) return undefined;
  const isInstant = typeof moment !== 'string' || hasZone.test(moment);
  const read = isInstant ? dayjs.utc(new Date(moment)) : dayjs.utc(moment);
  if (!read.isValid()) return undefined;
  return isInstant ? inZone(read.toDate(), zone) : read;
}

function format(moment: Moment | null | undefined, pattern: string, zone = defaultZone): string | null {
  return read(moment, zone)?.format(pattern) ?? null;
}

/** A date in the format of the region and place; null for a missing or invalid one. */
export function formatDate(
  moment: Moment | null | undefined,
  region: Region,
  place?: DatePlace,
  zone?: string,
): string | null {
  return format(moment, dateFormat(region, place), zone);
}

/** `02:05PM`; null for a missing or invalid time. */
export const formatTime = (moment: Moment | null | undefined, zone?: string): string | null =>
  format(moment, timeFormat, zone);

/** `03-05-2024 02:07PM`: date and time, in the region's formats. */
export function formatMoment(moment: Moment | null | undefined, region: Region): string | null {
  return format(moment, `${dateFormat(region)} ${timeFormat}`);
}

/** `03/05/24, 2:07pm`, as in the maintenance history. */
export const formatHistoryMoment = (moment: Moment | null | undefined, zone?: string): string | null =>
  format(moment, historyFormat, zone);

/** Month and year: `May 2023`, `mai 2023`. */
export function formatMonthYear(
  moment: Moment | null | undefined,
  language: Language,
  zone = defaultZone,
): string | null {
  return (
    read(moment, zone)
      ?.locale(language === 'fr' ? 'fr-ca' : 'en')
      .format(monthYearFormat) ?? null
  );
}

/** The calendar day of a moment in a zone, in the request format. */
export const dayOf = (moment: Moment, zone?: string): Day | null => format(moment, requestDateFormat, zone);

/** The instant of a moment: a wall-clock time is one of the zone. Null for a missing or invalid one. */
export function instantOf(moment: Moment | null | undefined, zone = defaultZone): Date | null {
  const found = read(moment, zone);
  if (!found) return null;
  if (typeof moment !== 'string' || hasZone.test(moment)) return found.toDate();
  const offset = fixedOffset(zone);
  return offset === undefined
    ? dayjs.tz(found.format('YYYY-MM-DD HH:mm:ss'), zone).toDate()
    : new Date(found.valueOf() - offset * 60_000);
}

/** Parses a typed or picked date; null unless it is in the region's input format or the request format. */
export function parseDay(text: string, region: Region): Day | null {
  if (typeof text !== 'string') return null;
  const readings = [dateFormat(region, 'input'), requestDateFormat].map((form) => dayjs.utc(text.trim(), form, true));
  return readings.find((reading) => reading.isValid())?.format(requestDateFormat) ?? null;
}

/**
 * Range when coming from an approval: from a day before the earliest order to a day after the latest; undefined without
 * orders.
 */
export function rangeOfOrders(moments: readonly Moment[], zone?: string): DayRange | undefined {
  const days = moments
    .map((moment) => dayOf(moment, zone))
    .filter((day) => day !== null)
    .toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return undefined;
  return { start: addDays(first, -1), end: addDays(last, 1) };
}

/** `13:30` from the server as `01:30 PM`; null for an invalid time. */
export function formatSlot(time: string): string | null {
  const slot = dayjs.utc(time, 'HH:mm', true);
  return slot.isValid() ? slot.format('hh:mm A') : null;
}

/** `2025-01-15T13:30`: the appointment of a service request. */
export const appointmentDatetime = (day: Day, time: string): string => `${day}T${time}`;
