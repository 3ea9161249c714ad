import { changesOf } from './capsule.ts';
import type { Capsule, CapsuleCall } from './capsule.ts';
import { scenarios } from '../catalogue.ts';
import { controlOf } from './control-client.ts';
import { differenceOf, resent } from './repeated.ts';

export interface Rebuilt {
  /** Number of calls replayed. */
  replayed: number;
  /** Descriptions of the calls whose response differs from the capsule's. Empty when the state is the same. */
  different: string[];
}

/**
 * Recreates a capsule's session on a running scenario server: its recipe, then its mutating calls in order, then its
 * faults and clock. Replaces an existing session of that id.
 *
 * @param origin of the server by IP address: http://127.0.0.1:4000
 * @param send in place of `fetch`; `prepare` is called once the new session is there, before calls are replayed
 * @throws ControlError with the server's message when it does not know the recipe
 */
export async function rebuild(
  capsule: Capsule,
  origin: string,
  { send = fetch, prepare }: { send?: typeof fetch; prepare?: () => void } = {},
): Promise<Rebuilt> {
  const { id, faults, answers = {}, flags, clock, ...recipe } = capsule.session;
  const control = controlOf(origin, send);
  const session = await control.create({ id, flags, ...recipe });
  prepare?.();
  // Delays do not change a response and would only slow the replay down.
  const ownFaults = scenarios.get(recipe.scenario)?.faults ?? [];
  await control.setFaults(
    id,
    ownFaults.filter(({ kind }) => kind !== 'hold' && kind !== 'fixed-delay'),
  );

  // What faults and testers answered changed nothing.
  const changes = changesOf(capsule.journal).filter(({ source }) => source !== 'tester');
  for (const call of changes) {
    if (call.clock !== undefined) await control.setClock(id, call.clock);
    const { url, headers, body } = resent(call, session);
    // The journal has the response even if a fault keeps it from arriving.
    await send(origin + url, { method: call.method, headers, body, redirect: 'manual' }).then(
      (response) => response.arrayBuffer(),
      () => undefined,
    );
  }
  const { entries } = await control.journal(id);

  await control.setFaults(id, faults);
  await control.setAnswers(id, answers);
  await control.setClock(id, clock);
  return { replayed: changes.length, different: differencesOf(changes, entries) };
}

/** Pages that are still open may have made other calls in between. */
function differencesOf(changes: readonly CapsuleCall[], entries: readonly CapsuleCall[]): string[] {
  let left = entries;
  return changes.flatMap((call) => {
    const { operation, method, path } = call;
    const at = left.findIndex((one) => one.operation === operation && one.method === method && one.path === path);
    const difference = differenceOf(call, left[at]);
    if (at >= 0) left = left.slice(at + 1);
    return difference === undefined ? [] : [`${operation} (${method} ${path}) ${difference}`];
  });
}
