import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import type { LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { classNames } from '../class-names.ts';
import styles from './link.module.css';

export type LinkProps = Omit<AriaLinkProps, 'className' | 'style' | 'children'> & {
  readonly children: ReactNode;
  /** `accent` stands out in text; `plain` takes the colour of its surroundings (names in lists, breadcrumbs). */
  readonly tone?: 'accent' | 'plain';
};

/** A real link. Knows no router: wrap the app in react-aria's `RouterProvider` and it navigates without a page load. */
export const Link = ({ tone = 'accent', children, ...rest }: LinkProps) => (
  <AriaLink {...rest} className={classNames(styles.link, styles[tone])}>
    {children}
  </AriaLink>
);
