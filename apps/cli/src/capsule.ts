import { isDeepStrictEqual } from 'node:util';
import { scenarios } from '@wayside/scenarios';
import { changesOf, headersOf } from '@wayside/scenarios/capsule';
import type { Capsule, CapsuleCall } from '@wayside/scenarios/capsule';
import { FORM_BODY } from '@wayside/scenarios/control';
import { controlOf } from '@wayside/scenarios/control-client';

export interface Rebuilt {
  /** Calls that were made again. */
  replayed: number;
  /** Calls that were answered otherwise than in the capsule, in words. Empty when the state is the same. */
  different: string[];
}

/**
 * Makes the session of a capsule anew on a running scenario server: its recipe, then the calls that changed something, in their order, then the
 * faults and the clock as they stood. A session of that id that still lives is replaced.
 *
 * @param origin of the server by address: http://127.0.0.1:4000
 * @throws ControlError with the server's words when it does not know the recipe
 */
export async function rebuild(capsule: Capsule, origin: string): Promise<Rebuilt> {
  const { id, faults, clock, ...recipe } = capsule.session;
  const control = controlOf(origin);
  await control.create({ id, ...recipe });
  // What makes an answer wait does not change it, and would keep us waiting.
  const ownFaults = scenarios.get(recipe.scenario)?.faults ?? [];
  await control.setFaults(
    id,
    ownFaults.filter(({ kind }) => kind !== 'hold' && kind !== 'fixed-delay'),
  );

  const changes = changesOf(capsule);
  for (const call of changes) await again(call, origin, id);
  const { entries } = await control.journal(id);

  await control.setFaults(id, faults);
  await control.setClock(id, clock);
  return { replayed: entries.length, different: changes.flatMap((call, index) => differenceOf(call, entries[index])) };
}

/** The journal knows what was answered, also where a fault let nothing of it arrive. */
async function again(call: CapsuleCall, origin: string, id: string): Promise<void> {
  const query = new URLSearchParams(
    Object.entries(call.query).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, String(one)])),
  );
  const url = `${origin}${call.path}${query.size > 0 ? `?${query.toString()}` : ''}`;
  const body = call.requestBody === undefined ? {} : { body: JSON.stringify(call.requestBody) };
  await fetch(url, { method: call.method, headers: headersOf(call, id), redirect: 'manual', ...body }).then(
    (response) => response.arrayBuffer(),
    () => undefined,
  );
}

function differenceOf(before: CapsuleCall, now: CapsuleCall | undefined): string[] {
  const what = `${before.operation} (${before.method} ${before.path})`;
  if (!now) return [`${what} could not be replayed`];
  if (before.requestBody === FORM_BODY) return [`${what} sent a form, which the journal does not keep`];
  if (before.status !== now.status) return [`${what} returned ${before.status} then and ${now.status} now`];
  return isDeepStrictEqual(before.answer, now.answer) ? [] : [`${what} returned ${before.status} with a different body`];
}
