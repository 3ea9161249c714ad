import { useEffect } from 'react';
import styles from './tooltip.module.css';

/** Distance to the text and to the edges of the window, in pixels. */
const GAP = 4;

function isCut(element: Element): boolean {
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
  if (clientWidth <= 1 || (scrollWidth <= clientWidth && scrollHeight <= clientHeight)) return false;
  const { overflowX, webkitLineClamp } = getComputedStyle(element);
  const isClipped = overflowX === 'hidden' || overflowX === 'clip';
  // Lines are cut where they are counted; elsewhere, tall letters are.
  return isClipped && (scrollWidth > clientWidth || /^\d/.test(webkitLineClamp));
}

/** What is shown whole: a cell, a control, a line of text. */
const WHOLE = 'a, button, [role=gridcell], [role=columnheader], [role=rowheader], td, th, li, p, h1, h2, h3, dd';

/** The text in or around an element that is cut; undefined if all of it can be seen. */
export function cutTextAt(at: Element): string | undefined {
  const whole = at.closest(WHOLE);
  const cut = (whole ? [whole, ...whole.querySelectorAll('*')] : [at]).find(isCut);
  return cut instanceof HTMLElement ? cut.innerText.trim().replaceAll(/\s*\n\s*/g, ', ') : undefined;
}

/**
 * Shows any text that is cut in full while the pointer or the focus is on it, until Escape. It can be pointed at itself,
 * and is hidden from screen readers, which read the whole text anyway. Render it once.
 */
export function CutTexts() {
  useEffect(() => {
    const tip = document.createElement('div');
    tip.className = `${styles.tooltip} ${styles.whole}`;
    tip.setAttribute('popover', 'manual');
    tip.setAttribute('aria-hidden', 'true');
    // Not outside of the dialog it opens over.
    tip.dataset['reactAriaTopLayer'] = 'true';
    document.body.append(tip);
    const hide = (): void => tip.hidePopover();

    const show = (event: Event): void => {
      const { target: at } = event;
      if (!(at instanceof Element) || tip.contains(at)) return;
      const text = event.type === 'focusin' && !at.matches(':focus-visible') ? undefined : cutTextAt(at);
      hide();
      if (text === undefined) return;
      tip.textContent = text;
      tip.showPopover();
      const [box, own] = [(at.closest(WHOLE) ?? at).getBoundingClientRect(), tip.getBoundingClientRect()];
      const isBelow = box.bottom + own.height + GAP <= window.innerHeight;
      tip.style.top = `${isBelow ? box.bottom : Math.max(GAP, box.top - own.height)}px`;
      tip.style.left = `${Math.max(GAP, Math.min(box.left, window.innerWidth - own.width - GAP))}px`;
    };
    const escape = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') hide();
    };
    const events = ['pointerover', 'focusin'] as const;
    for (const name of events) document.addEventListener(name, show);
    document.addEventListener('keydown', escape, true);
    document.addEventListener('scroll', hide, true);
    return () => {
      for (const name of events) document.removeEventListener(name, show);
      document.removeEventListener('keydown', escape, true);
      document.removeEventListener('scroll', hide, true);
      tip.remove();
    };
  }, []);
  return null;
}
