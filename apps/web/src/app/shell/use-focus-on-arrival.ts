import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Another page takes the focus from the link or menu that led to it, which may be gone: a screen reader goes on there, and so does Tab. A page
 * that placed the focus itself keeps it, and a document that was just loaded begins at its top.
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
    // A menu that closes gives the focus back to its button first.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const box = main.current;
        const isElsewhere = document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') != null;
        if (box && !isElsewhere && !box.contains(document.activeElement)) box.focus({ preventScroll: true });
      });
    });
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the path is what it follows
  }, [main, pathname]);
}
