import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import type { LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { classNames } from '../class-names.ts';
import styles from './link.module.css';

export type LinkProps = Omit<AriaLinkProps, 'className' | 'style' | 'children'> & {
  readonly children: ReactNode;
  /** `accent` stands out in text; `plain` takes the surrounding color (names in lists, breadcrumbs). */
  readonly tone?: 'accent' | 'plain';
};

/** A real link, independent of the router: inside react-aria's `RouterProvider` it navigates without a page load. */
export function Link({ tone = 'accent', children, ...rest }: LinkProps) {
  return (
    <AriaLink {...rest} className={classNames(styles.link, styles[tone])}>
      {children}
    </AriaLink>
  );
}
