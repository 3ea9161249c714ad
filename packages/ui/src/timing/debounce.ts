export type Debounced<Args extends readonly unknown[]> = {
  (...args: Args): void;
  /** Forgets a call that has not run yet. */
  cancel(): void;
};

/** Runs `effect` once, `wait` milliseconds after the last of several calls, with that call's arguments. */
export const debounce = <Args extends readonly unknown[]>(effect: (...args: Args) => void, wait: number): Debounced<Args> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const debounced = (...args: Args): void => {
    clearTimeout(timer);
    timer = setTimeout(() => effect(...args), wait);
  };
  return Object.assign(debounced, { cancel: () => clearTimeout(timer) });
};

/** Wait after the last keystroke of a search. */
export const SEARCH_DEBOUNCE_MS = 300;

/** Wait after the last change of width before columns are fitted to it. */
export const FIT_DEBOUNCE_MS = 100;

/** Wait after the last change of a column's width before the cells are drawn for it. */
export const REDRAW_DEBOUNCE_MS = 500;
