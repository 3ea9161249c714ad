import { addDays } from '../locale/days.ts';
import type { Day } from '../locale/days.ts';

/** Days that "Earliest time" looks through, and those that "Look further" does. */
export const LOOK_DAYS = { near: 7, far: 30 } as const;
export type LookRange = keyof typeof LOOK_DAYS;

/** The days to look through, from today. */
export const daysToLook = (today: Day, range: LookRange): Day[] =>
  Array.from({ length: LOOK_DAYS[range] }, (_, index) => addDays(today, index));

/** Free times of a day, HH:mm, or that they could not be loaded. */
export type DayTimes = readonly string[] | 'failed';
/** What is known of a shop's days. */
export type ShopDays = Readonly<Record<Day, DayTimes>>;

/** A free time of a shop, in its own time. */
export interface FreeTime {
  readonly date: Day;
  /** HH:mm. */
  readonly time: string;
}

/** As in links: `2026-03-18T08:30`. */
export const inLink = ({ date, time }: FreeTime): string => `${date}T${time}`;

/** The first free time of these days, as far as they are known. */
export function firstFree(days: readonly Day[], known: ShopDays): FreeTime | undefined {
  for (const date of days.toSorted()) {
    const times = known[date];
    const [time] = times === undefined || times === 'failed' ? [] : times.toSorted();
    if (time !== undefined) return { date, time };
  }
  return undefined;
}

/** Days that could still hold an earlier time: up to the first free one, the rest need no call. */
function upToFirst(days: readonly Day[], known: ShopDays): Day[] {
  const first = firstFree(days, known);
  return days.filter((day) => first === undefined || day <= first.date);
}

/** What a look through the days of a shop came to so far. */
export interface Look {
  /** How many days were looked at, and of how many. */
  readonly looked: number;
  readonly of: number;
  /** The first free time, once no earlier day is still to come. */
  readonly first: FreeTime | undefined;
  /** Days, none of them after the first free time, that could not be loaded. */
  readonly failed: readonly Day[];
  /** Nothing is left to load. */
  readonly isComplete: boolean;
}

export function lookAt(days: readonly Day[], known: ShopDays): Look {
  const needed = upToFirst(days, known);
  const isComplete = needed.every((day) => known[day] !== undefined);
  return {
    looked: days.filter((day) => known[day] !== undefined).length,
    of: days.length,
    first: isComplete ? firstFree(days, known) : undefined,
    failed: needed.filter((day) => known[day] === 'failed'),
    isComplete,
  };
}

/** A day of a shop to ask for. */
export interface LookCall {
  readonly shopId: number;
  readonly date: Day;
}

/** The calls that are left, earlier days first, so that no shop waits for the whole of another. */
export function callsLeft(
  shopIds: readonly number[],
  days: readonly Day[],
  known: Readonly<Record<number, ShopDays>>,
): LookCall[] {
  const left = shopIds.map((shopId) => new Set(upToFirst(days, known[shopId] ?? {})));
  return days.flatMap((date) =>
    shopIds.flatMap((shopId, index) =>
      left[index]!.has(date) && known[shopId]?.[date] === undefined ? [{ shopId, date }] : [],
    ),
  );
}
