import { useEffect } from 'react';

/** Milliseconds within which the list behind the dialog is expected to lose what was deleted. */
const REFETCH = 5_000;

/** React Aria gives the focus back to what opened the dialog; when that goes, at once or with the next refetch, the page takes it. */
export function useFocusKept(): void {
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
        if (main) observer.observe(main, { childList: true, subtree: true });
      }, 50);
      setTimeout(() => observer.disconnect(), REFETCH);
    };
  }, []);
}
