import type { Reach, Scenario } from '@wayside/scenarios';
import { waysOf } from '@wayside/scenarios/ways';

/** What was done to find that a cell is good: a page that is opened shows less than a way that is walked. */
export type Done =
  | { how: 'walked'; steps: number; of: number; seen: readonly string[] }
  | { how: 'opened' | 'repeated' | 'called' };

export const HOWS: Readonly<Record<Done['how'], string>> = {
  walked: 'Walked',
  opened: 'Opened',
  repeated: 'Calls repeated',
  called: 'Call sent',
};

/**
 * What was done of the steps of a scenario, on all its ways; of none, where it was not played.
 *
 * @param begun how many were; the last of them may have failed
 */
export function walkedOf(scenario: Scenario | undefined, begun: number, isFailed: boolean): Done {
  const steps: readonly Reach[] = scenario ? (scenario.steps ?? waysOf(scenario).flat()) : [];
  if (steps.length === 0) return { how: 'opened' };
  const taken = steps.slice(0, isFailed && begun > 0 ? begun - 1 : begun);
  const seen = taken.flatMap(({ see }) => (see === undefined ? [] : [see]));
  return { how: 'walked', steps: taken.length, of: steps.length, seen };
}

/** "Walked 3 of 3 steps, saw “Order approved”" */
export function textOf(done: Done): string {
  if (done.how !== 'walked')
    return {
      opened: 'Opened; no way was walked',
      repeated: 'Calls repeated, with the same responses; the page was not opened',
      called: 'Call sent; it has no page',
    }[done.how];
  const { steps, of, seen } = done;
  const texts = seen.map((text) => `“${text}”`).join(', ');
  return `Walked ${steps} of ${of} ${of === 1 ? 'step' : 'steps'}, ${texts === '' ? 'compared no text' : `saw ${texts}`}`;
}

/** "12 walked, 30 opened", without what was done nowhere. */
export function summaryOf(all: readonly (Done | undefined)[]): string {
  return (Object.keys(HOWS) as Done['how'][])
    .map((how) => ({ how, count: all.filter((done) => done?.how === how).length }))
    .filter(({ count }) => count > 0)
    .map(({ how, count }) => `${count} ${SUMMED[how]}`)
    .join(', ');
}

const SUMMED: Readonly<Record<Done['how'], string>> = {
  walked: 'walked step by step',
  opened: 'opened',
  repeated: 'by their calls',
  called: 'calls without a page',
};
