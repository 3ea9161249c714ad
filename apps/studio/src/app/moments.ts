const format = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** '2026-03-16T14:00:00.000Z' → '2026-03-16, 14:00 UTC'. In UTC, so it means the same to everyone. */
export function formatClock(clock: string): string {
  return `${format.format(new Date(clock))} UTC`;
}

/** Value for a date-time input: UTC, to the second. */
export const toInput = (clock: string): string => clock.slice(0, 19);
/** The reverse of `toInput`; undefined for an invalid date. */
export function fromInput(value: string): string | undefined {
  const time = Date.parse(`${value}Z`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
