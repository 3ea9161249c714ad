import { classNames } from '@wayside/ui';
import type { ReactNode } from 'react';
import styles from './cut.module.css';

/**
 * The content of a cell that gives way when there is little room: on two lines, each cut at its end, and whole where the focus is.
 * `--least-room` of a class of its own is how narrow it may get.
 */
export const cut = (content: ReactNode, className?: string) => <span className={classNames(styles.cut, className)}>{content}</span>;
