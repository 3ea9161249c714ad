import type { Played } from '@wayside/scenarios/control';
import { DEMO_PATH } from '../shared/scenario-names.ts';

export const readPlayed = (): Promise<Played> => ask('GET', DEMO_PATH);
export const goToStep = (step: number): Promise<Played> => ask('PUT', `${DEMO_PATH}?step=${step}`);

async function ask(method: string, path: string): Promise<Played> {
  const response = await fetch(path, { method });
  if (!response.ok) throw new Error(`The scenario server returned ${response.status}`);
  return (await response.json()) as Played;
}
