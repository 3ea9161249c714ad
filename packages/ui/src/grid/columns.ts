import type { ReactNode } from 'react';
import type { GridValue } from './values.ts';

/** A column of a `DataGrid`, said in terms of the rows and not of the grid library. */
export type GridColumn<Item> = {
  readonly id: string;
  /** Of `actions` it is read by assistive technology only. */
  readonly header: string;
  /** What is sorted, searched and, if nothing else is said, shown. */
  readonly value: (item: Item) => GridValue;
  /** What a search looks at, where it is neither the value nor the text shown. */
  readonly searched?: (item: Item) => string;
  /** The text shown for a value that is there. */
  readonly format?: (item: Item) => string;
  /** The cell, where a text is not enough (a status pill, two lines). */
  readonly cell?: (item: Item) => ReactNode;
  /** Makes the cell a real link: the place that opening the row leads to. One column at most. */
  readonly href?: (item: Item) => string;
  /**
   * `number` and `money` stand right, in figures of one width, and sort by size; `date` has a value that sorts as a text (ISO 8601);
   * `identifier` has slashed zeros.
   */
  readonly kind?: 'text' | 'number' | 'money' | 'date' | 'identifier' | 'status' | 'actions';
  /** Pixels. `minWidth` holds when the columns are fitted to the window. */
  readonly width?: number;
  readonly minWidth?: number;
  /** Stays in sight when the others are scrolled: at the left, actions at the right. */
  readonly isPinned?: boolean;
  readonly isSortable?: boolean;
  /** Offers the grid's own filter in the column's head. */
  readonly hasFilter?: boolean;
  /** Sorted so at first. */
  readonly sort?: 'asc' | 'desc';
  /** Not shown until somebody asks for it. */
  readonly isHidden?: boolean;
  /** What a CSV file says, where it is neither the number nor the text shown. */
  readonly csv?: (item: Item) => GridValue;
};

export const isNumeric = ({ kind }: Pick<GridColumn<never>, 'kind'>): boolean => kind === 'number' || kind === 'money';

/** How the order of a column reads: from A to Z, by size or by time. */
export type SortedAs = 'text' | 'number' | 'date';

export const sortedAs = (column: Pick<GridColumn<never>, 'kind'>): SortedAs =>
  isNumeric(column) ? 'number' : column.kind === 'date' ? 'date' : 'text';

/** Stands where a value is missing; zero is shown as zero. */
export const NOTHING = '—';
