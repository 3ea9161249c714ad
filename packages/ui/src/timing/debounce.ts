export interface Debounced<Args extends readonly unknown[]> {
  (...args: Args): void;
  /** Cancels a pending call. */
  cancel(): void;
}

/** Runs `effect` once, `wait` milliseconds after the last of several calls, with that call's arguments. */
export function debounce<Args extends readonly unknown[]>(
  effect: (...args: Args) => void,
  wait: number,
): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const debounced = (...args: Args): void => {
    clearTimeout(timer);
    timer = setTimeout(() => effect(...args), wait);
  };
  return Object.assign(debounced, { cancel: () => clearTimeout(timer) });
}

/** Delay after the last keystroke of a search, in milliseconds. */
export const SEARCH_DEBOUNCE_MS = 300;

/** Delay after the last change of the grid's width before columns are fitted, in milliseconds. */
export const FIT_DEBOUNCE_MS = 100;

/** Delay after the last change of a column's width before its cells are redrawn, in milliseconds. */
export const REDRAW_DEBOUNCE_MS = 500;
