import { Fragment, createElement } from 'react';
import type { ReactNode } from 'react';
import styles from './unbroken.module.css';

/** Letters, a hyphen, digits. Longer words may have to break. */
const UNIT_NUMBER = /((?<!\S)\S{0,12}\p{L}-\p{N}\S{0,12}(?!\S))/u;

/**
 * Keeps unit numbers such as `TRK-06` on one line, which browsers break at the hyphen. No other characters, so that
 * copied text stays the same.
 */
export function Unbroken({ children }: { readonly children: ReactNode }) {
  if (typeof children !== 'string' || !UNIT_NUMBER.test(children)) return children;
  const parts = children
    .split(UNIT_NUMBER)
    .map((part, at) => (at % 2 === 1 ? createElement('span', { className: styles.unbroken }, part) : part));
  return createElement(Fragment, null, ...parts);
}
