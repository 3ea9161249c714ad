import { describe, expect, it } from 'vitest';
import { callsLeft, daysToLook, firstFree, lookAt } from './earliest-time.ts';
import type { ShopDays } from './earliest-time.ts';

const DAYS = ['2026-03-16', '2026-03-17', '2026-03-18', '2026-03-19'];
const [MON, TUE, WED, THU] = DAYS as [string, string, string, string];

describe('[ATN-06] the days that are looked through', () => {
  it.each([
    ['near', 7, '2026-03-22'],
    ['far', 30, '2026-04-14'],
  ] as const)('%s: %i days from today', (range, count, last) => {
    const days = daysToLook(MON, range);
    expect([days.length, days[0], days.at(-1)]).toEqual([count, MON, last]);
  });
});

describe('[ATN-06] the first free time', () => {
  it.each<[string, ShopDays, string | undefined]>([
    ['nothing known', {}, undefined],
    ['no time at all', { [MON]: [], [TUE]: [] }, undefined],
    ['the earliest day, whichever came first', { [WED]: ['08:00'], [TUE]: ['16:30'] }, `${TUE} 16:30`],
    ['the earliest time of the day', { [TUE]: ['13:00', '08:30', '09:00'] }, `${TUE} 08:30`],
    ['a failed day is none without times', { [MON]: 'failed', [TUE]: ['09:00'] }, `${TUE} 09:00`],
    ['a day outside the range', { '2026-03-15': ['09:00'] }, undefined],
  ])('%s', (_, known, first) => {
    const free = firstFree(DAYS, known);
    expect(free && `${free.date} ${free.time}`).toBe(first);
  });
});

describe('[ATN-06] what a look came to', () => {
  it.each<[string, ShopDays, ReturnType<typeof lookAt>]>([
    ['nothing yet', {}, { looked: 0, of: 4, first: undefined, failed: [], isComplete: false }],
    [
      'a time, while an earlier day is still to come',
      { [TUE]: ['09:00'] },
      { looked: 1, of: 4, first: undefined, failed: [], isComplete: false },
    ],
    [
      'a time, with every day before it looked at',
      { [MON]: [], [TUE]: ['09:00'] },
      { looked: 2, of: 4, first: { date: TUE, time: '09:00' }, failed: [], isComplete: true },
    ],
    [
      'a time, and an earlier day that failed',
      { [MON]: 'failed', [TUE]: ['09:00'], [WED]: 'failed' },
      { looked: 3, of: 4, first: { date: TUE, time: '09:00' }, failed: [MON], isComplete: true },
    ],
    [
      'no time in any day',
      { [MON]: [], [TUE]: [], [WED]: [], [THU]: [] },
      { looked: 4, of: 4, first: undefined, failed: [], isComplete: true },
    ],
    [
      'every day failed',
      { [MON]: 'failed', [TUE]: 'failed', [WED]: 'failed', [THU]: 'failed' },
      { looked: 4, of: 4, first: undefined, failed: DAYS, isComplete: true },
    ],
  ])('%s', (_, known, look) => expect(lookAt(DAYS, known)).toEqual(look));
});

describe('[ATN-06] the calls that are left', () => {
  const told = (known: Record<number, ShopDays>, ids = [1, 2]) =>
    callsLeft(ids, [MON, TUE], known).map(({ shopId, date }) => `${shopId} ${date}`);

  it.each<[string, Record<number, ShopDays>, string[]]>([
    ['the first day of every shop first', {}, [`1 ${MON}`, `2 ${MON}`, `1 ${TUE}`, `2 ${TUE}`]],
    ['no day after a free one', { 1: { [MON]: ['09:00'] } }, [`2 ${MON}`, `2 ${TUE}`]],
    ['a day before a free one', { 1: { [TUE]: ['09:00'] }, 2: { [MON]: ['08:00'] } }, [`1 ${MON}`]],
    ['no known day, even one that failed', { 1: { [MON]: 'failed', [TUE]: [] } }, [`2 ${MON}`, `2 ${TUE}`]],
  ])('%s', (_, known, calls) => expect(told(known)).toEqual(calls));

  it('of no shop: none', () => expect(told({}, [])).toEqual([]));
});
