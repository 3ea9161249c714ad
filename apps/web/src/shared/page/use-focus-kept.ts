import { useEffect } from 'react';

/** Milliseconds within which the list behind the dialog is expected to lose what was deleted. */
const REFETCH = 5_000;

/**
 * For a dialog. React Aria gives the focus back to what opened it; when nothing did, or when that goes, at once or with the next refetch,
 * the page takes it.
 * @param watch milliseconds in which what has the focus may still go
 */
export function useFocusKept(watch = REFETCH): void {
  useEffect(() => {
    const main = document.querySelector('main');
    return () => {
      const look = (): void => {
        if (document.activeElement === document.body) main?.focus({ preventScroll: true });
      };
      const observer = new MutationObserver(look);
      // After React Aria has tried.
      setTimeout(() => {
        look();
        if (main && watch > 0) observer.observe(main, { childList: true, subtree: true });
      }, 50);
      setTimeout(() => observer.disconnect(), watch);
    };
  }, [watch]);
}
