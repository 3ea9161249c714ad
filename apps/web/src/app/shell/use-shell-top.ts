import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Exposes the height of the top bar to CSS, so that sticky elements and scroll targets stay clear of it. */
export function useShellTop<Bar extends HTMLElement>(): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useEffect(() => {
    const root = document.documentElement;
    // The observer fires once more after the bar is removed and before this effect is cleaned up; the ref is empty then.
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
