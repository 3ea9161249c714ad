import type { Column } from '@wayside/ui';
import { canFilter, defaultSort, filterOn, hiddenIn, inOrder, isNumeric } from '@wayside/ui/grid';
import type { GridDensity, GridFilter, GridState } from '@wayside/ui/grid';
import { readGridAddress, writeGridAddress } from '../grid-address.ts';
import { today } from '../../today.ts';
import { densityIn, withDensity } from './view-address.ts';
import { withPreset } from './view-dates.ts';

type Columns = readonly Column<never>[];

/** No column has this id: it says that the columns are in their usual order. */
const USUAL_ORDER = '-';

/** A column that names its values alike in every language has no others. */
const isChoice = (column: Column<never>, { is, value = '' }: GridFilter): boolean =>
  is !== 'equals' || !column.choiceOf || !column.choices || Object.hasOwn(column.choices, value);

function filtersOn(columns: Columns, filters: readonly GridFilter[] = []): GridFilter[] {
  return filters
    .flatMap((filter) => {
      const column = columns.find(({ id }) => id === filter.column);
      if (!column || !canFilter(column)) return [];
      const named = filterOn(column, filter);
      return isChoice(column, named) ? [named] : [];
    })
    .toSorted((one, other) => (one.column < other.column ? -1 : 1));
}

const idsOf = (columns: Columns): string[] => columns.map(({ id }) => id);

function orderOf(columns: Columns, order?: readonly string[]): readonly string[] {
  const ids = idsOf(inOrder(columns, order));
  return ids.join() === idsOf(inOrder(columns)).join() ? [USUAL_ORDER] : ids;
}

export interface CheckedView {
  /** The view in full, columns and density included: two views are the same if these texts are. */
  query: string;
  /** A sort or filter is missing that the list can't do, such as by a column that it no longer has. */
  isRepaired: boolean;
}

/**
 * A view of a list with these columns: from an address, a link or storage, which may be of another day. The rest is as
 * `state` and `density` say, or as usual.
 */
export function checkedView(
  view: string | URLSearchParams,
  columns: Columns,
  now: { state?: GridState; density?: GridDensity } = {},
): CheckedView {
  const said = withPreset(new URLSearchParams(view), today());
  const { state: read } = readGridAddress(said);
  const { sort, filters = [], hidden, order } = { ...now.state, ...read };
  const kept = filtersOn(columns, filters);
  const isSorted = !sort || columns.some(({ id, kind }) => id === sort.column && kind !== 'actions');
  const usual = defaultSort(columns);
  const isUsual = sort && sort.column === usual?.column && sort.direction === usual.direction;
  const state: GridState = {
    sort: isSorted && !isUsual ? sort : undefined,
    filters: kept.length > 0 ? kept : undefined,
    hidden: hiddenIn(columns, hidden),
    order: orderOf(columns, order),
  };
  const density = densityIn(said, undefined) ?? now.density ?? 'normal';
  const whole = withDensity(writeGridAddress(said, { search: '', state }), undefined, density);
  whole.sort();
  return { query: whole.toString(), isRepaired: !isSorted || kept.length < filters.length };
}

/** Whether a view holds a text that is not one of ours: typed into a filter, or chosen among what a server sent. */
export function hasTexts(view: string, columns: Columns): boolean {
  const { state } = readGridAddress(new URLSearchParams(view));
  return (state.filters ?? []).some(({ column: id, value }) => {
    const column = columns.find((one) => one.id === id);
    if (value === undefined || !column || isNumeric(column) || column.kind === 'date') return false;
    return !Object.hasOwn(column.choices ?? {}, value);
  });
}
