import type { Scenario } from '@wayside/scenarios';
import type { Session } from './session.ts';

/**
 * What a session has become, as a scenario of its own: its recipe, and what testers changed since. What was done in its
 * pages is the way that it takes: only people can tell it as a walk-through.
 *
 * @throws TypeError for an id that is none
 */
export function becomeOf(
  session: Session,
  id = `${session.recipe.scenario.id}-saved`,
  title = session.recipe.scenario.title,
): Scenario {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/i.test(id))
    throw new TypeError('id must be an area and a case, in lower case with hyphens: vehicles/none-left');
  const { scenario, brand, role, profile } = session.recipe;
  const { intro: _intro, steps: _steps, outcome: _outcome, ...rest } = scenario;
  const answers = { ...scenario.answers, ...session.answers.chosen };
  const start = session.trail.start ?? scenario.start;
  const { steps } = session.trail;
  return {
    ...rest,
    id,
    title,
    brands: [brand],
    roles: [role],
    answers: Object.keys(answers).length > 0 ? answers : undefined,
    faults: session.faults.faults,
    clock: session.clock,
    profile: profile === 'typical' ? undefined : profile,
    start,
    reach: steps.length > 0 ? steps : undefined,
  };
}
