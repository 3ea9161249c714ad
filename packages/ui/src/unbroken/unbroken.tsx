import { Fragment, createElement } from 'react';
import type { ReactNode } from 'react';
import styles from './unbroken.module.css';

/** Letters, a hyphen, digits (longer words may have to break); or a date such as 03-16-2026. */
const WITH_HYPHEN = /((?<!\S)\S{0,12}\p{L}-\p{N}\S{0,12}(?!\S)|\b\d{2,4}-\d{2}-\d{2,4}\b)/u;

/**
 * Keeps unit numbers such as `TRK-06`, and dates, on one line: browsers break them at the hyphen. No other characters,
 * so that copied text stays the same.
 */
export function Unbroken({ children }: { readonly children: ReactNode }) {
  if (typeof children !== 'string' || !WITH_HYPHEN.test(children)) return children;
  const parts = children
    .split(WITH_HYPHEN)
    .map((part, at) => (at % 2 === 1 ? createElement('span', { className: styles.unbroken }, part) : part));
  return createElement(Fragment, null, ...parts);
}
