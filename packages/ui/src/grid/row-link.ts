const CONTROLS = 'a[href]:not([data-row-link]), button, input, select, textarea';
const INTERACTIVE = 'a, button, input, select, textarea, label, [role="button"], [role="menuitem"]';

/** Controls in a cell other than the row's own link. */
const controlsIn = (cell: Element): HTMLElement[] => [...cell.querySelectorAll<HTMLElement>(CONTROLS)];

/**
 * Whether Tab moves to another control in the same cell, which is left to the browser; the grid's own Tab moves from
 * cell to cell.
 */
export function staysInCell({ key, target, shiftKey }: KeyboardEvent): boolean {
  const cell = target instanceof Element ? target.closest('[role="gridcell"], [role="rowheader"]') : null;
  if (key !== 'Tab' || !cell || target === cell) return false;
  const controls = controlsIn(cell);
  const at = controls.indexOf(target as HTMLElement);
  return at >= 0 && controls[at + (shiftKey ? -1 : 1)] !== undefined;
}

/**
 * Opens the row of a grid event by clicking its link, so that middle click, Ctrl-click, the address bar and the router
 * all see a real link. Does nothing if the press was on another control or the key was not Enter. Enter on a cell with
 * controls focuses the first of them.
 */
export function openRowOf(event: Event | null | undefined): void {
  const target = event?.target;
  if (!(event && target instanceof Element) || event.defaultPrevented) return;
  if (event instanceof KeyboardEvent) {
    if (event.key !== 'Enter' || target.matches(INTERACTIVE)) return;
    const [control] = controlsIn(target);
    if (control) {
      // The same Enter must not also activate the control it focuses.
      event.preventDefault();
      return control.focus();
    }
  }
  if (event instanceof MouseEvent && (target.closest(INTERACTIVE) || getSelection()?.toString())) return;
  const link = target.closest('[row-index]')?.querySelector('[data-row-link]');
  const { ctrlKey = false, metaKey = false, shiftKey = false } = event instanceof MouseEvent ? event : {};
  link?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, view: window, ctrlKey, metaKey, shiftKey }),
  );
}
