import type { ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

export type SkeletonProps = {
  /** CSS width of what will stand here. */
  readonly width?: string | number;
  /** CSS height of what will stand here; one line of text by default. */
  readonly height?: string | number;
  readonly isRound?: boolean;
};

/** The shape of something on its way. Invisible for the first 200 ms, so that quick answers do not flicker. */
export const Skeleton = ({ width = '100%', height, isRound = false }: SkeletonProps) => (
  <span aria-hidden="true" className={classNames(styles.skeleton, isRound && styles.round)} style={{ width, height }} />
);

export type LoadingProps = {
  /** Spoken while waiting. */
  readonly label: string;
  readonly children: ReactNode;
};

/** Wraps the skeletons of one region and says once that it is loading. */
export const Loading = ({ label, children }: LoadingProps) => (
  <div aria-busy="true" className={styles.region}>
    <VisuallyHidden elementType="output">{label}</VisuallyHidden>
    {children}
  </div>
);

export type SkeletonRowsProps = {
  readonly label: string;
  readonly rows?: number;
  /** Widths of the columns, as in `grid-template-columns`. */
  readonly columns?: string;
};

// Bars of one length look like a pattern; these look like text. Fixed, so that a picture of the page is the same every time.
const LENGTHS = ['72%', '54%', '86%', '63%', '48%', '78%', '58%'];

/** Rows of a list on their way, at the height the real rows will have. */
export const SkeletonRows = ({ label, rows = 5, columns = '2fr 1fr 1fr 1fr' }: SkeletonRowsProps) => {
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
};
