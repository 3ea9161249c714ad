import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Tells the styles how high the bar over the page is, so that what sticks below it and what is scrolled to stays in view. */
export function useShellTop<Bar extends HTMLElement>(): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useEffect(() => {
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { position } = getComputedStyle(bar.current!);
      const height = position === 'sticky' ? bar.current!.offsetHeight : 0;
      root.style.setProperty('--shell-top', `${height}px`);
      root.style.scrollPaddingBlockStart = `${height + 16}px`;
    });
    observer.observe(bar.current!);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--shell-top');
      root.style.removeProperty('scroll-padding-block-start');
    };
  }, []);
  return bar;
}
