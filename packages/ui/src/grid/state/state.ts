import type { GridFilter } from '../filters.ts';

export type SortDirection = 'asc' | 'desc';
export interface GridSort {
  readonly column: string;
  readonly direction: SortDirection;
}

/** A grid's user settings, small enough for a URL. Absent values mean the column defaults. */
export interface GridState {
  /** `null`: the order the rows come in. */
  readonly sort?: GridSort | null;
  readonly filters?: readonly GridFilter[];
  /** Counted from 1. */
  readonly page?: number;
  readonly pageSize?: number;
  /** Column ids. */
  readonly hidden?: readonly string[];
  readonly order?: readonly string[];
}

export type GridDensity = 'compact' | 'normal' | 'roomy';

/** How far a grid without pages is scrolled. */
export interface GridPlace {
  /** The row at its top, at first. */
  readonly firstRow: number;
  readonly onFirstRow: (row: number) => void;
}

/** Height of the column headers in pixels. */
export const HEADER_HEIGHT = 36;

/** Height of a row of one line and of two, in pixels. */
export const ROW_HEIGHTS: Readonly<Record<GridDensity, readonly [one: number, two: number]>> = {
  compact: [36, 44],
  normal: [44, 54],
  roomy: [54, 64],
};

export function isSameSort(one: GridSort | null, other: GridSort | null): boolean {
  return one?.column === other?.column && one?.direction === other?.direction;
}

/**
 * Updates the state; `undefined` resets a part to its default. Changes that affect the rows go back to their first
 * page.
 */
export function withState(state: GridState, change: GridState): GridState {
  const startsOver = 'sort' in change || 'filters' in change || 'pageSize' in change;
  const parts = Object.entries({ ...state, page: startsOver ? undefined : state.page, ...change });
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}

/** Replaces what a column is filtered by. */
export function withFilter(state: GridState, column: string, filter: GridFilter | undefined): GridState {
  const others = (state.filters ?? []).filter((other) => other.column !== column);
  const filters = filter ? [...others, filter] : others;
  return withState(state, { filters: filters.length > 0 ? filters : undefined });
}

/** Number of pages; at least 1. */
export const pagesOf = (rows: number, size: number): number => Math.max(1, Math.ceil(rows / size));

/** Clamps to an existing page, since URLs can be edited by hand. */
export const pageWithin = (page: number | undefined, pages: number): number =>
  Math.min(Math.max(1, Math.trunc(page ?? 1) || 1), pages);
