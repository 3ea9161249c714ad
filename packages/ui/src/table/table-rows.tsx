import { ArrowDown, ArrowUp } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import type { CSSProperties } from 'react';
import { Cell, Column, Row, Table as AriaTable, TableBody, TableHeader } from 'react-aria-components/Table';
import { classNames } from '../class-names.ts';
import { cellClass, labelOf } from './table-parts.ts';
import type { TableProps } from './table-parts.ts';
import styles from './table.module.css';

/**
 * When a dialog closes, its opener gets the focus back. The table of React Aria would give it to the first control of the opener's cell.
 */
function keepOpeners(frame: HTMLElement | null) {
  if (!frame) return undefined;
  const stop = (event: Event): void => event.stopPropagation();
  frame.addEventListener('react-aria-focus-scope-restore', stop, true);
  return () => frame.removeEventListener('react-aria-focus-scope-restore', stop, true);
}

/**
 * A table of React Aria knows its rows after an effect, which React runs after painting what a transition or a deferred value has rendered: the
 * table would be empty for a moment, and what is below it would jump. An update in a layout effect makes React run all effects before it paints.
 */
function RowsInFirstPaint() {
  const [, setMounted] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the update is the point
  useLayoutEffect(() => setMounted(true), []);
  return null;
}

/** The table beside which cards are for narrow windows: arrow keys move between its cells. */
export function TableRows<Item>({
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
}: TableProps<Item>) {
  return (
    <div
      ref={keepOpeners}
      className={classNames(styles.frame, isStale && styles.stale, maxHeight !== undefined && styles.limited)}
      style={maxHeight === undefined ? undefined : ({ '--table-max-height': `${maxHeight}px` } as CSSProperties)}
    >
      <RowsInFirstPaint />
      <AriaTable
        aria-label={label}
        className={styles.table!}
        sortDescriptor={sort}
        onSortChange={onSort}
        onRowAction={
          onOpen &&
          ((key) => {
            const opened = rows.find((item) => rowKey(item) === key);
            if (opened !== undefined) onOpen(opened);
          })
        }
      >
        <TableHeader className={styles.head!}>
          {columns.map(({ id, header, align, width, isSortable = false, isHeaderHidden = false }, at) => (
            <Column
              key={id}
              id={id}
              isRowHeader={at === 0}
              allowsSorting={isSortable}
              className={classNames(styles.column, align === 'right' && styles.right)}
              style={{ width }}
            >
              {({ sortDirection }) => (
                <span className={isHeaderHidden ? styles.hidden : styles.columnText}>
                  {header}
                  {isSortable && (
                    <span className={classNames(styles.arrow, sortDirection && styles.active)}>
                      {sortDirection === 'descending' ? (
                        <ArrowDown size={14} aria-hidden="true" />
                      ) : (
                        <ArrowUp size={14} aria-hidden="true" />
                      )}
                    </span>
                  )}
                </span>
              )}
            </Column>
          ))}
        </TableHeader>
        <TableBody renderEmptyState={empty === undefined ? undefined : () => empty}>
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
}
