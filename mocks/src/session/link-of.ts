import { deedsOf } from '@wayside/scenarios/capsule';
import type { LinkQuery } from '@wayside/scenarios/control';
import type { Fault, Overrides } from '@wayside/scenarios';
import type { MadeAgain } from './counted.ts';
import { isSame } from './names.ts';
import type { Session } from './session.ts';

/** Characters of changed responses in a link: browsers, mail programs and servers cut longer addresses. */
const LONGEST = 2000;

/**
 * The query of a link that creates the session as it is now, for anybody: recipe, clock, step, faults, latency among
 * them, changed responses and flags.
 */
export function linkOf(session: Session): LinkQuery {
  const {
    recipe: { scenario, role, seed, profile, flags },
    clock,
    step,
  } = session;
  const { faults, answers: changed } = plannedFor(session, () => isPlayedAgain(session));
  const answers = JSON.stringify(changed);
  return {
    scenario: scenario.id,
    role,
    step: String(step),
    profile,
    seed,
    clock,
    faults: isSame(faults, scenario.faults ?? []) ? undefined : JSON.stringify(faults),
    answers: isSame(changed, {}) || answers.length > LONGEST ? undefined : answers,
    flags: isSame(flags, {}) ? undefined : JSON.stringify(flags),
  };
}

/** Steps before the linked one are played again, and make their calls again. */
const isPlayedAgain = ({ step }: Session): boolean => step > 1;

/**
 * The faults and changed responses of a session, for a new one. Where calls are made again they keep their numbers;
 * elsewhere the new one counts from its start what this one counts from where they were set.
 */
export function plannedFor(
  { faults, answers }: Session,
  isMadeAgain: MadeAgain,
): { faults: readonly Fault[]; answers: Overrides } {
  return { faults: faults.asNew(isMadeAgain), answers: answers.asNew(isMadeAgain) };
}

/** Where the link counts calls in another way than the session, for faults and changed responses: one sentence each. */
export function recountedIn(session: Session): string[] {
  if (isPlayedAgain(session) && !session.trail.isByHand) return [];
  return numberedIn(session).flatMap(({ operation, calls, made }) => {
    if (made === 0) return [];
    if (isPlayedAgain(session))
      return [`${callsOf(calls)} of ${operation}: the link plays the steps again, and counts nothing done by hand.`];
    if (operation === '*') return [`${callsOf(calls)} of every operation: the link starts counting when it is opened.`];
    const [past, left] = [calls.filter((call) => call <= made), calls.filter((call) => call > made)];
    const inLink = callsOf(left.map((call) => call - made)).toLowerCase();
    const verb = left.length === 1 ? 'is' : 'are';
    return [
      ...(past.length > 0 ? [`${callsOf(past)} of ${operation}: past when it was set, so not in the link.`] : []),
      ...(left.length > 0
        ? [`${callsOf(left)} of ${operation} ${verb} ${inLink} in the link: it starts counting when it is opened.`]
        : []),
    ];
  });
}

const list = new Intl.ListFormat('en-US');
const callsOf = (calls: readonly number[]): string =>
  `${calls.length === 1 ? 'Call' : 'Calls'} ${list.format(calls.map(String))}`;

/** What is set for some calls only, and how many had been made by then. */
function numberedIn({ faults, answers }: Session): { operation: string; calls: readonly number[]; made: number }[] {
  const failing = faults.faults.map(({ operation, calls }, at) => {
    const made = faults.since[at]!.filter(([name]) => operation === '*' || name === operation).map(
      ([, count]) => count,
    );
    return { operation, calls, made: Math.max(0, ...made) };
  });
  const made = new Map(answers.since);
  const chosen = Object.entries(answers.chosen).map(([operation, { calls }]) => ({
    operation,
    calls,
    made: made.get(operation) ?? 0,
  }));
  return [...failing, ...chosen].flatMap(({ calls, ...one }) => (calls ? [{ ...one, calls }] : []));
}

/**
 * What such a link does not lead to. What the steps of a walk-through do is played again: only what was done by hand is
 * lost.
 */
export function lacksOf(session: Session): string[] {
  const isByHand = !isPlayedAgain(session) || session.trail.isByHand;
  const { answers } = plannedFor(session, () => isPlayedAgain(session));
  return [
    ...(isByHand ? doneIn(session) : []),
    ...(JSON.stringify(answers).length > LONGEST
      ? [`The changed responses of ${Object.keys(answers).join(', ')}: they are too long for a link.`]
      : []),
  ];
}

/** The steps that changed something, where no page recorded any: what a scenario or a test of the session lacks. */
export function unrecordedIn(session: Session): string[] {
  if (session.trail.steps.length > 0) return [];
  return doneIn(session).map(
    (done) =>
      `${done} Its steps were not recorded: only pages with the demo bar do so. Reset the session, press “Open” below “Open in a browser” (or add step=0 to the link), and do it again.`,
  );
}

function doneIn(session: Session): string[] {
  const changes = deedsOf(session.journal.entries);
  const operations = [...new Set(changes.map(({ operation }) => operation))];
  const calls = changes.length === 1 ? '1 call' : `${changes.length} calls`;
  return changes.length === 0 ? [] : [`What was done in the page: ${calls} (${operations.join(', ')}).`];
}
