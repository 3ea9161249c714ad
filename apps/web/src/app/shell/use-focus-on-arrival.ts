import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Moves the focus to the new page after navigation, so that screen readers and Tab continue there: the link or menu that was used may be
 * gone. Does nothing if the page placed the focus itself, or right after a document load.
 */
export function useFocusOnArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const isLoaded = useNavigationType() === 'POP';
  const isFirst = useRef(isLoaded);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    // A closing menu first returns the focus to its button.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const box = main.current;
        const isElsewhere = document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') != null;
        if (box && !isElsewhere && !box.contains(document.activeElement)) box.focus({ preventScroll: true });
      });
    });
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs when the path changes
  }, [main, pathname]);
}
