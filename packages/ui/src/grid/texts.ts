import type { SortedAs } from '../columns/column.ts';

/** All texts of a grid, provided by the app. */
export interface GridTexts {
  /** Accessible name. */
  readonly label: string;
  readonly loading: string;
  /** "Showing 50 of 412", from the counts, while there is more to load. */
  readonly loaded: (shown: number, total: number) => string;
  readonly loadMore: string;
  readonly loadingMore: string;
  /** Of the disclosure with a card's extra columns; required if there are any. */
  readonly more?: string;
  /** Said once the rows are sorted: "Sorted by Odometer, ascending". */
  readonly sorted?: (header: string, direction: 'asc' | 'desc') => string;
  /** Of the switch that fits the columns to the window. */
  readonly fit?: string;
  /** Texts of the grid library's own parts, by its keys (filters, aria descriptions). English if absent. */
  readonly library?: Readonly<Record<string, string>>;
  /** Required with pages. */
  readonly pager?: GridPagerTexts;
  /** Required with row selection. */
  readonly selectRow?: string;
  readonly selectAll?: string;
}

export interface GridPagerTexts {
  /** "11 to 20 of 412" */
  readonly range: (first: number, last: number, total: number) => string;
  readonly previous: string;
  readonly next: string;
  readonly size: string;
}

export interface GridDisplayTexts {
  readonly display: string;
  readonly density: string;
  readonly densities: { readonly compact: string; readonly normal: string; readonly roomy: string };
  readonly columns: string;
  readonly moveUp: (column: string) => string;
  readonly moveDown: (column: string) => string;
  /** Announced after a move. */
  readonly moved: (column: string, place: number, places: number) => string;
  readonly resetColumns: string;
}

export type GridToolbarTexts = GridDisplayTexts & {
  readonly search: string;
  readonly searchPlaceholder?: string;
  readonly clearSearch: string;
  /** "37 of 412" */
  readonly shown: (shown: number, total: number) => string;
  /** Every value, in a quick filter: side by side with others, and in a select after the label. */
  readonly all: string;
  readonly any: string;
  readonly activeFilters: string;
  readonly removeFilter: (filter: string) => string;
  readonly clearAll: string;
  readonly reset: string;
  readonly csv: string;
  /** "Cost: is above 500", from the header and the condition. */
  readonly filter: (header: string, test: string, value: string, upTo: string) => string;
  readonly filters: string;
  readonly close: string;
  /** "Total, from": the ends of a range of numbers. */
  readonly from: (header: string) => string;
  readonly upTo: (header: string) => string;
  /** The error of a number that can't be read. */
  readonly unreadable: string;
  /** "Show 12 results" */
  readonly showResults: (shown: number) => string;
  /** A number in a filter, as the cells write it. */
  readonly amount: (value: number, kind: 'number' | 'money') => string;
  /** A day of a range, as the fields write it. */
  readonly day: (day: string) => string;
  readonly sortBy: string;
  readonly sortNone: string;
  /** "Cost, highest first" */
  readonly sorted: (header: string, direction: 'asc' | 'desc', as: SortedAs) => string;
};
