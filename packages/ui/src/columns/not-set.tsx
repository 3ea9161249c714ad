import { createContext, useContext } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';

/** What screen readers say for a missing value. */
export const NotSetText = createContext('');

/** A missing value, in a cell or a fact. Zero is shown as zero. */
export function NotSet() {
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{useContext(NotSetText)}</VisuallyHidden>
    </>
  );
}
