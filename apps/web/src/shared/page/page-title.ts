import { useEffect } from 'react';

/** Of the page, and of the dialog with an address of its own that is open over it. */
const titles = { page: '', dialog: '' };

/** Titles the document. A dialog's title holds as long as it is open, whatever happens to that of the page below. */
export function usePageTitle(title: string, of: keyof typeof titles = 'page'): void {
  useEffect(() => {
    const show = (next: string): void => {
      titles[of] = next;
      document.title = titles.dialog || titles.page;
    };
    show(title);
    return of === 'dialog' ? () => show('') : undefined;
  }, [title, of]);
}
