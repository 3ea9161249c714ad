export const TOO_MANY = 429;
/** Seconds to wait after too many calls if the server does not say how long. */
export const MINUTE = 60;
/** Statuses for which `Retry-After` is honored. */
const PATIENT = [TOO_MANY, 503];
/** Upper limit in seconds. */
const LONGEST = 3600;

/** Seconds to wait before retrying: `Retry-After` as seconds or a date, at most an hour. Undefined without one. */
export function retryAfterOf({ status, headers }: Response, now = Date.now()): number | undefined {
  const given = PATIENT.includes(status) ? headers.get('Retry-After') : null;
  if (given === null) return undefined;
  const seconds = /^\s*\d+\s*$/.test(given) ? Number(given) : Math.ceil((Date.parse(given) - now) / 1000);
  return seconds > 0 ? Math.min(seconds, LONGEST) : undefined;
}
