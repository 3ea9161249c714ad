import type { ReactNode } from 'react';

/** What a column is sorted and searched by. */
export type ColumnValue = string | number | null | undefined;

/** A column of a `DataGrid` or a `Table`, independent of the grid library. */
export interface Column<Item> {
  readonly id: string;
  /** For `actions`, only screen readers get it. */
  readonly header: string;
  /** The value to sort and search by, also displayed unless overridden. */
  readonly value?: (item: Item) => ColumnValue;
  /** The text to search, if different from the value and the displayed text. */
  readonly searched?: (item: Item) => string;
  /** Formats a value that is present. */
  readonly format?: (item: Item) => string;
  /**
   * Renders the cell when text is not enough (a status pill, two lines). A missing value shows if it returns nothing.
   */
  readonly cell?: (item: Item) => ReactNode;
  /** What the row is called, where its value is longer than that. */
  readonly rowName?: (item: Item) => string;
  /** Makes the cell a real link to what the row opens, if it opens anything. At most one column. */
  readonly href?: (item: Item) => string | undefined;
  /** Whether what the row opens is shown on the page. */
  readonly isCurrent?: (item: Item) => boolean;
  /** Follows that link in place of the router, which would drop the rest of the address. Not for a new tab. */
  readonly onOpen?: (item: Item) => void;
  /**
   * `number` and `money` are right-aligned with tabular figures and sort numerically; `date` values sort as text (ISO
   * 8601); `identifier` has slashed zeros. In a card, `money` is at the top right, `status` and `actions` at the bottom.
   */
  readonly kind?: 'text' | 'number' | 'money' | 'date' | 'identifier' | 'status' | 'actions';
  /** Pixels in a list of 1,000 pixels; a wider one gives it more. Columns of a table without it fit their content. */
  readonly width?: number;
  /** Pixels. The column gets no narrower when the list is fitted to the window; a table cuts its texts before. */
  readonly minWidth?: number;
  /** A second line in its cells: while the column is shown, the grid's rows are high enough for two. */
  readonly hasTwoLines?: boolean;
  /** Stays visible while other columns of the grid scroll: on the left, or on the right for actions. */
  readonly isPinned?: boolean;
  /** A grid sorts by every column except actions, a table by none. */
  readonly isSortable?: boolean;
  /** Offers a filter, for text and numbers also in the column header. Numbers and dates have one without it. */
  readonly hasFilter?: boolean;
  /** Few values: the toolbar offers them as a filter, in place of the header. */
  readonly hasChoices?: boolean;
  /** What the address calls the row's value, the same in every language; without it, the displayed text. */
  readonly choiceOf?: (item: Item) => string;
  /** The texts of its values by that name, in the order in which they are offered; others follow by name. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Its values say by themselves what they are ("Oil change"): a card shows them without the header. */
  readonly isPlain?: boolean;
  /** In a card, its header and value have a line of their own. */
  readonly hasOwnLine?: boolean;
  /** Rarely needed: a card has it under a disclosure. */
  readonly isExtra?: boolean;
  /** Initial sort of the grid. */
  readonly sort?: 'asc' | 'desc';
  /** Hidden in the grid until the user shows it. */
  readonly isHidden?: boolean;
  /** The value for a CSV file, if neither the number nor the displayed text. */
  readonly csv?: (item: Item) => ColumnValue;
}

type Kind = Pick<Column<never>, 'kind'>;

/** What is not there, or a number that could not be read. */
export const isMissing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || Number.isNaN(value);

export const isNumeric = ({ kind }: Kind): boolean => kind === 'number' || kind === 'money';

/** Whether rows can be filtered by the column: numbers and dates always can, by range. */
export const canFilter = (column: Kind & Pick<Column<never>, 'hasFilter'>): boolean =>
  column.hasFilter === true || isNumeric(column) || column.kind === 'date';

/** How to describe the column's sort order: alphabetical, by size or by time. */
export type SortedAs = 'text' | 'number' | 'date';

export function sortedAs(column: Kind): SortedAs {
  return isNumeric(column) ? 'number' : column.kind === 'date' ? 'date' : 'text';
}

/** The text of a value; empty if it is missing. */
export function textOf<Item>({ value, format }: Column<Item>, item: Item): string {
  const found = value?.(item);
  if (value && isMissing(found)) return '';
  return format?.(item) ?? String(found ?? '');
}
