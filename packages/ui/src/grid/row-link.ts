const INTERACTIVE = 'a, button, input, select, textarea, label, [role="button"], [role="menuitem"]';

/**
 * Opens the row that an event of the grid came from, by pressing its own link: so that middle and Ctrl press, the address bar and the
 * router all see a link. Does nothing when the press was on a control of its own, or the key was not Enter.
 */
export const openRowOf = (event: Event | null | undefined): void => {
  const target = event?.target;
  if (!(event && target instanceof Element) || event.defaultPrevented) return;
  if (event instanceof KeyboardEvent && (event.key !== 'Enter' || target.matches(INTERACTIVE))) return;
  if (event instanceof MouseEvent && (target.closest(INTERACTIVE) || getSelection()?.toString())) return;
  const link = target.closest('[row-index]')?.querySelector('[data-row-link]');
  const { ctrlKey = false, metaKey = false, shiftKey = false } = event instanceof MouseEvent ? event : {};
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window, ctrlKey, metaKey, shiftKey }));
};
