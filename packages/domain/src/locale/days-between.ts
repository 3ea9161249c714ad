import type { Day } from './days.ts';

const DAY_MS = 86_400_000;

/** Days from one to the other; negative if the other is earlier. */
export const daysBetween = (start: Day, end: Day): number => (Date.parse(end) - Date.parse(start)) / DAY_MS;
