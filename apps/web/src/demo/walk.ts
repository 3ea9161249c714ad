import type { Played } from '@wayside/scenarios/control';
import { texts as t } from './texts.ts';

type Walked = Pick<Played, 'step' | 'steps' | 'skipped' | 'intro' | 'outcome' | 'story'>;

/** Where a walk-through is: the step to play next, counted from 1; none at the end. */
export function nextOf({ step, steps }: Pick<Played, 'step' | 'steps'>): number | undefined {
  return step === 0 || step > steps.length ? undefined : step;
}

/** How far it is: what was played last, not what comes next. */
export function countOf(walked: Pick<Walked, 'step' | 'steps' | 'skipped'>): string {
  const { step, steps, skipped } = walked;
  if (nextOf(walked) === undefined) return skipped > 0 ? t.skipped(skipped) : t.done;
  return step === 1 ? t.intro(steps.length) : t.step(step - 1, steps.length);
}

/**
 * What to say: of the step just played, or before the first; without a walk-through, of the situation. An end to which
 * not every step has led has nothing to tell.
 */
export function toldOf(walked: Walked): { say: string; note?: string; outcome?: string } | undefined {
  const { step, steps, skipped, intro, outcome, story } = walked;
  if (step === 0) return { say: story };
  const isEnd = nextOf(walked) === undefined;
  if (isEnd && skipped > 0) return undefined;
  const told = steps[step - 2] ?? intro;
  return told && { say: told.say, note: told.note, outcome: isEnd ? outcome : undefined };
}

/** A link for anybody to the page as it is shown: path, who is signed in, recipe, step, clock, faults and latency. */
export function placeLink(
  path: string,
  { home, link, role, signedIn, step }: Pick<Played, 'home' | 'link' | 'role' | 'signedIn' | 'step'>,
): string {
  // Steps that are played again are those of the scenario's own role.
  const isOther = signedIn !== null && signedIn.role !== role && step <= 1;
  return withQuery(new URL(path, home), isOther ? { ...link, role: signedIn.role, anyway: '1' } : link);
}

/** The same walk-through in a session of its own, played again from its beginning to where a step begins. */
export const stepLink = ({ home, link }: Pick<Played, 'home' | 'link'>, step: number): string =>
  withQuery(new URL('/', home), { ...link, step: String(step) });

function withQuery(url: URL, query: Played['link']): string {
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
