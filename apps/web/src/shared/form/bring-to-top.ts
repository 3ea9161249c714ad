/**
 * Scrolls the result of a submit into view (ERR2-28): to the top of the page if it is visible from there, otherwise to
 * the box itself. A dialog doesn't move the page behind it.
 */
export function bringToTop(box: Element): void {
  if (!box.closest('[role=dialog], [role=alertdialog]')) window.scrollTo({ top: 0 });
  box.scrollIntoView({ block: 'nearest' });
}
