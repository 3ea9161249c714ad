import type { DayTimes, LookCall } from '@wayside/domain';
import { describe, expect, it } from 'vitest';
import { lookThrough } from './look-through.ts';

const DAYS = ['2026-03-16', '2026-03-17', '2026-03-18', '2026-03-19'];

/** A search whose calls the test answers one by one. */
function begin() {
  const controller = new AbortController();
  const calls = DAYS.map((date): LookCall => ({ shopId: 33, date }));
  const open = new Map<string, PromiseWithResolvers<readonly string[]>>();
  const kept: [string, DayTimes][] = [];
  const end = lookThrough({
    next: () => calls.shift(),
    load: ({ date }) => {
      const response = Promise.withResolvers<readonly string[]>();
      open.set(date, response);
      return response.promise;
    },
    keep: ({ date }, times) => kept.push([date, times]),
    signal: controller.signal,
  });
  const settle = async (date: string, times: DayTimes): Promise<void> => {
    if (times === 'failed') open.get(date)!.reject(new Error('broken'));
    else open.get(date)!.resolve(times);
    open.delete(date);
    await new Promise((done) => setTimeout(done));
  };
  return { controller, kept, end, settle, waiting: () => [...open.keys()] };
}

describe('[ATN-06] looking through the days', () => {
  it('makes two calls at a time, each followed by the next', async () => {
    const { settle, waiting, kept, end } = begin();
    expect(waiting()).toEqual(DAYS.slice(0, 2));
    await settle(DAYS[1]!, []);
    expect(waiting()).toEqual([DAYS[0], DAYS[2]]);
    await settle(DAYS[0]!, ['09:00']);
    await settle(DAYS[2]!, []);
    await settle(DAYS[3]!, []);
    await end;
    expect(kept.map(([date]) => date)).toEqual([DAYS[1], DAYS[0], DAYS[2], DAYS[3]]);
  });

  it('goes on after a day that failed, and keeps the others', async () => {
    const { settle, kept, end } = begin();
    await settle(DAYS[0]!, 'failed');
    for (const date of DAYS.slice(1)) await settle(date, ['09:00']);
    await end;
    expect(kept).toEqual([[DAYS[0], 'failed'], ...DAYS.slice(1).map((date) => [date, ['09:00']])]);
  });

  it('canceled: makes no further call, and what still arrives is dropped', async () => {
    const { controller, settle, waiting, kept, end } = begin();
    await settle(DAYS[0]!, []);
    controller.abort();
    await settle(DAYS[1]!, ['09:00']);
    await settle(DAYS[2]!, 'failed');
    await end;
    expect([kept, waiting()]).toEqual([[[DAYS[0], []]], []]);
  });
});
