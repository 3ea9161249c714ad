import { useEffect } from 'react';

const titles = { page: '', dialog: '' };

/** Titles the document. A dialog's title holds as long as it is open, whatever happens to that of the page below. */
export function showTitle(of: keyof typeof titles, title: string): void {
  titles[of] = title;
  document.title = titles.dialog || titles.page;
}

export function usePageTitle(title: string): void {
  useEffect(() => showTitle('page', title), [title]);
}
