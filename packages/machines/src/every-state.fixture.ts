import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** All states of a machine except the root. */
export function everyState(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states).flatMap((state) => [state, ...below(state)]);
  return below(machine.root);
}

/** Paths of the leaf states: `open.pricing.stale`. */
export const innermost = (machine: AnyStateMachine): string[] =>
  everyState(machine)
    .filter(({ states }) => Object.keys(states).length === 0)
    .map(({ path }) => path.join('.'));

/** Paths of a snapshot's active states, one per region. */
export function pathsOf(value: unknown, above: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [[...above, String(value)].join('.')];
  return Object.entries(value).flatMap(([name, inside]) => pathsOf(inside, [...above, name]));
}
