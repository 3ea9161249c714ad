import { afterEach, expect, it, vi } from 'vitest';
import { stubCookies } from '../shared/session/cookie-jar.fixture.ts';
import { CLOCK_COOKIE } from '../shared/scenario-names.ts';
import { shiftClock } from './clock.ts';

const jar = stubCookies();
afterEach(() => void vi.useRealTimers());

it('[STU-05] what the page calls today is the day of the session, and time goes on from there', () => {
  vi.useFakeTimers({ now: Date.parse('2031-01-01T00:00:00Z') });
  jar.cookies.set(CLOCK_COOKIE, '2026-04-01T08:30:00.000Z');
  const page = { Date };
  shiftClock(page);
  const { Date: Shifted } = page;
  expect(new Shifted().toISOString()).toBe('2026-04-01T08:30:00.000Z');
  vi.advanceTimersByTime(60_000);
  expect(new Shifted(Shifted.now()).toISOString()).toBe('2026-04-01T08:31:00.000Z');
  expect(Shifted()).toBe(String(new Date('2026-04-01T08:31:00Z')));
});

it('[STU-05] a moment that is given stays what it is, and so does the clock of a page without a session', () => {
  const page = { Date };
  shiftClock(page);
  const { Date: Shifted } = page;
  expect(new Shifted('2020-02-29').toISOString()).toBe('2020-02-29T00:00:00.000Z');
  expect(new Shifted(2020, 1, 29)).toEqual(new Date(2020, 1, 29));
  expect([Shifted.UTC(2020, 0), Shifted.parse('2020-01-01')]).toEqual([1577836800000, 1577836800000]);
  expect(new Shifted()).toBeInstanceOf(Date);
  jar.cookies.clear();
  const real = { Date };
  shiftClock(real);
  expect(real.Date).toBe(Date);
});
