import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The row that was opened last in each list, by its history entry. */
const opened = new Map<string, string>();

/** How long the rows may take to be drawn. */
const PATIENCE_MS = 3_000;

/**
 * Back to a list focuses the row that was opened, unless something else has the focus by then. Spread the result on the
 * element around the rows, whose links have `data-row-link`.
 */
export function useReturnFocus(isReady: boolean) {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const box = useRef<HTMLDivElement>(null);
  const left = useRef(isBack ? opened.get(key) : undefined);

  useEffect(() => {
    const href = left.current;
    if (!isReady || href === undefined) return undefined;
    left.current = undefined;
    const until = performance.now() + PATIENCE_MS;
    let frame = 0;
    function look(): void {
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body && activeElement.tagName !== 'MAIN') return;
      const link = box.current?.querySelector<HTMLElement>(`[data-row-link][href="${CSS.escape(href!)}"]`);
      const cell = link?.closest<HTMLElement>('[role="rowheader"]');
      cell?.focus();
      // Outside a grid, the link itself.
      if (link && !cell?.contains(document.activeElement)) link.focus();
      if (!link && performance.now() < until) frame = requestAnimationFrame(look);
    }
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [isReady]);

  return {
    ref: box,
    onClickCapture: ({ target }: MouseEvent) => {
      const href = target instanceof Element && target.closest('[data-row-link]')?.getAttribute('href');
      if (href) opened.set(key, href);
    },
  };
}
