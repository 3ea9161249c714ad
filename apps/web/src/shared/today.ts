import { dayInDefaultZone } from '@wayside/domain';
import type { Day } from '@wayside/domain';
import { CLOCK_COOKIE } from './scenario-names.ts';
import { cookieNamed } from './session/storage.ts';

/** The scenario's time, which its server sets as a cookie on every page of a demo build. */
function scenarioClock(): Date | undefined {
  const moment = new Date(cookieNamed(CLOCK_COOKIE) ?? Number.NaN);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** Read once per page: reading cookies costs more than any date calculation here. */
const scenarioTime = __DEMO__ ? scenarioClock() : undefined;

/** The current time; in a demo the scenario's, so that its sample orders aren't all long past. */
export const now = (): Date => scenarioTime ?? new Date();

/** The current day, in the time zone of the app. */
export const today = (): Day => dayInDefaultZone(now());
