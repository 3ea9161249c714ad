import type { Played, Taken } from '@wayside/scenarios/control';
import { DEMO_PATH } from '../shared/scenario-names.ts';

/** Says where the page is, too. */
export function readPlayed(): Promise<Played> {
  const { pathname, search } = window.location;
  return ask('GET', `${DEMO_PATH}?${new URLSearchParams({ at: pathname + search }).toString()}`);
}

export const goToStep = (step: number): Promise<Played> => ask('PUT', `${DEMO_PATH}?step=${step}`);

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

async function ask(method: string, path: string): Promise<Played> {
  const response = await fetch(path, { method });
  if (!response.ok) throw new Error(`The scenario server returned ${response.status}`);
  return (await response.json()) as Played;
}
