import { ArrowDown, ArrowUp } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Cell, Column, Row, Table as AriaTable, TableBody, TableHeader } from 'react-aria-components/Table';
import type { SortDescriptor } from 'react-aria-components/Table';
import { classNames } from '../class-names.ts';
import styles from './table.module.css';

export type TableColumn<Item> = {
  readonly id: string;
  readonly header: string;
  readonly cell: (item: Item) => ReactNode;
  /** Right-aligns quantities and money, with tabular figures. */
  readonly align?: 'left' | 'right';
  /** CSS width. */
  readonly width?: string;
  /** Only screen readers get the header, for action columns. */
  readonly isHeaderHidden?: boolean;
  readonly isSortable?: boolean;
  /** Position in a stacked card: `status` at its top right, `actions` at the bottom. */
  readonly place?: 'status' | 'actions';
};

export type TableProps<Item> = {
  /** Accessible name. */
  readonly label: string;
  /** The first column names the row. */
  readonly columns: readonly TableColumn<Item>[];
  readonly rows: readonly Item[];
  readonly rowKey: (item: Item) => string | number;
  /** Opens the row. Also put a `Link` with the same URL in the first cell, so that it can open in a new tab. */
  readonly onOpen?: (item: Item) => void;
  /** Shown when there are no rows. */
  readonly empty?: ReactNode;
  readonly sort?: SortDescriptor;
  readonly onSort?: (sort: SortDescriptor) => void;
  /** Shows stale rows while new ones load. */
  readonly isStale?: boolean;
  /** Height in pixels above which the rows scroll under their header; cards never scroll. */
  readonly maxHeight?: number;
};

/**
 * When a dialog closes, its opener gets the focus back. The table of React Aria would give it to the first control of the opener's cell.
 */
function keepOpeners(frame: HTMLElement | null) {
  if (!frame) return undefined;
  const stop = (event: Event): void => event.stopPropagation();
  frame.addEventListener('react-aria-focus-scope-restore', stop, true);
  return () => frame.removeEventListener('react-aria-focus-scope-restore', stop, true);
}

/** A short list as a table: hairlines, 40-pixel rows, cards below 640 pixels. Use the grid of `@wayside/ui/grid` for long lists. */
export const Table = <Item,>({
  label,
  columns,
  rows,
  rowKey,
  onOpen,
  empty,
  sort,
  onSort,
  isStale = false,
  maxHeight,
}: TableProps<Item>) => (
  <div
    ref={keepOpeners}
    className={classNames(styles.frame, isStale && styles.stale, maxHeight !== undefined && styles.limited)}
    {...(maxHeight !== undefined && { style: { '--table-max-height': `${maxHeight}px` } as CSSProperties })}
  >
    <AriaTable
      aria-label={label}
      className={styles.table!}
      {...(sort && { sortDescriptor: sort })}
      {...(onSort && { onSortChange: onSort })}
      {...(onOpen && {
        onRowAction: (key) => {
          const opened = rows.find((item) => rowKey(item) === key);
          if (opened !== undefined) onOpen(opened);
        },
      })}
    >
      <TableHeader className={styles.head!}>
        {columns.map(({ id, header, align, width, isSortable = false, isHeaderHidden = false }, at) => (
          <Column
            key={id}
            id={id}
            isRowHeader={at === 0}
            allowsSorting={isSortable}
            className={classNames(styles.column, align === 'right' && styles.right)}
            {...(width && { style: { width } })}
          >
            {({ sortDirection }) => (
              <span className={isHeaderHidden ? styles.hidden : styles.columnText}>
                {header}
                {isSortable && (
                  <span className={classNames(styles.arrow, sortDirection && styles.active)}>
                    {sortDirection === 'descending' ? <ArrowDown size={14} aria-hidden="true" /> : <ArrowUp size={14} aria-hidden="true" />}
                  </span>
                )}
              </span>
            )}
          </Column>
        ))}
      </TableHeader>
      <TableBody {...(empty !== undefined && { renderEmptyState: () => empty })}>
        {rows.map((item) => (
          <Row key={rowKey(item)} id={rowKey(item)} className={classNames(styles.row, onOpen && styles.opens)}>
            {columns.map(({ id, header, cell, align, place, isHeaderHidden }, at) => (
              <Cell
                key={id}
                className={classNames(styles.cell, at === 0 && styles.first, align === 'right' && styles.right, place && styles[place])}
                {...(!isHeaderHidden && at > 0 && { 'data-label': header })}
              >
                {cell(item)}
              </Cell>
            ))}
          </Row>
        ))}
      </TableBody>
    </AriaTable>
  </div>
);
