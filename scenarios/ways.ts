import type { OperationId } from '@wayside/api-client';
import type { Reach, Scenario } from './define.ts';
import { wayTo } from './screens.ts';

/** What a scenario fails or answers differently. */
function operationsOf({ faults = [], answers = {} }: Scenario): OperationId[] {
  const named = [...faults.map(({ operation }) => operation), ...(Object.keys(answers) as OperationId[])];
  return [...new Set(named.filter((operation) => operation !== '*'))];
}

/**
 * Ways to everything that a scenario is about, each from its start: its own, or else one for each call that somebody
 * has to cause.
 */
export function waysOf(scenario: Scenario): readonly (readonly Reach[])[] {
  const own = scenario.steps ?? scenario.reach;
  if (own) return [own];
  return operationsOf(scenario)
    .map(wayTo)
    .filter((way) => typeof way !== 'string');
}

/** Calls that a scenario fails or answers, that no screen makes by itself, and that nothing leads to. */
export function unreachableIn(scenario: Scenario): OperationId[] {
  if (scenario.steps ?? scenario.reach) return [];
  return operationsOf(scenario).filter((operation) => wayTo(operation) === 'by hand');
}
