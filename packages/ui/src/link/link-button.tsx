import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { classNames } from '../class-names.ts';
import styles from './link.module.css';

export interface LinkButtonProps {
  readonly children: ReactNode;
  /** Accessible name, when several buttons have the same visible text. */
  readonly 'aria-label'?: string;
  readonly onPress: () => void;
}

/**
 * A button that looks like a link, for a page that can't be opened by its address alone: nothing to copy or to open in
 * a new tab.
 */
export function LinkButton(props: LinkButtonProps) {
  return <AriaButton {...props} className={classNames(styles.link, styles.button, styles.accent)} />;
}
