import { DEFAULT_SEED, scenarios } from '@wayside/scenarios';
import type { Scenario } from '@wayside/scenarios';
import { plannedFor, unrecordedIn } from './link-of.ts';
import { isSame } from './names.ts';
import { recipeFor } from './recipe.ts';
import type { Session } from './session.ts';

/** What a session has become, as a scenario. */
export interface Become {
  /** The scenario that it began with. */
  base: Scenario;
  /** What differs from it; undefined where the base says something and the session does not. */
  difference: Partial<Scenario> & Pick<Scenario, 'id'>;
  /** What a scenario cannot say, one sentence each. */
  lacks: string[];
}

/**
 * What a session has become, as a scenario of its own: what testers changed since it began, where it was begun, and what
 * was done in its pages as the way that it takes: only people can tell it as a walk-through.
 *
 * @throws TypeError for an id that is none
 */
export function becomeOf(session: Session, id = `${session.recipe.scenario.id}-saved`, title?: string): Become {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/i.test(id))
    throw new TypeError('id must be an area and a case, in lower case with hyphens: vehicles/none-left');
  const { brand, role, profile, seed, flags } = session.recipe;
  const base = scenarios.get(session.recipe.scenario.id) ?? session.recipe.scenario;
  const opened = recipeFor(base, {});
  const { steps } = session.trail;
  const { faults, answers } = plannedFor(session, () => steps.length > 0);
  const become: Partial<Scenario> = {
    title: title ?? base.title,
    brands: brand === opened.brand ? base.brands : [brand],
    roles: role === opened.role ? base.roles : [role],
    flags: Object.keys(flags).length > 0 ? { ...base.flags, ...flags } : base.flags,
    answers: Object.keys(answers).length > 0 ? { ...base.answers, ...answers } : base.answers,
    faults: isSame(faults, opened.faults) ? base.faults : faults,
    clock: session.clock === opened.clock ? base.clock : session.clock,
    profile: profile === opened.profile ? base.profile : profile,
    start: session.trail.start ?? base.start,
    reach: steps.length > 0 ? steps : base.reach,
    intro: undefined,
    steps: undefined,
    outcome: undefined,
  };
  const changed = Object.entries(become).filter(([name, value]) => !isSame(value, Reflect.get(base, name)));
  return {
    base,
    difference: { id, ...Object.fromEntries(changed) },
    lacks: [
      ...unrecordedIn(session),
      ...(seed === DEFAULT_SEED ? [] : [`Its seed, ${seed}: a scenario has the usual one.`]),
    ],
  };
}
