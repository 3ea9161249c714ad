import styles from './marker.module.css';

/** How long a control is pointed out before it is used; people need a third of that to find it. */
const MARK_MS = 900;
/** The ring's distance from its control. */
const GAP = 4;
/** The app's header, and the bar below a form. */
const EDGE = 64;
/** Inputs that are drawn by something around them are hardly larger than nothing. */
const LEAST_SIZE = 8;

/** Points out a control before it is used. Returns what takes the mark away. */
export type Point = (element: HTMLElement, name: string) => Promise<() => void>;

/** Only brings it into view. */
export const pointAtOnce: Point = (element) => {
  drawnPartOf(element).scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return Promise.resolve(() => undefined);
};

/** Scrolls to it, draws a ring around it with its name, and leaves people time to look. */
export const pointSlowly: Point = async (element, name) => {
  const target = drawnPartOf(element);
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // A list that is open closes when the page below it scrolls.
  if (!isInView(target)) target.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' });
  await rest(target);
  const ring = document.createElement('div');
  ring.className = styles.ring!;
  ring.dataset['demoMark'] = '';
  // The bar says what will be done; this is for the eyes.
  ring.ariaHidden = 'true';
  ring.append(Object.assign(document.createElement('span'), { className: styles.name!, textContent: name }));
  document.querySelector('[data-demo]')!.append(ring);
  let frame = 0;
  const follow = (): void => {
    const { left, top, width, height } = target.getBoundingClientRect();
    ring.style.translate = `${left - GAP}px ${top - GAP}px`;
    ring.style.width = `${width + 2 * GAP}px`;
    ring.style.height = `${height + 2 * GAP}px`;
    // Below the control the name might be outside the window, or over the bar.
    ring.toggleAttribute('data-above', top + height > window.innerHeight - 40);
    ring.toggleAttribute('data-from-end', left > window.innerWidth / 2);
    frame = requestAnimationFrame(follow);
  };
  follow();
  await wait(MARK_MS);
  return () => {
    cancelAnimationFrame(frame);
    ring.remove();
  };
};

/** The element, or what is drawn in its place; a choice with its words. */
function drawnPartOf(element: HTMLElement): HTMLElement {
  const choice = element.matches('[type="radio"], [type="checkbox"]') ? element.closest('label') : null;
  if (choice) return choice;
  const { width, height } = element.getBoundingClientRect();
  const isDrawn = Math.min(width, height) >= LEAST_SIZE && element.checkVisibility({ visibilityProperty: true });
  if (isDrawn && getComputedStyle(element).opacity !== '0') return element;
  const around = element.closest('label') ?? element.parentElement;
  return around && around !== document.body ? drawnPartOf(around) : element;
}

/** Neither outside the window, nor behind what stays at its edges. */
function isInView(target: HTMLElement): boolean {
  const { top, bottom } = target.getBoundingClientRect();
  const bar = document.querySelector('[data-demo]')!.getBoundingClientRect();
  return top > bar.bottom + EDGE && bottom < window.innerHeight - EDGE;
}

/** Waits until the page has stopped scrolling. */
async function rest(target: HTMLElement): Promise<void> {
  let before: number | undefined;
  for (let look = 0; look < 60; look++) {
    const { top } = target.getBoundingClientRect();
    if (top === before) return;
    before = top;
    await wait(50);
  }
}

export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
