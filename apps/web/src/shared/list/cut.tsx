import { classNames } from '@wayside/ui';
import type { ReactNode } from 'react';
import styles from './cut.module.css';

/**
 * Cell content that shrinks when space is short: two lines, each truncated, shown in full while focused. Set `--least-room` in a class to
 * limit how narrow it gets.
 */
export const cut = (content: ReactNode, className?: string) => <span className={classNames(styles.cut, className)}>{content}</span>;
