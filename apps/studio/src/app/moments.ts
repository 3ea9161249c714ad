const format = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** '2026-03-16T14:00:00.000Z' → '2026-03-16, 14:00 UTC': a session's clock means the same to everybody. */
export function formatClock(clock: string): string {
  return `${format.format(new Date(clock))} UTC`;
}

/** The value of a date-time input: the moment in UTC, to the second. */
export const toInput = (clock: string): string => clock.slice(0, 19);
/** Back again; undefined for what is no moment. */
export function fromInput(value: string): string | undefined {
  const time = Date.parse(`${value}Z`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
