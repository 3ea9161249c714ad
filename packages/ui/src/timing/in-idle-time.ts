/** Longest slice of work in a browser that doesn't say when it is idle, in milliseconds. */
const SLICE_MS = 5;

/** Runs `step` while the browser is idle, in slices, until it answers false. @returns how to stop it */
export function inIdleTime(step: () => boolean): () => void {
  let handle: number;
  if (!('requestIdleCallback' in window)) {
    const slice = (): void => {
      const end = performance.now() + SLICE_MS;
      while (performance.now() < end) if (!step()) return;
      handle = setTimeout(slice) as unknown as number;
    };
    handle = setTimeout(slice) as unknown as number;
    return () => clearTimeout(handle);
  }
  const slice = (deadline: IdleDeadline): void => {
    do if (!step()) return;
    while (deadline.timeRemaining() > 0);
    handle = window.requestIdleCallback(slice);
  };
  handle = window.requestIdleCallback(slice);
  return () => window.cancelIdleCallback(handle);
}
