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
  /** Quantities and money to the right, in figures of one width. */
  readonly align?: 'left' | 'right';
  /** CSS width. */
  readonly width?: string;
  /** The header is read, not shown: for a column of actions. */
  readonly isHeaderHidden?: boolean;
  readonly isSortable?: boolean;
  /** Where the cell goes in a stacked card: `status` to its top right, `actions` to its foot. */
  readonly place?: 'status' | 'actions';
};

export type TableProps<Item> = {
  /** Accessible name. */
  readonly label: string;
  /** The first column names the row. */
  readonly columns: readonly TableColumn<Item>[];
  readonly rows: readonly Item[];
  readonly rowKey: (item: Item) => string | number;
  /** Opens the row. Put a `Link` with the same address in the first cell, for those who want it in a new tab. */
  readonly onOpen?: (item: Item) => void;
  /** Shown instead of rows. */
  readonly empty?: ReactNode;
  readonly sort?: SortDescriptor;
  readonly onSort?: (sort: SortDescriptor) => void;
  /** Old rows while new ones are on their way. */
  readonly isStale?: boolean;
  /** Pixels from which the rows scroll under their header; cards never do. */
  readonly maxHeight?: number;
};

/** A short list as a table: hairlines, 40-pixel rows, cards under 640 pixels. For long ones use the grid of `@wayside/ui/grid`. */
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
