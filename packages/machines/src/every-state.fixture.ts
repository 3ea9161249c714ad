import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** All states of a machine, the outermost aside. */
export function everyState(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states).flatMap((state) => [state, ...below(state)]);
  return below(machine.root);
}

/** Paths of the states that have none inside: `open.pricing.stale`. */
export const innermost = (machine: AnyStateMachine): string[] =>
  everyState(machine)
    .filter(({ states }) => Object.keys(states).length === 0)
    .map(({ path }) => path.join('.'));

/** Paths that a snapshot is in, one of each region. */
export function pathsOf(value: unknown, above: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [[...above, String(value)].join('.')];
  return Object.entries(value).flatMap(([name, inside]) => pathsOf(inside, [...above, name]));
}
