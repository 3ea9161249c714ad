import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Tells the styles how high the bar over the page is, so that what sticks below it and what is scrolled to stays in view. */
export function useShellTop<Bar extends HTMLElement>(): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useEffect(() => {
    const root = document.documentElement;
    // The observer speaks once more when the bar has gone from the page, before this effect is undone: the ref is empty by then.
    const element = bar.current!;
    const observer = new ResizeObserver(() => {
      const { position } = getComputedStyle(element);
      const height = position === 'sticky' ? element.offsetHeight : 0;
      root.style.setProperty('--shell-top', `${height}px`);
      root.style.scrollPaddingBlockStart = `${height + 16}px`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--shell-top');
      root.style.removeProperty('scroll-padding-block-start');
    };
  }, []);
  return bar;
}
