import { useLayoutEffect } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Link } from '../link/link.tsx';
import { NOTHING } from './columns.ts';
import type { GridColumn } from './columns.ts';
import styles from './data-grid.module.css';

export type GridCellProps<Item> = {
  readonly item: Item;
  readonly column: GridColumn<Item>;
  readonly notSet: string;
  /** The enclosing grid cell. Truncated content shows in full on hover. */
  readonly frame?: HTMLElement | undefined;
};

const isCut = (element: Element): boolean =>
  element.clientWidth > 1 && element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX === 'hidden';

const showWhole = (frame: HTMLElement, text: string): void => {
  if ([frame, ...frame.querySelectorAll('*')].some(isCut)) frame.title = text;
  else frame.removeAttribute('title');
};

/** Content of a cell, both in the grid and in a card. */
export const GridCell = <Item,>({ item, column, notSet, frame }: GridCellProps<Item>) => {
  const value = column.value(item);
  // On every render, because the width is not known before.
  useLayoutEffect(() => {
    if (frame) showWhole(frame, column.format?.(item) ?? String(value));
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
  if (!column.href) return content;
  return (
    <Link href={column.href(item)} tone="plain" data-row-link>
      {content}
    </Link>
  );
};
