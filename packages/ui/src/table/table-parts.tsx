import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ColumnCell, kindClass } from '../columns/column-cell.tsx';
import { isNumeric } from '../columns/column.ts';
import type { Column } from '../columns/column.ts';
import styles from './table.module.css';

export interface TableProps<Item> {
  /** Accessible name. */
  readonly label: string;
  /** The first column names the row. */
  readonly columns: readonly Column<Item>[];
  readonly rows: readonly Item[];
  readonly rowKey: (item: Item) => string | number;
  /** Opens the row. Also put a `Link` with the same URL in the first cell, so that it can open in a new tab. */
  readonly onOpen?: (item: Item) => void;
  /** Shown when there are no rows. */
  readonly empty?: ReactNode;
  /** Shows stale rows while new ones load. */
  readonly isStale?: boolean;
  /** CSS height above which the rows scroll under their header, a whole row at a time; cards never scroll. */
  readonly maxHeight?: string;
}

export function cellClass<Item>(column: Column<Item>, at: number): string {
  const { kind } = column;
  return classNames(
    styles.cell,
    kindClass(column),
    at === 0 && styles.first,
    (isNumeric(column) || kind === 'date') && styles.whole,
    kind === 'money' && styles.amount,
    kind === 'status' && styles.status,
    kind === 'actions' && styles.actions,
    column.isPlain && styles.plain,
  );
}

export function labelOf<Item>({ header, kind }: Column<Item>, at: number) {
  return kind !== 'actions' && at > 0 ? { 'data-label': header } : undefined;
}

/** Percent, because a table takes all the room there is. */
export const widthOf = <Item,>({ width }: Column<Item>): CSSProperties | undefined =>
  width ? { width: `${width / 10}%` } : undefined;

/** Content that may be cut: each line ends in dots, and shows in full while focused. */
export function TableCell<Item>({ column, item }: { readonly column: Column<Item>; readonly item: Item }) {
  const content = <ColumnCell column={column} item={item} />;
  if (column.minWidth === undefined) return content;
  return (
    <span className={styles.cut} style={{ '--least-room': `${column.minWidth}px` } as CSSProperties}>
      {content}
    </span>
  );
}
