const CONTROLS = 'a[href]:not([data-row-link]), button, input, select, textarea';
const INTERACTIVE = 'a, button, input, select, textarea, label, [role="button"], [role="menuitem"]';

/** Controls of a cell other than the row's own link. */
const controlsIn = (cell: Element): HTMLElement[] => [...cell.querySelectorAll<HTMLElement>(CONTROLS)];

/**
 * Whether a Tab inside a cell goes to another control of the same cell and is the browser's, not the grid's: the grid goes from cell to
 * cell.
 */
export const staysInCell = ({ key, target, shiftKey }: KeyboardEvent): boolean => {
  const cell = target instanceof Element ? target.closest('[role="gridcell"]') : null;
  if (key !== 'Tab' || !cell || target === cell) return false;
  const controls = controlsIn(cell);
  const at = controls.indexOf(target as HTMLElement);
  return at >= 0 && controls[at + (shiftKey ? -1 : 1)] !== undefined;
};

/**
 * Opens the row that an event of the grid came from, by pressing its own link: so that middle and Ctrl press, the address bar and the
 * router all see a link. Does nothing when the press was on a control of its own, or the key was not Enter.
 * Enter on a cell that holds controls goes to the first of them.
 */
export const openRowOf = (event: Event | null | undefined): void => {
  const target = event?.target;
  if (!(event && target instanceof Element) || event.defaultPrevented) return;
  if (event instanceof KeyboardEvent) {
    if (event.key !== 'Enter' || target.matches(INTERACTIVE)) return;
    const [control] = controlsIn(target);
    if (control) {
      // The same Enter must not press what it only went to.
      event.preventDefault();
      return control.focus();
    }
  }
  if (event instanceof MouseEvent && (target.closest(INTERACTIVE) || getSelection()?.toString())) return;
  const link = target.closest('[row-index]')?.querySelector('[data-row-link]');
  const { ctrlKey = false, metaKey = false, shiftKey = false } = event instanceof MouseEvent ? event : {};
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window, ctrlKey, metaKey, shiftKey }));
};
