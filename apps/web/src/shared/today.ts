import { dayOf } from '@wayside/domain';
import type { Day } from '@wayside/domain';
import { CLOCK_COOKIE } from './scenario-names.ts';
import { cookieNamed } from './session/storage.ts';

/** The moment at which a scenario stands, as its server tells every page of a demo build. */
function scenarioClock(): Date | undefined {
  const moment = new Date(cookieNamed(CLOCK_COOKIE) ?? Number.NaN);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** Told with the page and read once: asking the browser for its cookies takes longer than all that is done with the day. */
const scenarioTime = __DEMO__ ? scenarioClock() : undefined;

/** The moment it is; in a demo the one that the scenario stands at, so that invented orders are not all long past. */
export const now = (): Date => scenarioTime ?? new Date();

/** The calendar day it is, in the zone in which moments are shown. */
export const today = (): Day => dayOf(now())!;
