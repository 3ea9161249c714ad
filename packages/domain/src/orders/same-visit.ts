import { daysBetween } from '../locale/days-between.ts';
import { isDay } from '../locale/days.ts';
import type { Day } from '../locale/days.ts';
import { dueOf } from '../maintenance/maintenance.ts';
import type { RequestedService } from './service-request.ts';
import { codePoints, limitTo } from '../text/text.ts';

/** Days within which a service may as well be done now. */
const VISIT_DAYS = 30;

/** A service of an interval that is due. */
export interface DueService {
  readonly id: number;
  readonly position: string | null;
  readonly recommendation_state: string | null;
}

/** A line of the maintenance schedule; it has no service id. */
export interface ScheduledService {
  readonly name: string;
  readonly estimated_maintenance_date: string | null;
  readonly is_completed: boolean;
}

export interface VisitFacts {
  readonly today: Day;
  /** Services of the request. */
  readonly chosen: readonly { readonly id: number }[];
  readonly due: readonly DueService[];
  readonly schedule: readonly ScheduledService[];
  /** What the vehicle can get. */
  readonly catalog: readonly RequestedService[];
}

/** A service that may join the visit: past due or due soon, or due in this many days. */
export interface VisitOffer {
  readonly service: RequestedService;
  readonly due: 'pastDue' | 'dueSoon' | undefined;
  readonly days: number | undefined;
}

const URGENCY = { pastDue: 0, dueSoon: 1 } as const;

/**
 * What else could be done on the same visit (ATN-04): what is due or will be within 30 days, the most urgent first,
 * without what is chosen and what the vehicle can't get.
 */
export function sameVisit({ today, chosen, due, schedule, catalog }: VisitFacts): VisitOffer[] {
  const offers = new Map<number, VisitOffer>();
  const chosenIds = new Set(chosen.map(({ id }) => id));
  const offer = (service: RequestedService | undefined, rest: Omit<VisitOffer, 'service'>): void => {
    if (service && !chosenIds.has(service.id) && !offers.has(service.id)) offers.set(service.id, { service, ...rest });
  };
  for (const { id, position, recommendation_state } of due) {
    const service = catalog.find((one) => one.id === id);
    const hasPosition = position !== null && service?.positionOptions.includes(position);
    offer(service && { ...service, position: hasPosition ? position : null }, {
      due: dueOf(recommendation_state),
      days: undefined,
    });
  }
  for (const { name, estimated_maintenance_date: day, is_completed } of schedule) {
    const days = isDay(day) ? daysBetween(today, day) : undefined;
    if (is_completed || days === undefined || days > VISIT_DAYS) continue;
    const service = catalog.find((one) => one.name === name);
    offer(service && { ...service, position: null }, { due: days < 0 ? 'pastDue' : undefined, days });
  }
  const rank = ({ due: state }: VisitOffer): number => (state ? URGENCY[state] : 2);
  return [...offers.values()].toSorted((a, b) => rank(a) - rank(b) || (a.days ?? 0) - (b.days ?? 0));
}

/** Room that a cut line needs to still say something. */
const LEAST = 24;

/**
 * Comments with one more line, cut to the limit. Undefined if the line is there already, or too little of it would fit.
 */
export function withLine(comments: string, line: string, limit: number): string | undefined {
  const before = comments.trimEnd();
  const text = before === '' ? line : `${before}\n${line}`;
  const fits = codePoints(text) <= limit;
  const room = limit - (codePoints(text) - codePoints(line));
  if (hasLine(comments, line, limit) || (!fits && room < LEAST)) return undefined;
  return fits ? text : `${limitTo(text, limit - 1)}…`;
}

/** Whether the comments have the line, whole or cut. */
export const hasLine = (comments: string, line: string, limit: number): boolean =>
  comments
    .split('\n')
    .some(
      (one) =>
        one === line || (codePoints(comments) === limit && one.endsWith('…') && line.startsWith(one.slice(0, -1))),
    );
