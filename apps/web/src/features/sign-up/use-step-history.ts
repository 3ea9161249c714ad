import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/** Steps in order. The history state stores the name of the step. */
export const STEPS = ['details', 'payment', 'otp'] as const;
export type SignUpStep = (typeof STEPS)[number];

/**
 * Gives each step after the first its own history entry, so the browser's Back button goes to the previous step instead
 * of leaving the form. `back` is called when the user goes back from the current step.
 */
export function useStepHistory(step: SignUpStep, back: () => void): void {
  const navigate = useNavigate();
  const cause = useNavigationType();
  const { key, pathname, search, state } = useLocation();
  const { step: recorded, ...carried } = (state ?? {}) as Record<string, unknown>;
  const shown = Math.max(0, STEPS.indexOf(recorded as SignUpStep));
  const current = STEPS.indexOf(step);
  const lastKey = useRef(key);

  useEffect(() => {
    const hasMoved = lastKey.current !== key;
    lastKey.current = key;
    if (shown === current) return;
    const entry = current === 0 ? carried : { ...carried, step };
    if (hasMoved && cause === 'POP' && shown < current) back();
    // Forward or reload can reach a step that isn't open: replace the entry. A new step gets a new entry.
    else void navigate({ pathname, search }, { state: entry, replace: shown > current });
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of step or history entry matters
  }, [key, step]);
}
