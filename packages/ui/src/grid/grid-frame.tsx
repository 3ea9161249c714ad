import type { ReactNode } from 'react';
import { SkeletonRows } from '../skeleton/skeleton.tsx';
import { rowHeightOf, shownColumns } from './column-layout.ts';
import type { Column } from '../columns/column.ts';
import styles from './data-grid.module.css';
import { HEADER_HEIGHT } from './state/state.ts';
import type { GridDensity, GridState } from './state/state.ts';
import type { GridTexts } from './texts.ts';

export interface GridFrameProps<Item> {
  readonly texts: GridTexts;
  readonly columns: readonly Column<Item>[];
  readonly state: GridState;
  readonly density: GridDensity;
  /** CSS height of a grid without pages. */
  readonly height: string;
  readonly pageSize: number | undefined;
  /** Number of rows that match search and filters, once known. */
  readonly likely?: number;
  /** Shown instead of the rows. */
  readonly empty?: ReactNode;
  readonly isLoading: boolean;
  /** The grid itself. */
  readonly children?: ReactNode;
}

/** Height in pixels of an empty state with a sentence and a button. */
const EMPTY_HEIGHT = 240;

/** Skeleton of a grid whose height follows the window. */
const SKELETON_ROWS = 8;

/** The space of the grid, and what covers it: also while the grid's own code is on its way. */
export function GridFrame<Item>(props: GridFrameProps<Item>) {
  const { texts, columns, state, density, height, pageSize, likely, empty, isLoading, children } = props;
  const visible = shownColumns(columns, state);
  const rowHeight = rowHeightOf(visible, density);
  const isPaged = pageSize !== undefined;
  // A page keeps the height of a full one, so that paging does not move what is below.
  const fullPage = Math.min(pageSize ?? 0, likely ?? pageSize ?? 0);
  const own = isPaged
    ? `${HEADER_HEIGHT + Math.max(fullPage * rowHeight, empty ? EMPTY_HEIGHT : rowHeight)}px`
    : height;
  return (
    <div className={styles.grid} style={isPaged ? { minHeight: own } : { height: own }} aria-busy={isLoading}>
      {children}
      {isLoading && (
        <div className={styles.cover}>
          <SkeletonRows
            label={texts.loading}
            rows={pageSize ?? SKELETON_ROWS}
            columns={visible.map(({ width = 120 }) => `${width}fr`).join(' ')}
          />
        </div>
      )}
      {empty && <div className={styles.cover}>{empty}</div>}
    </div>
  );
}
