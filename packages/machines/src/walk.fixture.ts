import { transition } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, ContextFrom, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { everyState, innermost, pathsOf } from './every-state.fixture.ts';

/** The responses to a call; `actor` is its id, or `0.` and the path of its state. */
export const done = (actor: string, ...outputs: unknown[]) =>
  outputs.map((output) => ({ type: `xstate.done.actor.${actor}`, output }));
/** Calls that break. */
export const broken = (...actors: string[]) =>
  actors.map((actor) => ({ type: `xstate.error.actor.${actor}`, error: new Error('broken') }));
/** States whose time is up. */
export const late = (delay: string, ...states: string[]) =>
  states.map((state) => ({ type: `xstate.after.${delay}.${state}` }));

/** The name of a state: `open.pricing.stale`. */
export const nameOf = ({ value }: { value: unknown }): string => pathsOf(value)[0]!;

interface Happening {
  readonly type: string;
  readonly output?: { readonly status?: string; readonly reason?: string };
}

interface Options<Machine extends AnyStateMachine> {
  readonly inputs?: readonly InputFrom<Machine>[];
  /** Everything that can happen: what a person does, and for each call its responses, its failure and its silence. */
  readonly events: readonly object[];
  /** What tells two snapshots of one state apart; by default the whole context. */
  readonly facts?: (context: ContextFrom<Machine>) => unknown;
  /** The name of the region that the walk is about. */
  readonly name?: (snapshot: SnapshotFrom<Machine>) => string;
}

/** Every path of a machine, from each of the inputs. */
export function walk<Machine extends AnyStateMachine>(
  machine: Machine,
  { inputs = [undefined as InputFrom<Machine>], events, facts = (context) => context, name = nameOf }: Options<Machine>,
) {
  type Snapshot = SnapshotFrom<Machine>;
  const placeOf = ({ value, status, context }: Snapshot): string =>
    JSON.stringify([value, status, facts(context as ContextFrom<Machine>)]);
  const after = (state: Snapshot, event: object) =>
    transition(machine, state, event as EventFromLogic<Machine>)[0] as Snapshot;
  const paths = inputs
    .flatMap((input) =>
      getShortestPaths(machine, {
        input,
        events: events as never[],
        serializeState: placeOf as never,
        // An error of a call that was not made ends the machine.
        stopWhen: ({ status }) => status !== 'active',
        limit: 200_000,
      }),
    )
    .map(({ state, steps }) => ({ state: state as Snapshot, steps }))
    .filter(({ state }) => (state as AnyMachineSnapshot).status !== 'error');
  const states = paths.map(({ state }) => state);
  return {
    paths,
    states,
    events: events as readonly Happening[],
    placeOf,
    after,
    at: (...names: string[]) => states.filter((state) => names.includes(name(state))),
    /** States that no path leads to, except those that are left at once. */
    unreached(): string[] {
      const reached = new Set(states.flatMap(({ value }) => pathsOf(value)));
      const isPassing = new Set(
        everyState(machine).flatMap(({ always, path }) => (always?.length ? [path.join('.')] : [])),
      );
      return innermost(machine).filter((path) => !reached.has(path) && !isPassing.has(path));
    },
    /** States that nothing leads out of, from none of their snapshots. */
    deadEnds(): string[] {
      const left = new Set<string>();
      for (const state of states) {
        const here = name(state);
        if (!left.has(here) && events.some((event) => name(after(state, event)) !== here)) left.add(here);
      }
      return [...new Set(states.map(name))].filter((one) => !left.has(one)).toSorted();
    },
  };
}
