import type { LinkQuery } from '@wayside/scenarios/control';
import type { Session } from './session.ts';

/**
 * The query of a link that creates the session as it is now, for anybody: recipe, clock, step and faults, latency among
 * them.
 */
export function linkOf({
  recipe: { scenario, role, seed, profile },
  clock,
  step,
  faults: { faults },
}: Session): LinkQuery {
  const isOwn = JSON.stringify(faults) === JSON.stringify(scenario.faults ?? []);
  return {
    scenario: scenario.id,
    role,
    step: String(step),
    profile,
    seed,
    clock,
    ...(!isOwn && { faults: JSON.stringify(faults) }),
  };
}
