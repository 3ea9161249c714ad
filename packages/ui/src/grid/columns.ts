import type { ReactNode } from 'react';
import type { GridValue } from './values.ts';

/** A column of a `DataGrid`, independent of the grid library. */
export interface GridColumn<Item> {
  readonly id: string;
  /** For `actions`, only screen readers get it. */
  readonly header: string;
  /** The value to sort and search by, also displayed unless overridden. */
  readonly value: (item: Item) => GridValue;
  /** The text to search, if different from the value and the displayed text. */
  readonly searched?: (item: Item) => string;
  /** Formats a value that is present. */
  readonly format?: (item: Item) => string;
  /** Renders the cell when text is not enough (a status pill, two lines). */
  readonly cell?: (item: Item) => ReactNode;
  /** Makes the cell a real link to what the row opens, if it opens anything. At most one column. */
  readonly href?: (item: Item) => string | undefined;
  /** Follows that link in place of the router, which would drop the rest of the address. Not for a new tab. */
  readonly onOpen?: (item: Item) => void;
  /**
   * `number` and `money` are right-aligned with tabular figures and sort numerically; `date` values sort as text (ISO 8601); `identifier` has
   * slashed zeros.
   */
  readonly kind?: 'text' | 'number' | 'money' | 'date' | 'identifier' | 'status' | 'actions';
  /** Pixels. `minWidth` applies when columns are fitted to the window. */
  readonly width?: number;
  readonly minWidth?: number;
  /** Pixels. While the column is shown, no row is lower. */
  readonly rowHeight?: number;
  /** Stays visible while other columns scroll: on the left, or on the right for actions. */
  readonly isPinned?: boolean;
  readonly isSortable?: boolean;
  /** Offers the grid's own filter in the column header. */
  readonly hasFilter?: boolean;
  /** Initial sort. */
  readonly sort?: 'asc' | 'desc';
  /** Hidden until the user shows it. */
  readonly isHidden?: boolean;
  /** The value for a CSV file, if neither the number nor the displayed text. */
  readonly csv?: (item: Item) => GridValue;
}

export const isNumeric = ({ kind }: Pick<GridColumn<never>, 'kind'>): boolean => kind === 'number' || kind === 'money';

/** How to describe the column's sort order: alphabetical, by size or by time. */
export type SortedAs = 'text' | 'number' | 'date';

export function sortedAs(column: Pick<GridColumn<never>, 'kind'>): SortedAs {
  return isNumeric(column) ? 'number' : column.kind === 'date' ? 'date' : 'text';
}

/** Shown for a missing value; zero is shown as zero. */
export const NOTHING = '—';
