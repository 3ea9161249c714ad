import { ArrowDown, ArrowUp } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { Cell, Column, Row, Table as AriaTable, TableBody, TableHeader } from 'react-aria-components/Table';
import type { SortDescriptor } from 'react-aria-components/Table';
import { classNames } from '../class-names.ts';
import { useNarrow } from '../timing/use-narrow.ts';
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
export const Table = <Item,>(props: TableProps<Item>) => (useNarrow() ? <Cards {...props} /> : <Rows {...props} />);

const cellClass = <Item,>({ align, place }: TableColumn<Item>, at: number): string =>
  classNames(styles.cell, at === 0 && styles.first, align === 'right' && styles.right, place && styles[place]);

const labelOf = <Item,>({ header, isHeaderHidden }: TableColumn<Item>, at: number) =>
  !isHeaderHidden && at > 0 ? { 'data-label': header } : undefined;

/**
 * Cards are plain elements: arrow keys have no columns to move between, and a table of React Aria takes a phone several hundred milliseconds.
 */
const Cards = <Item,>({ label, columns, rows, rowKey, onOpen, empty, isStale = false }: TableProps<Item>) => (
  <div className={classNames(styles.frame, isStale && styles.stale)}>
    {rows.length === 0 && empty}
    <table aria-label={label} className={styles.table} hidden={rows.length === 0}>
      <thead className={styles.head}>
        <tr>
          {columns.map(({ id, header }) => (
            <th key={id} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((item) => (
          <tr
            key={rowKey(item)}
            className={classNames(styles.row, onOpen && styles.opens)}
            onClick={({ target }) => {
              if (!(target as Element).closest('a, button, input')) onOpen?.(item);
            }}
          >
            {columns.map((column, at) => {
              const content = column.cell(item);
              return at === 0 ? (
                <th key={column.id} scope="row" className={cellClass(column, at)}>
                  {content}
                </th>
              ) : (
                <td key={column.id} className={cellClass(column, at)} {...labelOf(column, at)}>
                  {content}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/**
 * A table of React Aria knows its rows after an effect, which React runs after painting what a transition or a deferred value has rendered: the
 * table would be empty for a moment, and what is below it would jump. An update in a layout effect makes React run all effects before it paints.
 */
function RowsInFirstPaint() {
  const [, setMounted] = useState(false);
  useLayoutEffect(() => setMounted(true), []);
  return null;
}

const Rows = <Item,>({ label, columns, rows, rowKey, onOpen, empty, sort, onSort, isStale = false, maxHeight }: TableProps<Item>) => (
  <div
    ref={keepOpeners}
    className={classNames(styles.frame, isStale && styles.stale, maxHeight !== undefined && styles.limited)}
    {...(maxHeight !== undefined && { style: { '--table-max-height': `${maxHeight}px` } as CSSProperties })}
  >
    <RowsInFirstPaint />
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
            {columns.map((column, at) => (
              <Cell key={column.id} className={cellClass(column, at)} {...labelOf(column, at)}>
                {column.cell(item)}
              </Cell>
            ))}
          </Row>
        ))}
      </TableBody>
    </AriaTable>
  </div>
);
