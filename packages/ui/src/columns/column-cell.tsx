import type { MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from '../link/link.tsx';
import { isMissing, isNumeric, textOf } from './column.ts';
import type { Column } from './column.ts';
import { NotSet } from './not-set.tsx';
import styles from './column.module.css';

/** Alignment and figures, the same wherever the column is shown. */
export function kindClass(column: Pick<Column<never>, 'kind'>): string {
  return classNames(isNumeric(column) && styles.numeric, column.kind === 'identifier' && styles.identifier);
}

function contentOf<Item>(column: Column<Item>, item: Item) {
  if (column.cell) {
    const content = column.cell(item);
    return isMissing(content) && column.kind !== 'actions' ? <NotSet /> : content;
  }
  return isMissing(column.value?.(item)) ? <NotSet /> : <span className={styles.text}>{textOf(column, item)}</span>;
}

/** The content of a cell in the grid, in a table and in a card. */
export function ColumnCell<Item>({ column, item }: { readonly column: Column<Item>; readonly item: Item }) {
  const content = contentOf(column, item);
  const href = column.href?.(item);
  if (href === undefined) return content;
  const open = (event: MouseEvent): void => {
    if (!column.onOpen || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    column.onOpen(item);
  };
  return (
    <Link href={href} tone="plain" data-row-link aria-current={column.isCurrent?.(item) || undefined} onClick={open}>
      {content}
    </Link>
  );
}
