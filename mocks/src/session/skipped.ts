import type { Step } from '@wayside/scenarios';
import { changesOf } from '@wayside/scenarios/capsule';
import type { Session } from './session.ts';

/** How many steps of the walk-through were skipped, and not done by hand since the step before. */
export function skippedIn({ recipe: { scenario }, walked, journal, trail }: Session): number {
  const isDone = ({ changes, open, press, type }: Step, since: number): boolean => {
    if (changes) {
      const done = journal.entries.filter(({ number, status }) => number > since && status < 400);
      const made = changesOf(done).map(({ operation }) => operation);
      return changes.every((operation) => made.includes(operation));
    }
    return trail.has({ open, press, type }, since);
  };
  return walked.filter(
    ({ step, isSkipped }, index) => isSkipped && !isDone(scenario.steps![step - 1]!, walked[index - 1]?.calls ?? 0),
  ).length;
}
