import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Link } from '../link/link.tsx';
import { NOTHING } from './columns.ts';
import type { GridColumn } from './columns.ts';
import styles from './data-grid.module.css';

export type GridCellProps<Item> = { readonly item: Item; readonly column: GridColumn<Item>; readonly notSet: string };

/** What stands in a cell, in the grid and in a stacked card alike. */
export const GridCell = <Item,>({ item, column, notSet }: GridCellProps<Item>) => {
  const value = column.value(item);
  const isMissing = value === null || value === undefined || value === '';
  const content = column.cell ? (
    column.cell(item)
  ) : isMissing ? (
    <>
      <span aria-hidden="true">{NOTHING}</span>
      <VisuallyHidden>{notSet}</VisuallyHidden>
    </>
  ) : (
    <span className={styles.text}>{column.format?.(item) ?? String(value)}</span>
  );
  if (!column.href) return content;
  return (
    <Link href={column.href(item)} tone="plain" data-row-link>
      {content}
    </Link>
  );
};
