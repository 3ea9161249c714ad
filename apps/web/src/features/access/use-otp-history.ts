import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CODE_STEP } from './sign-in-history-state.ts';

/**
 * Gives the code step its own history entry, so the browser's Back button returns to the form instead of leaving the
 * page.
 * @param abandon called when the user goes back without having entered a valid code
 */
export function useOtpHistory({
  isAtCode,
  isDone,
  abandon,
}: {
  isAtCode: boolean;
  isDone: boolean;
  abandon: () => void;
}): void {
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
      // Reached by reload or Forward, when there's no code to enter anymore.
      void navigate({ pathname, search }, { state: carried, replace: true });
    }
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of step or history entry matters
  }, [isAtCode, isCodeEntry, isDone]);
}
