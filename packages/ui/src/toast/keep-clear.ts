/** Pixels below the toasts, and between them and what they keep clear of. */
const GAP = 16;

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/**
 * How far above the bottom of the window something of this height keeps clear of everything listed, from the lowest up.
 * Where nothing is clear it stays at the bottom.
 */
export function clearBottom(height: number, windowHeight: number, obstacles: readonly Span[]): number {
  let bottom = windowHeight - GAP;
  for (const obstacle of obstacles.toSorted((one, other) => other.bottom - one.bottom))
    if (obstacle.top < bottom && obstacle.bottom > bottom - height) bottom = obstacle.top - GAP;
  return bottom - height < GAP ? GAP : windowHeight - bottom;
}

/** The row of a list that somebody works in: a toast speaks of what was done there. */
const rowInUse = (): Element | undefined =>
  document.activeElement?.closest('main :is([role="row"], li, tr)') ?? undefined;

/** Moves the toasts clear of pagers, of bars with buttons and of the row in use, for as long as they are shown. */
export function keepClear(region: HTMLElement): () => void {
  const place = (): void => {
    // Who is about to press a button of a toast has it stay where it is.
    if (region.contains(document.activeElement)) return;
    const obstacles = [...document.querySelectorAll('[data-bottom-bar]'), rowInUse()]
      .flatMap((element) => element?.getBoundingClientRect() ?? [])
      .filter(({ height, top, bottom }) => height > 0 && bottom > 0 && top < window.innerHeight);
    region.style.insetBlockEnd = `${clearBottom(region.offsetHeight, window.innerHeight, obstacles)}px`;
  };
  const observer = new ResizeObserver(place);
  observer.observe(region);
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('scroll', place, { capture: true, passive: true, signal });
  document.addEventListener('focusin', place, { signal });
  window.addEventListener('resize', place, { signal });
  return () => {
    observer.disconnect();
    stop.abort();
  };
}
