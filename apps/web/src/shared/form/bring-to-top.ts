/**
 * Shows what a submit came to (ERR2-28): from the top of the page, unless it would be out of sight there. A dialog stays over the place where it
 * was opened.
 */
export function bringToTop(box: Element): void {
  if (!box.closest('[role=dialog], [role=alertdialog]')) window.scrollTo({ top: 0 });
  box.scrollIntoView({ block: 'nearest' });
}
