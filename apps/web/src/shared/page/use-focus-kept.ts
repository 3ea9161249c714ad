import { useEffect } from 'react';

/** Time in milliseconds for the list behind the dialog to drop a deleted row. */
const REFETCH = 5_000;

/**
 * For dialogs. React Aria returns the focus to the element that opened the dialog. If there is none, or it is removed
 * now or by the next refetch, this moves the focus to the page.
 * @param watch milliseconds during which the focused element may still be removed
 */
export function useFocusKept(watch = REFETCH): void {
  useEffect(() => {
    // Its timers may outlive the window of a test.
    const page = document;
    const main = page.querySelector('main');
    return () => {
      const look = (): void => {
        if (page.activeElement === page.body) main?.focus({ preventScroll: true });
      };
      const observer = new MutationObserver(look);
      // After React Aria has restored the focus.
      setTimeout(() => {
        look();
        if (main && watch > 0) observer.observe(main, { childList: true, subtree: true });
      }, 50);
      setTimeout(() => observer.disconnect(), watch);
    };
  }, [watch]);
}
