import { deedsOf } from '@wayside/scenarios/capsule';
import type { LinkQuery } from '@wayside/scenarios/control';
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
    faults: { faults },
  } = session;
  const answers = answersIn(session);
  return {
    scenario: scenario.id,
    role,
    step: String(step),
    profile,
    seed,
    clock,
    faults: isSame(faults, scenario.faults ?? []) ? undefined : JSON.stringify(faults),
    answers: isSame(session.answers.chosen, {}) || answers.length > LONGEST ? undefined : answers,
    flags: isSame(flags, {}) ? undefined : JSON.stringify(flags),
  };
}

const answersIn = ({ answers }: Session): string => JSON.stringify(answers.chosen);

/**
 * What such a link does not lead to. What the steps of a walk-through do is played again: only what was done by hand is
 * lost.
 */
export function lacksOf(session: Session): string[] {
  const isByHand = session.step <= 1 || session.trail.isByHand;
  const answers = answersIn(session);
  return [
    ...(isByHand ? doneIn(session) : []),
    ...(answers.length > LONGEST
      ? [`The changed responses of ${Object.keys(session.answers.chosen).join(', ')}: they are too long for a link.`]
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
