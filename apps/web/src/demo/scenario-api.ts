import type { Step } from './step.ts';

/** The session of this browser, as the scenario server tells it. `step` counts from 1; 0 when the scenario has no walk-through. */
export interface Played {
  session: string;
  scenario: string;
  title: string;
  role: string;
  profile: string;
  step: number;
  steps: readonly Step[];
}

const PATH = '/__scenario';

export const readPlayed = (): Promise<Played> => ask('GET', PATH);
export const goToStep = (step: number): Promise<Played> => ask('PUT', `${PATH}?step=${step}`);

async function ask(method: string, path: string): Promise<Played> {
  const response = await fetch(path, { method });
  if (!response.ok) throw new Error(`The scenario server answered ${response.status}`);
  return (await response.json()) as Played;
}
