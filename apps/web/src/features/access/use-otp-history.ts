import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CODE_STEP } from './sign-in-history-state.ts';

/**
 * Gives the step of the code an entry of its own in the history, so that the browser's Back leads to the form instead of away.
 * @param abandon called when Back left that entry while the code was still asked for
 */
export function useOtpHistory({ isAtCode, isDone, abandon }: { isAtCode: boolean; isDone: boolean; abandon: () => void }): void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const { step, ...carried } = (state ?? {}) as Record<string, unknown>;
  const isCodeEntry = step === CODE_STEP;
  const hasEntry = useRef(false);
  const wasCodeEntry = useRef(false);

  useEffect(() => {
    const hasLeft = wasCodeEntry.current && !isCodeEntry;
    wasCodeEntry.current = isCodeEntry;
    if (isDone) return;
    if (isAtCode && !hasEntry.current) {
      hasEntry.current = true;
      void navigate({ pathname, search }, { state: { ...carried, step: CODE_STEP } });
    } else if (isAtCode && hasLeft) {
      hasEntry.current = false;
      abandon();
    } else if (!isAtCode && hasEntry.current) {
      hasEntry.current = false;
      if (isCodeEntry) void navigate(-1);
    } else if (!isAtCode && isCodeEntry) {
      // Reached by a reload or by Forward: there is no code to ask for any more.
      void navigate({ pathname, search }, { state: carried, replace: true });
    }
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of step or entry moves the history
  }, [isAtCode, isCodeEntry, isDone]);
}
