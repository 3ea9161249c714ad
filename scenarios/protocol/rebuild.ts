import { isDeepStrictEqual } from 'node:util';
import { changesOf, headersOf } from './capsule.ts';
import type { Capsule, CapsuleCall } from './capsule.ts';
import { FORM_BODY, isNotKept } from './control.ts';
import type { SessionCreated } from './control.ts';
import { scenarios } from '../catalogue.ts';
import { controlOf } from './control-client.ts';

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
 * @param prepare changes the new session before calls are replayed
 * @throws ControlError with the server's message when it does not know the recipe
 */
export async function rebuild(
  capsule: Capsule,
  origin: string,
  prepare: (created: SessionCreated) => SessionCreated = (created) => created,
): Promise<Rebuilt> {
  const { id, faults, answers = {}, flags, clock, ...recipe } = capsule.session;
  const control = controlOf(origin);
  const session = prepare(await control.create({ id, flags, ...recipe }));
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
    await again(call, origin, session);
  }
  const { entries } = await control.journal(id);

  await control.setFaults(id, faults);
  await control.setAnswers(id, answers);
  await control.setClock(id, clock);
  return { replayed: changes.length, different: differencesOf(changes, entries) };
}

/** Compares with the journal, which has the response even when a fault kept it from arriving. */
async function again(call: CapsuleCall, origin: string, session: SessionCreated): Promise<void> {
  const query = new URLSearchParams(
    Object.entries(call.query).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  );
  const url = `${origin}${call.path}${query.size > 0 ? `?${query.toString()}` : ''}`;
  const body = call.requestBody === undefined ? {} : { body: JSON.stringify(call.requestBody) };
  await fetch(url, { method: call.method, headers: headersOf(call, session), redirect: 'manual', ...body }).then(
    (response) => response.arrayBuffer(),
    () => undefined,
  );
}

/** Pages that are still open may have made other calls in between. */
function differencesOf(changes: readonly CapsuleCall[], entries: readonly CapsuleCall[]): string[] {
  let left = entries;
  return changes.flatMap((call) => {
    const at = left.findIndex(
      ({ operation, method, path }) => operation === call.operation && method === call.method && path === call.path,
    );
    const now = left[at];
    if (now) left = left.slice(at + 1);
    return differenceOf(call, now);
  });
}

function differenceOf(before: CapsuleCall, now: CapsuleCall | undefined): string[] {
  const what = `${before.operation} (${before.method} ${before.path})`;
  if (!now) return [`${what} could not be replayed`];
  if (before.requestBody === FORM_BODY) return [`${what} sent a form, which the journal does not keep`];
  if (isNotKept(before.requestBody))
    return [`${what} sent a body too long for the journal: ${before.requestBody as string}`];
  if (before.status !== now.status) return [`${what} returned ${before.status} then and ${now.status} now`];
  return isDeepStrictEqual(before.answer, now.answer)
    ? []
    : [`${what} returned ${before.status} with a different body`];
}
