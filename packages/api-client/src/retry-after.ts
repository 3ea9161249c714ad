/** Statuses with which a server may ask for patience. */
const PATIENT = [429, 503];
/** Seconds; a server that asks for more is not taken at its word. */
const LONGEST = 3600;

/** Seconds from now until the server wants to be tried again: `Retry-After` as seconds or a date, an hour at most. */
export function retryAfterOf({ status, headers }: Response, now = Date.now()): number | undefined {
  const given = PATIENT.includes(status) ? headers.get('Retry-After') : null;
  if (given === null) return undefined;
  const seconds = /^\s*\d+\s*$/.test(given) ? Number(given) : Math.ceil((Date.parse(given) - now) / 1000);
  return seconds > 0 ? Math.min(seconds, LONGEST) : undefined;
}
