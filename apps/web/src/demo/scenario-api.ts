import type { Done, Played, Taken } from '@wayside/scenarios/control';
import { DEMO_PATH } from '../shared/scenario-names.ts';

/** Says where the page is, too. */
export function readPlayed(): Promise<Played> {
  const { pathname, search } = window.location;
  return ask('GET', `${DEMO_PATH}?${new URLSearchParams({ at: pathname + search }).toString()}`);
}

/** Goes on to a step; the one before it was played, or skipped. */
export const goToStep = ({ step, isPlayed }: { step: number; isPlayed: boolean }): Promise<Played> =>
  ask('PUT', `${DEMO_PATH}?step=${step}${isPlayed ? '&played' : ''}`);

/** Adds to the session's trail. What gets lost is missing in a saved scenario, and nowhere else. */
export function report(taken: Taken): Promise<unknown> {
  return fetch(DEMO_PATH, {
    method: 'POST',
    body: JSON.stringify(taken),
    headers: { 'content-type': 'application/json' },
    // A press may leave the page.
    keepalive: true,
  }).catch(() => undefined);
}

/** Does something to the session. */
export const doToSession = (what: 'undo' | 'keep' | 'fork'): Promise<Done> => ask('POST', `${DEMO_PATH}?do=${what}`);

async function ask<Answer>(method: string, path: string): Promise<Answer> {
  const response = await fetch(path, { method });
  if (!response.ok) throw new Error(`The scenario server returned ${response.status}`);
  return (await response.json()) as Answer;
}
