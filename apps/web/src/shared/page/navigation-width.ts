import { readStored, writeStored } from '../session/storage.ts';

/** How wide the side navigation is, if the user chose; otherwise the window decides (base.css of `@wayside/ui`). */
export type NavigationWidth = 'rail' | 'full';

const STORED = 'navigation';

export function navigationWidth(): NavigationWidth | undefined {
  const stored = readStored(STORED);
  return stored === 'rail' || stored === 'full' ? stored : undefined;
}

/** Tells the styles, before the page is drawn. */
export function showNavigationWidth(width: NavigationWidth | undefined = navigationWidth()): void {
  if (width) document.documentElement.dataset['nav'] = width;
  else delete document.documentElement.dataset['nav'];
}

export const keepNavigationWidth = (width: NavigationWidth): void => writeStored(STORED, width);
