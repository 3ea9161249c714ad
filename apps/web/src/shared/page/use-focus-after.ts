import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * When a form or message in the page closes with the focus in it, moves the focus to `target`. Dialogs have
 * `useFocusKept`.
 */
export function useFocusAfter(isOpen: boolean, target: () => HTMLElement | null | undefined): void {
  const wasOpen = useRef(isOpen);
  const move = useEffectEvent(() => target()?.focus());
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    // The focused element is gone, and nothing else took the focus.
    if (isClosed && document.activeElement === document.body) move();
  }, [isOpen]);
}
