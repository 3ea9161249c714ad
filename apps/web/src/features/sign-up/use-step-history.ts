import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/** The steps in their order; what the history holds is the number of the one it shows. */
export const STEPS = ['details', 'payment', 'otp'] as const;
export type SignUpStep = (typeof STEPS)[number];

/**
 * Gives each step after the first an entry of its own in the history, so that the browser's Back leads to the step before instead of
 * away from the form. `back` is called when Back left the entry of the current step.
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
    // Forward, or a reload, shows an entry whose step is not open; a step that gave way leaves its entry to the one before.
    else void navigate({ pathname, search }, { state: entry, replace: shown > current });
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of step or entry moves the history
  }, [key, step]);
}
