import { isSignedInPlace } from '@wayside/domain';
import { scenarios } from '@wayside/scenarios';
import { deedsOf } from '@wayside/scenarios/capsule';
import type { SessionRecipe } from '@wayside/scenarios/control';
import type { Lived } from '@wayside/scenarios/test-of';
import { plannedFor } from './link-of.ts';
import { isSame } from './names.ts';
import { recipeFor } from './recipe.ts';
import type { Session } from './session.ts';

/** What a session is now, for a test that begins there. */
export function livedOf(session: Session): Lived {
  const { brand, role, profile, seed, flags, scenario } = session.recipe;
  const base = scenarios.get(scenario.id) ?? scenario;
  const opened = recipeFor(base, {});
  const { start, steps, place = base.start ?? '/' } = session.trail;
  const isChanged = deedsOf(session.journal.entries).length > 0;
  const taken = isChanged && start !== undefined && steps.length > 0 ? { start, steps } : undefined;
  const { faults, answers } = plannedFor(session, () => taken !== undefined);
  const now: SessionRecipe<string> = {
    seed,
    clock: session.clock,
    profile,
    faults,
    answers,
    flags,
  };
  const differing = Object.entries(now).filter(([name, value]) => !isSame(value, Reflect.get(opened, name)));
  const failing = faults.flatMap(({ operation }) => (operation === '*' ? [] : [operation]));
  return {
    title: base.title,
    scenario: base.id,
    brand,
    role,
    recipe: Object.fromEntries(differing),
    place,
    taken,
    signsIn: !base.signedIn && isSignedInPlace(place.replace(/[?#].*/, '')),
    missesFaults: [...new Set(failing)],
  };
}
