/** What a fleet needs before it can work, in the order in which it is set up. */
const firstSteps = ['vehicles', 'people', 'telematics', 'payment', 'policy'] as const;
export type FirstStep = (typeof firstSteps)[number];

/**
 * What is known of a step: how many there are, or whether there is one. `hidden`: there is none to take here, as in a
 * brand without telematics. `unknown`: only someone inside the fleet can tell.
 */
export type StepFigure = number | boolean | 'hidden' | 'unknown';

export interface StepState {
  readonly id: FirstStep;
  readonly state: 'done' | 'open' | 'unknown';
  /** How many there are, where they are counted. */
  readonly count: number;
}

/** The steps of a fleet and which are done (CMP-04). */
export function firstStepsOf(figures: Readonly<Record<FirstStep, StepFigure>>): StepState[] {
  return firstSteps.flatMap((id): StepState[] => {
    const figure = figures[id];
    if (figure === 'hidden') return [];
    if (figure === 'unknown') return [{ id, state: 'unknown', count: 0 }];
    return [{ id, state: figure ? 'done' : 'open', count: Number(figure) }];
  });
}

/** Whether a fleet is still being set up: it has had no order yet, and vehicles or people are missing. */
export function isBeingSetUp(steps: readonly StepState[], orders: number): boolean {
  return orders === 0 && steps.some(({ id, state }) => (id === 'vehicles' || id === 'people') && state === 'open');
}
