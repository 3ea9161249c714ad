import { useEffect } from 'react';
import type { MouseEvent } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Link } from '../link/link.tsx';
import { NOTHING } from './columns.ts';
import type { GridColumn } from './columns.ts';
import styles from './data-grid.module.css';

export interface GridCellProps<Item> {
  readonly item: Item;
  readonly column: GridColumn<Item>;
  readonly notSet: string;
  /** The enclosing grid cell. Truncated content shows in full on hover. */
  readonly frame?: HTMLElement;
}

function isCut(element: Element): boolean {
  return (
    element.clientWidth > 1 && element.scrollWidth > element.clientWidth && ['hidden', 'clip'].includes(getComputedStyle(element).overflowX)
  );
}

function showWhole(frame: HTMLElement, text: string): void {
  if ([frame, ...frame.querySelectorAll('*')].some(isCut)) frame.title = text;
  else frame.removeAttribute('title');
}

/** Content of a cell, both in the grid and in a card. */
export function GridCell<Item>({ item, column, notSet, frame }: GridCellProps<Item>) {
  const value = column.value(item);
  // When the pointer comes, because the grid settles the widths after it has drawn the cell.
  useEffect(() => {
    const show = (): void => showWhole(frame!, column.format?.(item) ?? String(value));
    frame?.addEventListener('pointerenter', show);
    return () => frame?.removeEventListener('pointerenter', show);
  });
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
  const href = column.href?.(item);
  if (href === undefined) return content;
  const open = (event: MouseEvent): void => {
    if (!column.onOpen || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    column.onOpen(item);
  };
  return (
    <Link href={href} tone="plain" data-row-link onClick={open}>
      {content}
    </Link>
  );
}
