import { SimulatedClock, createActor, fromPromise, waitFor } from 'xstate';
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  EmittedFrom,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
} from 'xstate';
import { pathsOf } from './every-state.fixture.ts';

/** A response or what makes one of a call, an error to throw, or a promise of a response. */
export type Answer<Response> = Response | Error | Promise<Response> | ((sent: never) => Response);
export const NEVER: Promise<never> = new Promise(() => undefined);

type ActorsOf<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actors']>;
/** The answers to each call of a machine, one after another. */
export type Answers<Machine extends AnyStateMachine> = {
  [Name in keyof ActorsOf<Machine>]?: Answer<OutputFrom<NonNullable<ActorsOf<Machine>[Name]>>>[];
};

/** These answers, and then always the same. */
export const followedBy = <One>(answers: readonly One[] = [], last: One): One[] => [...answers, last, last, last];

/** A call and what went with it. */
type Call = readonly [name: string, input: unknown];

/** Runs a machine with these answers, on a clock of its own. A call without an answer waits forever. */
export function play<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  answers: Answers<Machine> = {},
  ...events: EventFromLogic<Machine>[]
) {
  const calls: Call[] = [];
  const said: EmittedFrom<Machine>[] = [];
  const clock = new SimulatedClock();
  const left = answers as Record<string, Answer<unknown>[] | undefined>;
  const fake = (name: string) =>
    fromPromise(async ({ input: sent }) => {
      calls.push([name, sent]);
      const answer = left[name]?.length ? left[name].shift() : NEVER;
      if (answer instanceof Error) throw answer;
      return typeof answer === 'function' ? (answer as (sent: unknown) => unknown)(sent) : answer;
    });
  const names = Object.keys(machine.implementations.actors);
  const actor = createActor(
    machine.provide({ actors: Object.fromEntries(names.map((name) => [name, fake(name)])) } as never),
    {
      input,
      clock,
    },
  );
  actor.on('*', (event: unknown) => said.push(event as EmittedFrom<Machine>));
  actor.start();
  const now = () => actor.getSnapshot() as SnapshotFrom<Machine>;
  const send = (...more: EventFromLogic<Machine>[]) => {
    for (const event of more) actor.send(event);
    return now();
  };
  const until = async (isThere: (snapshot: SnapshotFrom<Machine>) => boolean) =>
    (await waitFor(actor, isThere as never, { timeout: 1000 })) as SnapshotFrom<Machine>;
  send(...events);
  return {
    calls,
    said,
    clock,
    now,
    send,
    until,
    /** What went with the calls of this name. */
    sent: (name: string) => calls.filter(([one]) => one === name).map(([, sent]) => sent),
    /** Waits for a state: `open.pricing.stale`. */
    at: (path: string) => until(({ value }) => pathsOf(value).includes(path)),
    settled: () => until((snapshot) => !(snapshot as AnyMachineSnapshot).hasTag('busy')),
  };
}
