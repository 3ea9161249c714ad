import type { ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS width of the content to come. */
  readonly width?: string | number;
  /** CSS height of the content to come; one line of text by default. */
  readonly height?: string | number;
  readonly isRound?: boolean;
}

/** Placeholder shape of loading content. Invisible for the first 200 ms, so that fast responses don't flicker. */
export function Skeleton({ width = '100%', height, isRound = false }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, isRound && styles.round)}
      style={{ width, height }}
    />
  );
}

export interface LoadingProps {
  /** Announced while loading. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Wraps the skeletons of one region and announces loading once. */
export function Loading({ label, children }: LoadingProps) {
  return (
    <div aria-busy="true" className={styles.region}>
      <VisuallyHidden elementType="output">{label}</VisuallyHidden>
      {children}
    </div>
  );
}

export interface SkeletonRowsProps {
  readonly label: string;
  readonly rows?: number;
  /** Column widths, as in `grid-template-columns`. */
  readonly columns?: string;
}

// Varied lengths look like text rather than a pattern. Fixed, so that screenshots are reproducible.
const LENGTHS = ['72%', '54%', '86%', '63%', '48%', '78%', '58%'];

/** Rows of a loading list, as high as the real rows. */
export function SkeletonRows({ label, rows = 5, columns = '2fr 1fr 1fr 1fr' }: SkeletonRowsProps) {
  const cells = columns.split(' ').length;
  return (
    <Loading label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} style={{ gridTemplateColumns: columns }}>
          {Array.from({ length: cells }, (_cell, cell) => (
            <Skeleton key={cell} width={LENGTHS[(row * 3 + cell * 2) % LENGTHS.length]!} />
          ))}
        </div>
      ))}
    </Loading>
  );
}
