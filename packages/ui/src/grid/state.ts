import type { GridFilter } from './filters.ts';

export type SortDirection = 'asc' | 'desc';
export type GridSort = { readonly column: string; readonly direction: SortDirection };

/** What a person set on a grid, small enough for an address. What is absent is as the columns say. */
export type GridState = {
  /** `null`: in the order the rows come in. */
  readonly sort?: GridSort | null;
  readonly filters?: readonly GridFilter[];
  /** From 1. */
  readonly page?: number;
  readonly pageSize?: number;
  /** Ids of columns. */
  readonly hidden?: readonly string[];
  readonly order?: readonly string[];
};

export type GridDensity = 'compact' | 'normal' | 'roomy';

/** Pixels of a row. */
export const ROW_HEIGHTS: Readonly<Record<GridDensity, number>> = { compact: 32, normal: 40, roomy: 48 };

export const isSameSort = (one: GridSort | null, other: GridSort | null): boolean =>
  one?.column === other?.column && one?.direction === other?.direction;

/** The state with something else in it; an `undefined` takes a part back to its default. What changes the rows starts at their first page. */
export const withState = (state: GridState, change: { readonly [Part in keyof GridState]: GridState[Part] | undefined }): GridState => {
  const startsOver = 'sort' in change || 'filters' in change || 'pageSize' in change;
  const parts = Object.entries({ ...state, ...(startsOver && { page: undefined }), ...change });
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
};

/** Pages are counted from 1; there is always one. */
export const pagesOf = (rows: number, size: number): number => Math.max(1, Math.ceil(rows / size));

/** A page that exists: addresses are written by people too. */
export const pageWithin = (page: number | undefined, pages: number): number => Math.min(Math.max(1, Math.trunc(page ?? 1) || 1), pages);
