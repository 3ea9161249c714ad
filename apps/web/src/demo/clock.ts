import { CLOCK_COOKIE } from '../shared/scenario-names.ts';
import { cookieNamed } from '../shared/session/storage.ts';

/**
 * Moves the page's clock to the session's, from where it runs on: what libraries call today, in calendars and charts,
 * is the scenario's day, too. Intervals and time-outs keep their lengths.
 */
export function shiftClock(page: { Date: DateConstructor } = globalThis): void {
  const { Date: Real } = page;
  const shift = Real.parse(cookieNamed(CLOCK_COOKIE) ?? '') - Real.now();
  if (Number.isNaN(shift)) return;
  const now = (): number => Real.now() + shift;
  page.Date = new Proxy(Real, {
    construct: (real, given, made) => Reflect.construct(real, given.length > 0 ? given : [now()], made) as Date,
    apply: () => new Real(now()).toString(),
    get: (real, name) => (name === 'now' ? now : (Reflect.get(real, name) as unknown)),
  });
}
