import { useEffect } from 'react';
import { ColumnCell } from '../columns/column-cell.tsx';
import { textOf } from '../columns/column.ts';
import type { Column } from '../columns/column.ts';

export interface GridCellProps<Item> {
  readonly item: Item;
  readonly column: Column<Item>;
  /** The enclosing grid cell. Truncated content shows in full on hover. */
  readonly frame: HTMLElement;
}

function isCut(element: Element): boolean {
  return (
    element.clientWidth > 1 &&
    element.scrollWidth > element.clientWidth &&
    ['hidden', 'clip'].includes(getComputedStyle(element).overflowX)
  );
}

function showWhole(frame: HTMLElement, text: string): void {
  if ([frame, ...frame.querySelectorAll('*')].some(isCut)) frame.title = text;
  else frame.removeAttribute('title');
}

/** A cell that AG Grid draws. */
export function GridCell<Item>({ item, column, frame }: GridCellProps<Item>) {
  // When the pointer comes, because the grid settles the widths after it has drawn the cell.
  useEffect(() => {
    const show = (): void => showWhole(frame, textOf(column, item));
    frame.addEventListener('pointerenter', show);
    return () => frame.removeEventListener('pointerenter', show);
  });
  return <ColumnCell column={column} item={item} />;
}
