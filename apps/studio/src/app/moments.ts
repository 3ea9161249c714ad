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

const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;
const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' });

/** '2 hours ago', in real time. */
export function ageOf(moment: string, now = Date.now()): string {
  const passed = now - Date.parse(moment);
  const [unit, length] = UNITS.find(([, least]) => passed >= least) ?? [];
  return unit ? relative.format(-Math.floor(passed / length!), unit) : 'just now';
}
