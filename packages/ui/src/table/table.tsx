import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { lazyPart } from '../lazy/lazy-part.ts';
import { isNarrow, useNarrow } from '../timing/use-narrow.ts';
import { TableCell, cellClass, labelOf } from './table-parts.tsx';
import type { TableProps } from './table-parts.tsx';
import { LazyBoundary } from '../lazy/lazy-boundary.tsx';
import styles from './table.module.css';

const LazyRows = lazyPart(() => import('./table-rows.tsx'), 'TableRows');
const Rows = LazyRows as <Item>(props: TableProps<Item>) => ReactNode;

/** Loads what a table needs in this window, before the first one is rendered. */
export async function preloadTable(): Promise<void> {
  if (!isNarrow()) await LazyRows.preload();
}

/**
 * A short list as a table: hairlines, 40-pixel rows, cards below 640 pixels. Use the grid of `@wayside/ui/grid` for
 * long lists. Cards stand in until the code of the rows has come.
 */
export function Table<Item>(props: TableProps<Item>) {
  return useNarrow() ? (
    <Cards {...props} />
  ) : (
    <LazyBoundary fallback={<Cards {...props} />}>
      <Rows {...props} />
    </LazyBoundary>
  );
}

/**
 * Cards are plain elements: arrow keys have no columns to move between, and a table of React Aria takes a phone several
 * hundred milliseconds.
 */
function Cards<Item>({ label, columns, rows, rowKey, onOpen, empty }: TableProps<Item>) {
  return (
    <div className={styles.frame}>
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
                const content = <TableCell column={column} item={item} />;
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
}
