const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Shops use the time zone in which the app shows times: UTC−5. */
const OFFSET = 5 * HOUR;

/** An instant in the contract's format, without milliseconds. */
export const instant = (milliseconds: number): string => `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;

/** `2026-03-20T13:30`: the wall-clock time of an instant at the shop. */
export const wallClock = (moment: string): string => new Date(Date.parse(moment) - OFFSET).toISOString().slice(0, 16);

/** The instant at which a shop's clock shows `2026-03-20T13:30`. */
export const instantOf = (wall: string): string => instant(Date.parse(`${wall}:00Z`) + OFFSET);

/** The date of an instant at the shop, YYYY-MM-DD. */
export const shopDay = (moment: string): string => wallClock(moment).slice(0, 10);

export const addDays = (day: string, days: number): string =>
  instant(Date.parse(`${day}T00:00:00Z`) + days * DAY).slice(0, 10);

/** 0 is Sunday. */
export const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** MM-DD-YYYY in the United States, YYYY-MM-DD in Canada. */
export function prettyDate(moment: string, country: 'US' | 'CA'): string {
  const day = shopDay(moment);
  return country === 'CA' ? day : `${day.slice(5, 7)}-${day.slice(8)}-${day.slice(0, 4)}`;
}

/** 01:30PM */
export function prettyTime(moment: string): string {
  const [hour = 0, minute = '00'] = [Number(wallClock(moment).slice(11, 13)), wallClock(moment).slice(14)];
  return `${String(hour % 12 === 0 ? 12 : hour % 12).padStart(2, '0')}:${minute}${hour < 12 ? 'AM' : 'PM'}`;
}

/** Whether a date is in a range; either end may be open. */
export function isWithin(day: string, from: string | null | undefined, to: string | null | undefined): boolean {
  return (!from || day >= from) && (!to || day <= to);
}
