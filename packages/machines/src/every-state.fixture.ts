import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** All states of a machine except the root. */
export function everyState(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] =>
    Object.values(node.states).flatMap((state) => [state, ...below(state)]);
  return below(machine.root);
}

/** Paths of the leaf states: `open.pricing.stale`. */
export function innermost(machine: AnyStateMachine): string[] {
  return everyState(machine)
    .filter(({ states }) => Object.keys(states).length === 0)
    .map(({ path }) => path.join('.'));
}

/** Paths of a snapshot's active states, one per region. */
export function pathsOf(value: unknown, above: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [[...above, String(value)].join('.')];
  return Object.entries(value).flatMap(([name, inside]) => pathsOf(inside, [...above, name]));
}

/** Open as long as their state: no response ends them. The states inside them have timeouts of their own. */
const CHANNELS = ['followChannel'];

interface Invoke {
  readonly src?: unknown;
  readonly onError?: unknown;
}
function invokesOf(node: AnyStateNode): Invoke[] {
  return ([node.config.invoke ?? []].flat() as Invoke[]).filter(({ src }) => !CHANNELS.includes(src as string));
}
const hasTimeout = (node: AnyStateNode | undefined): boolean =>
  node !== undefined && (node.after.length > 0 || hasTimeout(node.parent));

/** Paths of the states that wait for a response without a way out if it fails or never comes. */
export function unfinishedWaits(machine: AnyStateMachine): string[] {
  return everyState(machine)
    .filter(
      (node) => invokesOf(node).some(({ onError }) => !onError) || (invokesOf(node).length > 0 && !hasTimeout(node)),
    )
    .map(({ path }) => path.join('.'));
}
