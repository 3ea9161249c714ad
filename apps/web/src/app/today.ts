import { dayOf } from '@wayside/domain';
import type { Day } from '@wayside/domain';

/** The moment at which a scenario stands, as its server tells every page of a demo build. */
function scenarioClock(): Date | undefined {
  const told = /(?:^|; )scenario_clock=([^;]+)/.exec(document.cookie)?.[1];
  const moment = new Date(told ?? Number.NaN);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** The moment it is; in a demo the one that the scenario stands at, so that invented orders are not all long past. */
export const now = (): Date => (__DEMO__ && scenarioClock()) || new Date();

/** The calendar day it is, in the zone in which moments are shown. */
export const today = (): Day => dayOf(now())!;
