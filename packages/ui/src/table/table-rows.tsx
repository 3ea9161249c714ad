import { useLayoutEffect, useState } from 'react';
import type { CSSProperties } from 'react';
import {
  Cell,
  Column as AriaColumn,
  Row,
  Table as AriaTable,
  TableBody,
  TableHeader,
} from 'react-aria-components/Table';
import { classNames } from '../class-names.ts';
import { isNumeric } from '../columns/column.ts';
import { TableCell, cellClass, labelOf, widthOf } from './table-parts.tsx';
import type { TableProps } from './table-parts.tsx';
import styles from './table.module.css';

/**
 * When a dialog closes, its opener gets the focus back. The table of React Aria would give it to the first control of
 * the opener's cell.
 */
function keepOpeners(frame: HTMLElement | null) {
  if (!frame) return undefined;
  const stop = (event: Event): void => event.stopPropagation();
  frame.addEventListener('react-aria-focus-scope-restore', stop, true);
  return () => frame.removeEventListener('react-aria-focus-scope-restore', stop, true);
}

/**
 * A table of React Aria knows its rows after an effect, which React runs after painting what a transition or a deferred
 * value has rendered: the table would be empty for a moment, and what is below it would jump. An update in a layout
 * effect makes React run all effects before it paints.
 */
function RowsInFirstPaint() {
  const [, setMounted] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the update is the point
  useLayoutEffect(() => setMounted(true), []);
  return null;
}

/** The table beside which cards are for narrow windows: arrow keys move between its cells. */
export function TableRows<Item>({ label, columns, rows, rowKey, onOpen, empty, maxHeight }: TableProps<Item>) {
  return (
    <div
      ref={keepOpeners}
      className={classNames(styles.frame, maxHeight !== undefined && styles.limited)}
      style={maxHeight === undefined ? undefined : ({ '--table-max-height': maxHeight } as CSSProperties)}
    >
      <RowsInFirstPaint />
      <AriaTable
        aria-label={label}
        className={styles.table!}
        onRowAction={
          onOpen &&
          ((key) => {
            const opened = rows.find((item) => rowKey(item) === key);
            if (opened !== undefined) onOpen(opened);
          })
        }
      >
        <TableHeader className={styles.head!}>
          {columns.map((column, at) => (
            <AriaColumn
              key={column.id}
              id={column.id}
              isRowHeader={at === 0}
              className={classNames(styles.column, isNumeric(column) && styles.right)}
              style={widthOf(column)}
            >
              {column.kind === 'actions' ? <span className={styles.hidden}>{column.header}</span> : column.header}
            </AriaColumn>
          ))}
        </TableHeader>
        <TableBody renderEmptyState={empty === undefined ? undefined : () => empty}>
          {rows.map((item) => (
            <Row key={rowKey(item)} id={rowKey(item)} className={classNames(styles.row, onOpen && styles.opens)}>
              {columns.map((column, at) => (
                <Cell key={column.id} className={cellClass(column, at)} {...labelOf(column, at)}>
                  <TableCell column={column} item={item} />
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </AriaTable>
    </div>
  );
}
